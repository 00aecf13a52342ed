import { PAGES } from '@marklight/contracts/routes';
import { SUBSCRIPTION_VIEW } from '@marklight/contracts/trial-banner';
import { Button, Progress } from '@marklight/ui/antd';
import { Link } from '@marklight/ui/router';
import { usePaymentOutcome } from './hooks/use-payment-outcome';

/**
 * Shown above the page that a payment returns to: what the server knows about the payment, until the outcome is
 * known.
 */
export function PaymentReturn() {
  const { phase, share, askAgain, dismiss } = usePaymentOutcome();
  if (phase === 'done') return null;
  return (
    <section
      className="ml-pad ml-tint ml-line-below ml-text-centre"
      aria-label="Your payment"
      aria-live="polite"
    >
      {phase === 'asking' && (
        <>
          <p>Checking your payment with the bank. This takes a few seconds.</p>
          <div style={{ maxWidth: 320, margin: '8px auto 0' }}>
            <Progress
              percent={share * 100}
              size="small"
              showInfo={false}
              aria-label="Checking your payment"
            />
          </div>
        </>
      )}
      {phase === 'silent' && (
        <>
          <p>
            <strong>We have not heard from the bank yet.</strong> Nothing is lost: your plan is updated
            automatically as soon as the payment is confirmed. You do not need to pay again.
          </p>
          <div className="ml-actions ml-above-8" style={{ justifyContent: 'center' }}>
            <Link to={SUBSCRIPTION_VIEW} onClick={dismiss}>
              See your subscription
            </Link>
            <Button onClick={askAgain}>Check again</Button>
            <Button type="text" onClick={dismiss}>
              Close
            </Button>
          </div>
        </>
      )}
      {phase === 'refused' && (
        <>
          <p>
            <strong>Your payment did not go through.</strong> Nothing was charged. You can try again with the
            same card or another one.
          </p>
          <div className="ml-actions ml-above-8" style={{ justifyContent: 'center' }}>
            <Link to={PAGES.subscribe} onClick={dismiss}>
              Try again
            </Link>
            <Button type="text" onClick={dismiss}>
              Close
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
