import type { SubscriptionStatus } from '@marklight/contracts/billing';

/**
 * The subscribe button: without a subscription, or with a day of trial or less. Never beside a live subscription, nor
 * with complimentary access: there is nothing to buy.
 */
export function offersSubscribing(view: SubscriptionStatus): boolean {
  if (view.subscribed || view.status === 'active') return false;
  return view.status === 'no_subscription' || view.trialDaysLeft <= 1;
}

/** The cancel button: active or trialing, unless it is already cancelled or access is complimentary. */
export function offersCanceling({ status, subscribed, cancelAtPeriodEnd }: SubscriptionStatus): boolean {
  if (cancelAtPeriodEnd) return false;
  return status === 'trialing' || (status === 'active' && subscribed);
}

/** Whether the subscription that a payment was for is live. */
export function isSettled({ status, subscribed }: SubscriptionStatus): boolean {
  return subscribed && (status === 'active' || status === 'trialing');
}
