import type Stripe from 'stripe';
import { planOf } from './catalogue';
import { addIntervals, DAY } from './clock';
import { invalid } from './failure';
import { idOf, newId } from './ids';
import { createInvoice, finalizeInvoice, markPaid, voidInvoice } from './invoices';
import type { Store } from './store';

export interface SubscriptionGiven {
  customer: Stripe.Customer;
  price: Stripe.Price;
  quantity?: number;
  metadata?: Record<string, string>;
  description?: string | null;
  trialEnd?: number | null;
  defaultPaymentMethod?: string | null;
  cancelAtPeriodEnd?: boolean;
  saveDefaultPaymentMethod?: 'on_subscription' | 'off';
}

/** A new subscription with its first invoice: `incomplete` until that is paid, or `trialing` where nothing is due. */
export function createSubscription(store: Store, given: SubscriptionGiven): Stripe.Subscription {
  const { customer, price } = given;
  if (!price.recurring) {
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
    );
  }
  if (customer.currency && customer.currency !== price.currency) {
    throw invalid(
      `You cannot combine currencies on a single customer. This customer has an active subscription, discount, quote, or invoice item with currency ${customer.currency}.`,
    );
  }
  const now = store.now();
  const trialEnd = given.trialEnd ?? null;
  const id = newId('sub', 24);
  const end = trialEnd ?? addIntervals(now, price.recurring.interval, 1);
  const subscription: Stripe.Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.defaultPaymentMethod ?? null,
    default_source: null,
    default_tax_rates: [],
    description: given.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          billing_thresholds: null,
          created: now,
          current_period_end: end,
          current_period_start: now,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: planOf(price),
          price: structuredClone(price),
          quantity: given.quantity ?? 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: given.saveDefaultPaymentMethod ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: trialEnd === null ? null : now,
  };
  if (given.cancelAtPeriodEnd) Object.assign(subscription, cancelingAt(subscription, now));
  customer.currency = price.currency;
  store.keep(store.subscriptions, subscription);
  const amount = trialEnd === null ? (price.unit_amount ?? 0) * (given.quantity ?? 1) : 0;
  const invoice = createInvoice(store, subscription, 'subscription_create', amount);
  finalizeInvoice(store, invoice);
  store.emit('customer.subscription.created', subscription);
  if (amount === 0) {
    markPaid(store, invoice);
    if (trialEnd === null) store.update('customer.subscription.updated', subscription, { status: 'active' });
  }
  return subscription;
}

/** What a paid invoice changes: the subscription runs, unless it has ended in the meantime. */
export function settleAfterPayment(
  store: Store,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  paymentMethod: string,
): void {
  if (subscription.ended_at) return;
  const keepsCard = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  const runs = subscription.latest_invoice === invoice.id || subscription.status === 'incomplete';
  store.update('customer.subscription.updated', subscription, {
    ...(runs && { status: 'active' as const }),
    ...((keepsCard || !subscription.default_payment_method) && { default_payment_method: paymentMethod }),
  });
}

/** Ends the subscription now. */
export function cancelSubscription(
  store: Store,
  subscription: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  const now = store.now();
  const wasIncomplete = subscription.status === 'incomplete';
  subscription.status = wasIncomplete ? 'incomplete_expired' : 'canceled';
  subscription.ended_at = now;
  subscription.canceled_at ??= now;
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
  const invoice = subscription.latest_invoice && store.invoices.get(idOf(subscription.latest_invoice));
  if (invoice && wasIncomplete) voidInvoice(store, invoice);
  else if (invoice && (invoice.status === 'open' || invoice.status === 'draft')) {
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
  }
  const customer = store.customers.get(idOf(subscription.customer));
  if (customer && !liveSubscriptions(store, customer.id).length) customer.currency = null;
  store.emit(wasIncomplete ? 'customer.subscription.updated' : 'customer.subscription.deleted', subscription);
}

/** The end of the first 23 hours in which an incomplete subscription could be paid. */
export const INCOMPLETE_SECONDS = 23 * 3_600;

/** Moves the subscription into its next period, with a draft invoice that is charged an hour later. */
export function renew(store: Store, subscription: Stripe.Subscription): void {
  const item = subscription.items.data[0];
  const interval = item?.price.recurring?.interval;
  if (!item || !interval) return;
  const before = structuredClone(subscription.items);
  const start = item.current_period_end;
  let periods = 1;
  while (addIntervals(subscription.billing_cycle_anchor, interval, periods) <= start) periods += 1;
  item.current_period_start = start;
  item.current_period_end = addIntervals(subscription.billing_cycle_anchor, interval, periods);
  const status = subscription.status === 'trialing' ? 'active' : subscription.status;
  const changed = subscription.status !== status;
  subscription.status = status;
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const lastInvoice = subscription.latest_invoice;
  createInvoice(store, subscription, 'subscription_cycle', amount);
  store.emit('customer.subscription.updated', subscription, {
    items: before,
    latest_invoice: lastInvoice,
    ...(changed && { status: 'trialing' }),
  });
}

/** Moves the next charge to `trialEnd`: what comes before is free, and billed from then on. */
export function setTrialEnd(store: Store, subscription: Stripe.Subscription, trialEnd: number): void {
  const now = store.now();
  const items = structuredClone(subscription.items);
  for (const item of items.data)
    Object.assign(item, { current_period_start: now, current_period_end: trialEnd });
  const before = structuredClone({ items: subscription.items, latest_invoice: subscription.latest_invoice });
  subscription.items = items;
  const invoice = createInvoice(store, subscription, 'subscription_update', 0);
  finalizeInvoice(store, invoice);
  markPaid(store, invoice);
  store.update('customer.subscription.updated', Object.assign(subscription, before), {
    items,
    latest_invoice: invoice.id,
    status: 'trialing',
    trial_start: now,
    trial_end: trialEnd,
    billing_cycle_anchor: trialEnd,
    ...(subscription.cancel_at_period_end && { cancel_at: trialEnd }),
  });
}

/** Ends the subscription at its period's end, or resumes it. */
export function setCancelAtPeriodEnd(store: Store, subscription: Stripe.Subscription, cancel: boolean): void {
  store.update(
    'customer.subscription.updated',
    subscription,
    cancel
      ? cancelingAt(subscription, store.now())
      : {
          cancel_at_period_end: false,
          cancel_at: null,
          canceled_at: null,
          cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
        },
  );
}

export function periodEnd(subscription: Stripe.Subscription): number {
  return Math.min(...subscription.items.data.map((item) => item.current_period_end));
}

/** Neither ended nor never begun: what a customer would call having a subscription. */
export function liveSubscriptions(store: Store, customer?: string): Stripe.Subscription[] {
  return [...store.subscriptions.values()].filter(
    (one) =>
      (customer === undefined || one.customer === customer) &&
      ['active', 'trialing', 'past_due', 'unpaid'].includes(one.status),
  );
}

/** Three days before a trial ends, or immediately in a shorter trial. */
export function trialWarningAt(subscription: Stripe.Subscription): number | undefined {
  return subscription.trial_end === null ? undefined : subscription.trial_end - 3 * DAY;
}

function cancelingAt(subscription: Stripe.Subscription, now: number): Partial<Stripe.Subscription> {
  return {
    cancel_at_period_end: true,
    cancel_at: periodEnd(subscription),
    canceled_at: now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: 'cancellation_requested',
    },
  };
}
