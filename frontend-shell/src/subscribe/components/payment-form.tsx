import { useMemo, useState, type FormEvent } from 'react';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeError } from '@stripe/stripe-js';
import { PAGES } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { goTo } from '@marklight/ui/go-to';
import { PALETTE } from '@marklight/ui/palette';
import { SkeletonRows } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import type { PaymentSecret } from '../hooks/use-checkout';
import { returnAddress } from '../logic/addresses';

const APPEARANCE: Appearance = {
  variables: {
    colorPrimary: PALETTE.primary,
    colorText: PALETTE.ink,
    colorDanger: PALETTE.danger,
    borderRadius: '8px',
    fontFamily: 'Inter, system-ui, sans-serif',
  },
};
const NOT_CONFIRMED = 'The payment service did not answer. Nothing has been charged yet. Please try again.';

export interface PaymentFormProps {
  stripe: Stripe;
  secret: PaymentSecret;
  /** When the provider's fields cannot be shown. */
  onBroken: () => void;
}

/** The provider's fields and the button that pays. */
export function PaymentForm({ stripe, secret, onBroken }: PaymentFormProps) {
  const { clientSecret } = secret;
  const options = useMemo(() => ({ clientSecret, appearance: APPEARANCE }), [clientSecret]);
  return (
    <Elements stripe={stripe} options={options}>
      <Fields onBroken={onBroken} />
    </Elements>
  );
}

function Fields({ onBroken }: { onBroken: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [fields, setFields] = useState<'coming' | 'ready' | 'broken'>('coming');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const refuse = (message: string, shownByTheFields = false) => {
    setBusy(false);
    setProblem(shownByTheFields ? null : message);
    toast({ title: 'Payment Failed', message, tone: 'error' });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnAddress() },
        redirect: 'if_required',
      });
      if (error && !isDoneAlready(error)) {
        return refuse(
          error.message ?? NOT_CONFIRMED,
          error.type === 'card_error' || error.type === 'validation_error',
        );
      }
      // The page that it leads to asks the server whether the payment was made.
      goTo(`${PAGES.home}?payment=success`);
    } catch {
      refuse(NOT_CONFIRMED);
    }
  };
  return (
    <form className="ml-stack" onSubmit={(event) => void submit(event)}>
      {fields === 'coming' && <SkeletonRows count={3} />}
      <PaymentElement onReady={() => setFields('ready')} onLoadError={() => setFields('broken')} />
      {fields === 'broken' && (
        <div className="ml-notice ml-red ml-section ml-start" role="alert">
          <p>
            <strong>The payment form could not be loaded.</strong> Nothing was charged.
          </p>
          <Button onClick={onBroken}>Retry</Button>
        </div>
      )}
      {problem && (
        <p className="ml-field-error" role="alert">
          {problem}
        </p>
      )}
      <Button type="primary" size="large" block htmlType="submit" disabled={busy || fields !== 'ready'}>
        {busy ? 'Processing...' : 'Subscribe Now'}
      </Button>
      <p className="ml-above-16 ml-hint ml-text-centre">Secure payment powered by Stripe</p>
    </form>
  );
}

/** It was paid from another tab, or by an attempt whose answer was lost. */
function isDoneAlready({ payment_intent: payment }: StripeError): boolean {
  return payment?.status === 'succeeded' || payment?.status === 'processing';
}
