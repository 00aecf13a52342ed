import { useConfigQuery } from '@marklight/api-client/config-api';
import { SUBSCRIPTION_STATE_LABELS, type SubscriptionStatus } from '@marklight/contracts/billing';
import { PLAN_NAME, PRO_PRICE_AUD, PRODUCT_NAME, TIMINGS, TRIAL_DAYS } from '@marklight/contracts/business';
import { Chip } from '@marklight/ui/chips';
import { ErrorState, PageHeader, SkeletonCards } from '@marklight/ui/states';
import { useSubscriptionStatusQuery } from './api';
import './subscribe.css';

/** How the person's plan stands. Where this server takes no cards it says so. */
export function SubscribePage() {
  const {
    data: status,
    error,
    isFetching,
    refetch,
  } = useSubscriptionStatusQuery(undefined, {
    pollingInterval: TIMINGS.subscriptionRefetch,
  });
  return (
    <div className="ml-page sb-page">
      <PageHeader title="Subscription" lead={status && <StateChip status={status} />} />
      {status ? (
        <>
          <TrialCard status={status} />
          <PaymentsCard status={status} />
        </>
      ) : error ? (
        <ErrorState
          title="Your subscription could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonCards count={2} />
      )}
    </div>
  );
}

function StateChip({ status: { status } }: { status: SubscriptionStatus }) {
  const tone = status === 'active' ? 'green' : status === 'trialing' ? 'blue' : 'grey';
  return <Chip tone={tone}>{SUBSCRIPTION_STATE_LABELS[status]}</Chip>;
}

function TrialCard({ status: { status, trialDaysLeft } }: { status: SubscriptionStatus }) {
  const runs = status === 'trialing' || (status === 'no_subscription' && trialDaysLeft > 0);
  if (!runs) {
    if (status !== 'no_subscription') return null;
    return (
      <section className="ml-card sb-card">
        <h2>Your free trial has ended</h2>
        <p>Your essays, results and rubrics are kept.</p>
      </section>
    );
  }
  const days = trialDaysLeft === 1 ? '1 day' : `${trialDaysLeft} days`;
  return (
    <section className="ml-card sb-card">
      <h2>{`${days} left in your free trial`}</h2>
      <progress
        className="sb-bar"
        value={Math.min(trialDaysLeft, TRIAL_DAYS)}
        max={TRIAL_DAYS}
        aria-label={`${trialDaysLeft} of ${TRIAL_DAYS} days left`}
      />
      <p>Everything is included, and no card is needed.</p>
    </section>
  );
}

function PaymentsCard({ status: { status, paymentsAvailable } }: { status: SubscriptionStatus }) {
  const { data: config } = useConfigQuery();
  if (paymentsAvailable || status === 'active' || config?.billing.enabled === false) return null;
  return (
    <section className="ml-card sb-card">
      <h2>{`${PRODUCT_NAME} ${PLAN_NAME}, $${PRO_PRICE_AUD} AUD per month`}</h2>
      <p>
        Card payments are not set up on this server. To go on after your trial, write to{' '}
        {config ? (
          <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
        ) : (
          'the person who runs it'
        )}
        : they can open your account.
      </p>
    </section>
  );
}
