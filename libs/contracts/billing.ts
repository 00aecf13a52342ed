import { z } from 'zod';

export const subscriptionStateSchema = z.enum([
  'trialing',
  'active',
  'past_due',
  'canceled',
  'no_subscription',
]);
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

/** What the screens call each state. */
export const SUBSCRIPTION_STATE_LABELS: Record<SubscriptionState, string> = {
  active: 'Active',
  trialing: 'Free Trial',
  past_due: 'Payment Overdue',
  canceled: 'Canceled',
  no_subscription: 'No subscription',
};

export const subscriptionStatusSchema = z.object({
  status: subscriptionStateSchema,
  /** Whole days that have begun, 0 when the trial has ended. */
  trialDaysLeft: z.number().int().min(0),
  /** Seconds since 1970; null where nothing was paid. */
  current_period_end: z.number().int().nullable(),
  /** Whether this server can take card payments. */
  paymentsAvailable: z.boolean(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;
