import type Stripe from 'stripe';
import { idIn } from '../stripe/customer-records';

/** What of an event leads to a customer: its id, or that of a charge that must be looked up. */
export type EventSubject = { customer: string } | { charge: string } | null;

/** The types that the endpoint is to be set up for; docs/billing.md lists them, and a test holds the two together. */
export const HANDLED_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

const HANDLED: ReadonlySet<string> = new Set(HANDLED_EVENTS);

/**
 * Whose plan an event is about; null for types that change no plan of ours. Of the event's object only ids are
 * used: it may be old by the time it arrives.
 */
export function subjectOf(event: Stripe.Event): EventSubject {
  if (!HANDLED.has(event.type)) return null;
  const object = event.data.object as { id?: string; customer?: unknown; charge?: unknown };
  if (event.type === 'customer.deleted') return object.id ? { customer: object.id } : null;
  const customer = idIn(object.customer as Parameters<typeof idIn>[0]);
  if (customer) return { customer };
  const charge = idIn(object.charge as Parameters<typeof idIn>[0]);
  return charge ? { charge } : null;
}
