import type { AccessStatus } from '@marklight/contracts/auth';
import type { PendingPayment, SubscriptionState } from '@marklight/contracts/billing';
import { DAY_MS } from '@marklight/contracts/durations';

/**
 * Access continues for this long after a paid period whose renewal was declined, or is not known to us yet. Cards
 * expire in term time; the provider's first attempts to charge again fall within a week.
 */
export const PAYMENT_GRACE_DAYS = 7;
/** The same after a trial whose first charge we have not heard of yet: nothing was ever paid, so only a day. */
export const FIRST_CHARGE_GRACE_DAYS = 1;

/**
 * The parts of a user's record that decide access. `subscriptionStatus` may hold anything: it is text in the
 * database.
 */
export interface AccessFacts {
  isAdmin: boolean;
  subscriptionStatus: string;
  trialEndsAt: Date | null;
  subscriptionEndsAt: Date | null;
  complimentaryUntil: Date | null;
  cancelAtPeriodEnd: boolean;
  openInvoiceUrl?: string | null;
  pendingPayment?: string;
}

/** The state of a person's plan at one moment. */
export interface Plan {
  access: AccessStatus;
  status: SubscriptionState;
  /** Whole days that have begun. */
  trialDaysLeft: number;
  currentPeriodEnd: Date | null;
  subscribed: boolean;
  cancelAtPeriodEnd: boolean;
  complimentaryUntil: Date | null;
  pastDue: { payUrl: string | null } | null;
  pendingPayment: PendingPayment;
}

/**
 * Access and view of a plan from the record and the clock, the only place where either is decided. Counts in
 * milliseconds since 1970, so neither time zones nor daylight saving move anything. A moment that is an end is over.
 */
export function planOf(user: AccessFacts, now: Date, billingOff: boolean): Plan {
  const access = accessOf(user, now, billingOff);
  const status = statusOf(user, now, access, billingOff);
  const subscribed = isSubscribed(user, now);
  return {
    access,
    status,
    trialDaysLeft: daysUntil(latest(user.trialEndsAt, firstChargeOf(user)), now),
    currentPeriodEnd: user.subscriptionEndsAt,
    subscribed,
    cancelAtPeriodEnd: subscribed && user.cancelAtPeriodEnd,
    complimentaryUntil: isAfter(user.complimentaryUntil, now) ? user.complimentaryUntil : null,
    pastDue: status === 'past_due' ? { payUrl: user.openInvoiceUrl ?? null } : null,
    pendingPayment: pendingOf(user.pendingPayment),
  };
}

/**
 * Whether and why a person may work at `now`. Everyone with billing off; administrators; through complimentary
 * access, a paid period or a trial, until its end. A subscription that is due to renew has some days' grace.
 */
export function accessOf(user: AccessFacts, now: Date, billingOff: boolean): AccessStatus {
  if (billingOff || user.isAdmin || isAfter(user.complimentaryUntil, now)) return 'active';
  const { subscriptionStatus: stored, subscriptionEndsAt: end } = user;
  if (stored === 'active' && (end === null || isAfter(graceEnd(user), now))) return 'active';
  if (stored === 'canceled' && isAfter(end, now)) return 'active';
  if (stored === 'past_due' && isAfter(graceEnd(user), now)) return 'past_due';
  if (stored === 'trialing' && isAfter(graceEnd(user), now)) return 'trial';
  return isAfter(user.trialEndsAt, now) ? 'trial' : 'expired';
}

/** The state that decides which page of the plan a person sees; every stored text leads to one. */
function statusOf(
  user: AccessFacts,
  now: Date,
  access: AccessStatus,
  billingOff: boolean,
): SubscriptionState {
  if (billingOff) return 'active';
  const stored = user.subscriptionStatus;
  if (stored === 'past_due' || stored === 'canceled') return stored;
  if ((stored === 'active' || stored === 'trialing') && hasRunOut(user, now)) {
    if (access === 'active') return 'active';
    return user.cancelAtPeriodEnd ? 'canceled' : 'past_due';
  }
  if (access === 'trial') return 'trialing';
  return access === 'active' ? 'active' : 'no_subscription';
}

/** Whether there is a live subscription at the provider, paid or not. */
function isSubscribed(user: AccessFacts, now: Date): boolean {
  const stored = user.subscriptionStatus;
  if (stored === 'past_due') return true;
  return (stored === 'active' || stored === 'trialing') && !(user.cancelAtPeriodEnd && hasRunOut(user, now));
}

function hasRunOut(user: AccessFacts, now: Date): boolean {
  return user.subscriptionEndsAt !== null && !isAfter(graceEnd(user), now);
}

function graceEnd(user: AccessFacts): Date | null {
  const { subscriptionEndsAt: end } = user;
  if (end === null || user.cancelAtPeriodEnd) return end;
  const days = user.subscriptionStatus === 'trialing' ? FIRST_CHARGE_GRACE_DAYS : PAYMENT_GRACE_DAYS;
  return new Date(end.getTime() + days * DAY_MS);
}

function firstChargeOf(user: AccessFacts): Date | null {
  return user.subscriptionStatus === 'trialing' ? user.subscriptionEndsAt : null;
}

function daysUntil(end: Date | null, now: Date): number {
  return end === null ? 0 : Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function isAfter(end: Date | null, now: Date): boolean {
  return end !== null && end > now;
}

function pendingOf(stored: string | undefined): PendingPayment {
  return stored === 'started' || stored === 'processing' ? stored : 'none';
}
