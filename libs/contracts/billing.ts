import type { z } from 'zod';
import type {
  billingConfigSchema,
  cancelSubscriptionReplySchema,
  createPortalSessionReplySchema,
  createPortalSessionRequestSchema,
  createSubscriptionReplySchema,
  createSubscriptionRequestSchema,
  invoiceSchema,
  paymentStatusSchema,
  pendingPaymentSchema,
  priceSchema,
  subscriptionStateSchema,
  subscriptionStatusQuerySchema,
  subscriptionStatusSchema,
} from './billing.schema';
import { CURRENCY, PLAN_NAME, PRODUCT_NAME, PRO_PRICE_AUD } from './business';

export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

/** What the screens call each state. */
export const SUBSCRIPTION_STATE_LABELS: Record<SubscriptionState, string> = {
  active: 'Active',
  trialing: 'Free Trial',
  past_due: 'Payment Overdue',
  canceled: 'Canceled',
  no_subscription: 'No subscription',
};

/** The one plan there is, as every screen and email names it. */
export const PRO_PLAN = {
  name: `${PRODUCT_NAME} ${PLAN_NAME}`,
  amount: PRO_PRICE_AUD,
  currency: CURRENCY,
  interval: 'month',
} as const;

export type Price = z.infer<typeof priceSchema>;
export type PendingPayment = z.infer<typeof pendingPaymentSchema>;
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;
export type SubscriptionStatusQuery = z.infer<typeof subscriptionStatusQuerySchema>;
export type CreateSubscriptionRequest = z.infer<typeof createSubscriptionRequestSchema>;
export type CreateSubscriptionReply = z.infer<typeof createSubscriptionReplySchema>;
export type CreatePortalSessionRequest = z.infer<typeof createPortalSessionRequestSchema>;
export type CreatePortalSessionReply = z.infer<typeof createPortalSessionReplySchema>;
export type CancelSubscriptionReply = z.infer<typeof cancelSubscriptionReplySchema>;
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  paid: 'Paid',
  failed: 'Payment failed',
  refunded: 'Refunded',
  partly_refunded: 'Partly refunded',
  disputed: 'Disputed',
  dispute_lost: 'Charged back',
  review: 'Being checked',
};

export type Invoice = z.infer<typeof invoiceSchema>;
export type BillingConfig = z.infer<typeof billingConfigSchema>;

/** Codes of the errors of these calls. */
export const BILLING_MESSAGES = {
  billing_off: 'This server does not charge anybody, so there is nothing to subscribe to.',
  payments_not_set_up: 'Card payments are not set up on this server. Please contact support.',
  payment_service_unreachable:
    'The payment service cannot be reached at the moment. Nothing was charged. Please try again in a few minutes.',
  payment_refused: 'The payment service refused this. Nothing was charged.',
  nothing_to_cancel: 'There is no subscription to cancel.',
  no_customer: 'You have no payment details yet. Subscribe first.',
  payment_processing: 'Your bank is still working on your payment. Please wait a few minutes.',
} as const;
