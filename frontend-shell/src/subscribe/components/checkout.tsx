import { Check } from 'lucide-react';
import { PLAN_NAME, PRODUCT_NAME } from '@marklight/contracts/business';
import { daysLeft, SUBSCRIPTION_VIEW } from '@marklight/contracts/trial-banner';
import { Chip } from '@marklight/ui/chips';
import { Link } from '@marklight/ui/router';
import { ErrorState } from '@marklight/ui/states';
import { useSubscriptionStatusQuery } from '../api';
import { useCheckout, type PaymentSecret } from '../hooks/use-checkout';
import { PLAN, PRICE } from '../logic/words';
import { NotSetUp } from './not-set-up';
import { PaymentCard, type PaymentAccess } from './payment-card';

const INCLUDED = [
  'Unlimited essay grading with AI',
  'Advanced spell and grammar checking',
  'Batch processing',
  'Export and reporting tools',
  'Priority customer support',
];

/** From the request to the server to the payment form. */
export function Checkout(access: PaymentAccess) {
  const { state, retry } = useCheckout();
  if (state.phase === 'waiting') return <SettingUp />;
  if (state.phase === 'failed') {
    return (
      <>
        <ErrorState title="Your subscription could not be set up." error={state.error} onRetry={retry} />
        <WayToTheView />
      </>
    );
  }
  if (state.phase === 'notSetUp') {
    return (
      <section className="ml-card ml-section">
        <h1>{PLAN}</h1>
        <NotSetUp />
      </section>
    );
  }
  return <Join secret={state.secret} access={access} />;
}

export function SettingUp() {
  return (
    <div className="ml-state" role="status">
      <span className="ml-spinner" aria-hidden />
      <p className="ml-state-title">Setting up your subscription...</p>
      <p className="ml-soft">This will only take a moment.</p>
    </div>
  );
}

function Join({ secret, access }: { secret: PaymentSecret; access: PaymentAccess }) {
  const { data: view } = useSubscriptionStatusQuery();
  return (
    <>
      <header className="ml-page-header">
        <div>
          <h1>{`Join ${PRODUCT_NAME} ${PLAN_NAME}`}</h1>
          <p className="ml-lead">Start your AI-powered essay grading journey</p>
        </div>
      </header>
      <section className="ml-card ml-section" aria-labelledby="sb-complete">
        <h2 id="sb-complete">Complete Your Subscription</h2>
        <div className="ml-notice ml-notice-quiet">
          <div className="ml-row ml-between">
            <h3>{PLAN}</h3>
            <Chip tone="blue">Monthly</Chip>
          </div>
          <p className="ml-above-4 ml-weight-600">{PRICE}</p>
          <ul className="ml-section ml-list ml-above-8">
            {INCLUDED.map((item) => (
              <li key={item} className="ml-inline">
                <Check size={16} color="var(--success)" aria-hidden />
                {item}
              </li>
            ))}
          </ul>
        </div>
        {view?.status === 'past_due' && (
          <p className="ml-notice ml-red">
            <strong>Your last payment did not go through.</strong> Paying here settles it.
          </p>
        )}
        {secret.trialDaysKept > 0 && (
          <p>{`The rest of your trial, ${daysLeft(secret.trialDaysKept)}, is added to your first month.`}</p>
        )}
        <PaymentCard secret={secret} access={access} />
      </section>
      <WayToTheView />
    </>
  );
}

function WayToTheView() {
  return (
    <p className="ml-above-16 ml-text-centre">
      <Link to={SUBSCRIPTION_VIEW}>See your subscription</Link>
    </p>
  );
}
