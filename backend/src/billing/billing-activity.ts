import type { PaymentStatus } from '@marklight/contracts/billing';

/** The parts of a record whose changes go into the activity log. */
export interface StoredPlan {
  subscriptionStatus: string;
  cancelAtPeriodEnd: boolean;
  subscriptionId: string | null;
}

const STARTED: Record<string, string> = {
  active: 'Subscription active',
  trialing: 'Subscription active',
  past_due: 'Payment overdue',
  canceled: 'Subscription ended',
};

/** What happened to a plan, in fixed words; nothing if it is unchanged. */
export function planChanges(before: StoredPlan, after: StoredPlan): string[] {
  const changes: string[] = [];
  const isNew = after.subscriptionId !== null && after.subscriptionId !== before.subscriptionId;
  if (before.subscriptionStatus !== after.subscriptionStatus || isNew) {
    const change = STARTED[after.subscriptionStatus];
    if (change) changes.push(change);
  }
  if (after.subscriptionId !== null && before.cancelAtPeriodEnd !== after.cancelAtPeriodEnd && !isNew) {
    changes.push(
      after.cancelAtPeriodEnd ? 'Subscription set to end with its paid period' : 'Subscription resumed',
    );
  }
  return changes;
}

export const PAYMENT_CHANGES: Record<PaymentStatus, string> = {
  paid: 'Payment received',
  failed: 'Payment failed',
  refunded: 'Payment refunded',
  partly_refunded: 'Payment partly refunded',
  disputed: 'Payment disputed',
  dispute_lost: 'Dispute lost',
  review: 'Payment to be checked',
};
