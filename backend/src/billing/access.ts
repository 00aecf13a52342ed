import type { AccessStatus } from '@marklight/contracts/auth';

/** What of a user's record decides access. */
export interface AccessFacts {
  isAdmin: boolean;
  subscriptionStatus: string;
  trialEndsAt: Date | null;
  subscriptionEndsAt: Date | null;
}

/**
 * Whether and why a person may work at `now`. With billing off, and for administrators, always `active`.
 * A canceled or overdue subscription gives access until the paid period ends; a trial until its very end.
 */
export function accessOf(user: AccessFacts, now: Date, billingOff: boolean): AccessStatus {
  if (billingOff || user.isAdmin) return 'active';
  const periodRuns = user.subscriptionEndsAt !== null && user.subscriptionEndsAt > now;
  if (user.subscriptionStatus === 'active') return 'active';
  if (user.subscriptionStatus === 'canceled' && periodRuns) return 'active';
  if (user.subscriptionStatus === 'past_due' && periodRuns) return 'past_due';
  if (user.trialEndsAt !== null && user.trialEndsAt > now) return 'trial';
  return 'expired';
}
