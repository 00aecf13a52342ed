import type { SubscriptionStatus } from '@marklight/contracts/billing';
import { TRIAL_DAYS } from '@marklight/contracts/business';
import { daysLeft, showsTrial } from '@marklight/contracts/trial-banner';
import { Progress } from '@marklight/ui/antd';

/** The trial banner with its bar, or a note that the trial has ended. */
export function TrialCard({ view }: { view: SubscriptionStatus }) {
  const { status, trialDaysLeft, subscribed, access } = view;
  if (!showsTrial(view)) {
    if (status !== 'no_subscription' || access !== 'expired') return null;
    return (
      <section className="ml-card ml-section" aria-labelledby="sb-trial">
        <h2 id="sb-trial">Your free trial has ended</h2>
        <p>Your essays, results and rubrics are kept.</p>
      </section>
    );
  }
  return (
    <section className="ml-card ml-section" aria-labelledby="sb-trial">
      <h2 id="sb-trial">{`${daysLeft(trialDaysLeft)} left in your free trial`}</h2>
      <Progress
        percent={(Math.min(trialDaysLeft, TRIAL_DAYS) / TRIAL_DAYS) * 100}
        showInfo={false}
        aria-label={`${trialDaysLeft} of ${TRIAL_DAYS} days left`}
      />
      <p>
        {subscribed
          ? 'You have subscribed. The days of your trial are added to your first month.'
          : 'Everything is included, and no card is needed.'}
      </p>
    </section>
  );
}
