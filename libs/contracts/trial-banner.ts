import type { SubscriptionStatus } from './billing';
import { PAGES } from './routes';

/** The tab of the dashboard with the state of the plan. */
export const SUBSCRIPTION_TAB = 'subscription';
export const SUBSCRIPTION_VIEW = `${PAGES.home}?tab=${SUBSCRIPTION_TAB}`;

type TrialFacts = Pick<SubscriptionStatus, 'status' | 'trialDaysLeft' | 'subscribed'>;

/** What is said above the dashboard while a trial runs. */
export interface TrialBanner {
  label: string;
  words: string;
  link: { to: string; words: string };
}

/** True while the trial runs, even if the server still counts it as no subscription. */
export function showsTrial({ status, trialDaysLeft }: Omit<TrialFacts, 'subscribed'>): boolean {
  return status === 'trialing' || (status === 'no_subscription' && trialDaysLeft > 0);
}

export function daysLeft(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/**
 * The banner of a trial, or null where none runs. The server draws it with the first bytes of the page, so that nothing
 * moves down when the application draws the same.
 */
export function trialBannerOf(plan: TrialFacts): TrialBanner | null {
  if (!showsTrial(plan)) return null;
  const offersPaying = plan.trialDaysLeft <= 1 && !plan.subscribed;
  return {
    label: 'Free Trial:',
    words: `${daysLeft(plan.trialDaysLeft)} left.`,
    link: offersPaying
      ? { to: PAGES.subscribe, words: 'Subscribe' }
      : { to: SUBSCRIPTION_VIEW, words: 'See your subscription' },
  };
}
