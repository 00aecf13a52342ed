import type { SubscriptionStatus } from '@marklight/contracts/billing';
import { accessOf, type AccessFacts } from './access';

const DAY_MS = 86_400_000;

/** How a person's plan stands at `now`, for the screens. `paymentsAvailable` is the server's, not the person's. */
export function subscriptionViewOf(
  user: AccessFacts,
  now: Date,
  server: { billingOff: boolean; paymentsAvailable: boolean },
): SubscriptionStatus {
  const msLeft = (user.trialEndsAt?.getTime() ?? 0) - now.getTime();
  return {
    status: stateOf(user, now, server.billingOff),
    trialDaysLeft: Math.max(0, Math.ceil(msLeft / DAY_MS)),
    current_period_end: user.subscriptionEndsAt ? Math.floor(user.subscriptionEndsAt.getTime() / 1000) : null,
    paymentsAvailable: server.paymentsAvailable,
  };
}

function stateOf(user: AccessFacts, now: Date, billingOff: boolean): SubscriptionStatus['status'] {
  if (user.subscriptionStatus === 'past_due' || user.subscriptionStatus === 'canceled')
    return user.subscriptionStatus;
  const access = accessOf(user, now, billingOff);
  if (access === 'trial') return 'trialing';
  return access === 'active' ? 'active' : 'no_subscription';
}
