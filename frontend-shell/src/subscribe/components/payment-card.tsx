import { lazy, Suspense, useEffect, useState } from 'react';
import type { Stripe } from '@stripe/stripe-js';
import { Button } from '@marklight/ui/antd';
import { SkeletonRows } from '@marklight/ui/states';
import type { PaymentSecret } from '../hooks/use-checkout';

/** How to reach the payment provider from the browser. */
export interface PaymentAccess {
  publishableKey: string;
  scriptUrl: string;
}

const loadForm = () => import('./payment-form').then(({ PaymentForm }) => ({ default: PaymentForm }));
const PaymentForm = lazy(loadForm);

/**
 * The provider's payment form, or why it cannot be shown. The provider's script is loaded with this card and not
 * before.
 */
export function PaymentCard({ secret, access }: { secret: PaymentSecret; access: PaymentAccess }) {
  const { stripe, failed, retry } = usePaymentScript(access);
  if (failed) {
    return (
      <div className="ml-notice ml-red ml-section ml-start" role="alert">
        <p>
          <strong>The payment form could not be loaded.</strong> Nothing was charged. Check your connection,
          and whether something in your browser or network blocks the payment service, then try again.
        </p>
        <Button onClick={retry}>Retry</Button>
      </div>
    );
  }
  if (!stripe) return <SkeletonRows count={3} />;
  return (
    <Suspense fallback={<SkeletonRows count={3} />}>
      <PaymentForm stripe={stripe} secret={secret} onBroken={retry} />
    </Suspense>
  );
}

function usePaymentScript({ publishableKey, scriptUrl }: PaymentAccess) {
  const [attempt, setAttempt] = useState(0);
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    void import('../logic/payment-script')
      .then(({ openStripe }) => openStripe(scriptUrl, publishableKey))
      .then(
        (opened) => wanted && setStripe(opened),
        () => wanted && setFailed(true),
      );
    return () => {
      wanted = false;
    };
  }, [publishableKey, scriptUrl, attempt]);
  const retry = () => {
    setFailed(false);
    setStripe(null);
    setAttempt(attempt + 1);
  };
  return { stripe, failed, retry };
}
