import type { PendingPayment } from '@marklight/contracts/billing';
import type Stripe from 'stripe';
import { idIn, moment, subscriptionIdOf, type CustomerRecords } from './customer-records';
import { isKept, paymentRowsOf, type PaymentRow } from './payment-rows';

/** The facts about a customer that are written to the user's record. */
export interface PlanFacts {
  subscriptionStatus: 'trial' | 'trialing' | 'active' | 'past_due' | 'canceled';
  subscriptionId: string | null;
  /** The end of what was paid for; of a trial at Stripe, its end. */
  subscriptionEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  openInvoiceUrl: string | null;
  pendingPayment: PendingPayment;
}

/** A live subscription: no other may be made. */
export interface LiveSubscription {
  id: string;
  status: 'trialing' | 'active' | 'past_due';
  attemptId: string | null;
  /** Whether anything was ever paid for it. */
  paid: boolean;
  /** True once its next charge was moved, or while it is a trial. */
  hasTrialEnd: boolean;
  startedAt: Date;
  periodEnd: Date;
  /** Page of the overdue invoice. */
  clientSecret: string | null;
}

/** A subscription whose first payment is open. */
export interface PendingSubscription {
  id: string;
  attemptId: string | null;
  clientSecret: string | null;
  payment: Exclude<PendingPayment, 'none'>;
}

export interface CustomerPlan {
  exists: boolean;
  facts: PlanFacts;
  payments: PaymentRow[];
  live: LiveSubscription | null;
  pending: PendingSubscription | null;
  /** Further live subscriptions, which only somebody at Stripe's own screens can have made. */
  duplicates: number;
}

/** Key of the metadata by which a subscription names the attempt that made it. */
export const ATTEMPT_METADATA = 'attempt_id';

const LIVE: Record<string, LiveSubscription['status']> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
};
const ORDER: readonly LiveSubscription['status'][] = ['active', 'trialing', 'past_due'];

/**
 * The plan that follows from everything read at Stripe. It depends on what is read only, never on what was stored or
 * on the event that caused the reading, so late, repeated and reordered events end in the same state.
 */
export function customerPlanOf(records: CustomerRecords): CustomerPlan {
  const payments = paymentRowsOf(records);
  const living = records.subscriptions
    .flatMap((one) =>
      LIVE[one.status] ? [{ one, status: LIVE[one.status] as LiveSubscription['status'] }] : [],
    )
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || oldestFirst(a.one, b.one));
  const primary = living[0];
  const live = primary ? liveOf(primary.one, primary.status, payments) : null;
  const waiting = records.subscriptions
    .filter(({ status }) => status === 'incomplete')
    .sort(oldestFirst)
    .at(-1);
  const pending = !live && waiting ? pendingOf(waiting, records) : null;
  return {
    exists: records.exists,
    facts: {
      ...(primary && live ? liveFacts(primary.one, live, payments, records) : endedFacts(records, payments)),
      pendingPayment: pending?.payment ?? 'none',
    },
    payments,
    live,
    pending,
    duplicates: Math.max(0, living.length - 1),
  };
}

type StandingFacts = Omit<PlanFacts, 'pendingPayment'>;

function liveFacts(
  subscription: Stripe.Subscription,
  live: LiveSubscription,
  payments: readonly PaymentRow[],
  records: CustomerRecords,
): StandingFacts {
  const isPastDue = live.status === 'past_due';
  return {
    // Paid, with its next charge moved by the days of the trial: at Stripe that looks like a trial.
    subscriptionStatus: live.status === 'trialing' && live.paid ? 'active' : live.status,
    subscriptionId: live.id,
    // An overdue subscription has begun a period that nobody has paid for.
    subscriptionEndsAt: isPastDue ? paidThrough(records, payments) : live.periodEnd,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    openInvoiceUrl: isPastDue ? (oldestOpenInvoice(records, live.id)?.hosted_invoice_url ?? null) : null,
  };
}

/** No live subscription: `canceled` if there ever was a paid plan or a card for one, else as if there had been none. */
function endedFacts(records: CustomerRecords, payments: readonly PaymentRow[]): StandingFacts {
  const wasSubscribed =
    payments.some(({ status }) => status !== 'failed') ||
    records.subscriptions.some(
      ({ status, default_payment_method: card }) => status === 'canceled' && card !== null,
    );
  return {
    subscriptionStatus: wasSubscribed ? 'canceled' : 'trial',
    subscriptionId: null,
    subscriptionEndsAt: paidThrough(records, payments),
    cancelAtPeriodEnd: false,
    openInvoiceUrl: null,
  };
}

/**
 * The end of what was paid for: the latest period whose payment was not refunded, and the free days that were added
 * to it. Null if nothing was paid.
 */
function paidThrough({ subscriptions }: CustomerRecords, payments: readonly PaymentRow[]): Date | null {
  const kept = payments.filter(isKept);
  const ends = kept.flatMap(({ periodEnd }) => (periodEnd ? [periodEnd.getTime()] : []));
  const added = subscriptions.flatMap(({ id, trial_end: end }) =>
    end !== null && kept.some(({ subscriptionId }) => subscriptionId === id) ? [end * 1000] : [],
  );
  return ends.length > 0 ? new Date(Math.max(...ends, ...added)) : null;
}

function liveOf(
  subscription: Stripe.Subscription,
  status: LiveSubscription['status'],
  payments: readonly PaymentRow[],
): LiveSubscription {
  const invoice = latestInvoiceOf(subscription);
  return {
    id: subscription.id,
    status,
    attemptId: subscription.metadata[ATTEMPT_METADATA] ?? null,
    paid: payments.some((row) => row.subscriptionId === subscription.id && row.status !== 'failed'),
    hasTrialEnd: subscription.trial_end !== null,
    startedAt: moment(subscription.start_date),
    periodEnd: moment(Math.max(...subscription.items.data.map((item) => item.current_period_end))),
    clientSecret: invoice?.status === 'open' ? (invoice.confirmation_secret?.client_secret ?? null) : null,
  };
}

function pendingOf(subscription: Stripe.Subscription, records: CustomerRecords): PendingSubscription {
  const status = records.openPaymentStatus;
  return {
    id: subscription.id,
    attemptId: subscription.metadata[ATTEMPT_METADATA] ?? null,
    clientSecret: latestInvoiceOf(subscription)?.confirmation_secret?.client_secret ?? null,
    payment: status === 'processing' || status === 'succeeded' ? 'processing' : 'started',
  };
}

export function latestInvoiceOf(subscription: Stripe.Subscription): Stripe.Invoice | null {
  const invoice = subscription.latest_invoice;
  return invoice && typeof invoice !== 'string' ? (invoice as Stripe.Invoice) : null;
}

function oldestOpenInvoice(
  { invoices }: CustomerRecords,
  subscriptionId: string,
): Stripe.Invoice | undefined {
  return invoices
    .filter((invoice) => invoice.status === 'open' && subscriptionIdOf(invoice) === subscriptionId)
    .sort((a, b) => a.created - b.created || compare(idIn({ id: a.id ?? '' }), idIn({ id: b.id ?? '' })))[0];
}

function oldestFirst(a: Stripe.Subscription, b: Stripe.Subscription): number {
  return a.created - b.created || compare(a.id, b.id);
}

function compare(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : 1;
}
