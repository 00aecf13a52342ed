import { z } from 'zod';
import { accessStatusSchema } from './auth.schema';
import { EMAIL_MAX_CHARACTERS } from './business';
import { isoDateSchema, lineOfText } from './common.schema';

export const subscriptionStateSchema = z.enum([
  'trialing',
  'active',
  'past_due',
  'canceled',
  'no_subscription',
]);

export const priceSchema = z.object({
  /** In whole units of the currency: 30 is thirty dollars. */
  amount: z.number().min(0),
  /** Lower case, three letters. */
  currency: z.string(),
  interval: z.literal('month'),
});

/**
 * What a first payment waits for. `started`: the payment form was opened and not finished; `/subscribe` opens the
 * same one again. `processing`: the card was given and the bank has not answered yet, so there is nothing to do.
 */
export const pendingPaymentSchema = z.enum(['none', 'started', 'processing']);

export const subscriptionStatusSchema = z.object({
  status: subscriptionStateSchema,
  /** Whole days that have begun, 0 when the trial has ended. */
  trialDaysLeft: z.number().int().min(0),
  /** Seconds since 1970: the end of what was paid for; null where nothing was paid. */
  current_period_end: z.number().int().nullable(),
  /** Whether a live subscription exists, so that there is nothing left to subscribe to. */
  subscribed: z.boolean(),
  /** The person has cancelled; the plan runs until `current_period_end`. */
  cancelAtPeriodEnd: z.boolean(),
  access: accessStatusSchema,
  /** When complimentary access, which an administrator gave, ends; null where there is none. */
  complimentaryUntil: isoDateSchema.nullable(),
  /** Whether this server can take card payments. */
  paymentsAvailable: z.boolean(),
  price: priceSchema,
  /** Only while a payment is overdue: the provider's page where the open invoice is paid; null: use the portal. */
  pastDue: z.object({ payUrl: z.string().nullable() }).nullable(),
  pendingPayment: pendingPaymentSchema,
});

/** `?refresh=true` asks the payment provider first; the page that a payment returns to does so. */
export const subscriptionStatusQuerySchema = z.object({
  refresh: z.enum(['true', 'false']).default('false'),
});

const ownEmail = lineOfText(
  EMAIL_MAX_CHARACTERS,
  `An email address can have at most ${EMAIL_MAX_CHARACTERS} characters.`,
).optional();
const nothingIsEmpty = (body: unknown): unknown => body ?? {};

/** With an email: from the dashboard, paid on the provider's page. Without: from the checkout screen. */
export const createSubscriptionRequestSchema = z.preprocess(nothingIsEmpty, z.object({ email: ownEmail }));

/**
 * Exactly one of: `checkoutUrl` (go there); `portalUrl` (go there); `clientSecret` (show the payment form);
 * `status` trialing or active (already subscribed, nothing to pay now), with `subscriptionId`.
 */
export const createSubscriptionReplySchema = z.object({
  checkoutUrl: z.string().optional(),
  portalUrl: z.string().optional(),
  subscriptionId: z.string().optional(),
  status: subscriptionStateSchema.optional(),
  message: z.string().optional(),
  clientSecret: z.string().optional(),
  /** With clientSecret: days left of the trial, which are added to the first month, so that none is lost. */
  trialDaysKept: z.number().int().min(0).optional(),
});

export const createPortalSessionRequestSchema = z.preprocess(nothingIsEmpty, z.object({ email: ownEmail }));
export const createPortalSessionReplySchema = z.object({ portalUrl: z.string() });

/** Cancellation takes effect at the period's end; until then everything works. An overdue plan ends immediately. */
export const cancelSubscriptionReplySchema = z.object({
  cancelAtPeriodEnd: z.boolean(),
  /** Seconds since 1970. */
  current_period_end: z.number().int().nullable(),
  message: z.string(),
});

/** `review`: the amount or the currency is not the plan's; a person looks at it. */
export const paymentStatusSchema = z.enum([
  'paid',
  'failed',
  'refunded',
  'partly_refunded',
  'disputed',
  'dispute_lost',
  'review',
]);

export const invoiceSchema = z.object({
  id: z.string(),
  /** The provider's number for people, such as "A1B2C3-0001"; null before it has one. */
  number: z.string().nullable(),
  date: isoDateSchema,
  /** In whole units of the currency. */
  amount: z.number(),
  refunded: z.number().min(0),
  currency: z.string(),
  status: paymentStatusSchema,
  /** Our own addresses, which redirect to the provider's; those change with time. */
  hostedUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
});

/** The part of `GET /api/config` about billing. */
export const billingConfigSchema = z.object({
  /** False with BILLING=off: there are no billing screens. */
  enabled: z.boolean(),
  /** Null where card payments are not set up. */
  publishableKey: z.string().nullable(),
  /** The payment provider's browser script; null where card payments are not set up. */
  scriptUrl: z.string().nullable(),
});
