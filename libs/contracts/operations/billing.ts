import { z } from 'zod';
import {
  cancelSubscriptionReplySchema,
  createPortalSessionReplySchema,
  createPortalSessionRequestSchema,
  createSubscriptionReplySchema,
  createSubscriptionRequestSchema,
  invoiceSchema,
  subscriptionStatusSchema,
} from '../billing';
import { API } from '../routes';
import { json, type Operation } from './operation';

/** The subscription. */
export const BILLING_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.subscriptionStatus,
    tag: 'Subscription',
    summary: 'How the plan stands; also for accounts whose trial has ended',
    success: json(subscriptionStatusSchema),
    errors: [400, 401],
  },
  {
    method: 'post',
    path: API.createSubscription,
    tag: 'Subscription',
    summary:
      'Subscribe: with an email by the payment provider’s page, without by the form of the checkout screen',
    body: createSubscriptionRequestSchema,
    success: json(createSubscriptionReplySchema),
    errors: [400, 401, 403, 409, 502, 503],
  },
  {
    method: 'post',
    path: API.createPortalSession,
    tag: 'Subscription',
    summary: 'The payment provider’s page for card, invoices and plan',
    body: createPortalSessionRequestSchema,
    success: json(createPortalSessionReplySchema),
    errors: [400, 401, 403, 409, 502, 503],
  },
  {
    method: 'post',
    path: API.cancelSubscription,
    tag: 'Subscription',
    summary: 'Cancel at the end of what was paid for',
    success: json(cancelSubscriptionReplySchema),
    errors: [401, 409, 502, 503],
  },
  {
    method: 'get',
    path: API.invoices,
    tag: 'Subscription',
    summary: 'Invoices, newest first',
    paged: true,
    success: json(z.array(invoiceSchema)),
    errors: [400, 401],
  },
  {
    method: 'get',
    path: API.invoicePage,
    tag: 'Subscription',
    summary: 'Leads on to the payment provider’s page of an invoice',
    success: { status: 302 },
    errors: [401, 404],
  },
  {
    method: 'get',
    path: API.invoicePdf,
    tag: 'Subscription',
    summary: 'Leads on to the PDF of an invoice',
    success: { status: 302 },
    errors: [401, 404],
  },
  {
    method: 'post',
    path: API.stripeWebhook,
    tag: 'Subscription',
    summary: 'Called by Stripe, with its signature',
    success: json(z.object({ received: z.literal(true) })),
    errors: [400, 502, 503],
  },
];
