import { z } from 'zod';

/** What leads from an event to a customer: its id, or that of a charge that must be looked up. */
export type EventSubject = { customer: string } | { charge: string } | null;

/** Letters, digits and underscores, like all of Stripe's ids. */
const stripeId = z.string().regex(/^[\w-]{1,255}$/);
/** An id, or the object that has it; of anything else, nothing. */
const reference = z
  .union([stripeId, z.looseObject({ id: stripeId }).transform(({ id }) => id)])
  .nullish()
  .catch(null);

/** The parts of an event that we read. The signature proves who sent it, not that it is an event. */
export const stripeEventSchema = z.object({
  id: stripeId,
  type: z.string().regex(/^[\w.]{1,255}$/),
  data: z.object({
    object: z.object({ id: stripeId.nullish().catch(null), customer: reference, charge: reference }),
  }),
});
export type StripeEvent = z.infer<typeof stripeEventSchema>;

/** The types that the endpoint is to be set up for; docs/billing.md lists them, and a test keeps the two in step. */
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
export function subjectOf(event: StripeEvent): EventSubject {
  if (!HANDLED.has(event.type)) return null;
  const { id, customer, charge } = event.data.object;
  if (event.type === 'customer.deleted') return id ? { customer: id } : null;
  if (customer) return { customer };
  return charge ? { charge } : null;
}
