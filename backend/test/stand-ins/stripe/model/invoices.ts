import type Stripe from 'stripe';
import { decimal } from './catalogue';
import { HOUR } from './clock';
import { idOf, newId } from './ids';
import { createPaymentIntent } from './payment-intents';
import type { Store } from './store';

/** An invoice waits this long as a draft at a renewal before it is charged, as at Stripe. */
export const DRAFT_SECONDS = HOUR;

/** The subscription's next invoice, as a draft. */
export function createInvoice(
  store: Store,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  amount: number,
): Stripe.Invoice {
  const item = subscription.items.data[0];
  const customer = store.customers.get(idOf(subscription.customer));
  if (!item || !customer) throw new Error(`subscription ${subscription.id} has no item or customer`);
  const id = newId('in', 24);
  const created = store.now();
  const invoice = {
    id,
    object: 'invoice',
    account_country: 'AU',
    account_name: 'Stand-in',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: reason === 'subscription_cycle' ? created + DRAFT_SECONDS : null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: [
        {
          id: newId('il', 24),
          object: 'line_item',
          amount,
          currency: subscription.currency,
          description: `${item.quantity ?? 1} × ${store.products.get(idOf(item.price.product))?.name ?? 'Plan'}`,
          discount_amounts: [],
          discountable: true,
          discounts: [],
          invoice: id,
          livemode: false,
          metadata: { ...subscription.metadata },
          parent: {
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: null,
              proration: false,
              proration_details: { credited_items: null },
              subscription: subscription.id,
              subscription_item: item.id,
            },
            type: 'subscription_item_details',
          },
          period: { start: item.current_period_start, end: item.current_period_end },
          pretax_credit_amounts: [],
          pricing: {
            price_details: { price: item.price.id, product: idOf(item.price.product) },
            type: 'price_details',
            unit_amount_decimal: decimal(item.price.unit_amount ?? 0),
          },
          quantity: item.quantity ?? 1,
          quantity_decimal: decimal(item.quantity ?? 1),
          subscription: subscription.id,
          subtotal: amount,
          taxes: [],
        },
      ],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: reason === 'subscription_cycle' ? created + DRAFT_SECONDS : null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: { object: 'list', data: [], has_more: false, url: `/v1/invoice_payments?invoice=${id}` },
    period_end: created,
    period_start: reason === 'subscription_cycle' ? item.current_period_start : created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  } satisfies Stripe.Invoice;
  store.keep<Stripe.Invoice>(store.invoices, invoice);
  subscription.latest_invoice = id;
  store.emit('invoice.created', invoice);
  return invoice;
}

/** Gives the invoice its number and pages, and a payment intent if something is to be paid. */
export function finalizeInvoice(store: Store, invoice: Stripe.Invoice): void {
  const customer = store.customers.get(idOf(invoice.customer ?? ''));
  const sequence = customer?.next_invoice_sequence ?? 1;
  if (customer) customer.next_invoice_sequence = sequence + 1;
  const page = `${store.address()}/invoice/${invoice.id}`;
  Object.assign(invoice, {
    status: 'open',
    number: `${customer?.invoice_prefix ?? 'STANDIN'}-${String(sequence).padStart(4, '0')}`,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    effective_at: store.now(),
    automatically_finalizes_at: null,
  } satisfies Partial<Stripe.Invoice>);
  invoice.status_transitions.finalized_at = store.now();
  if (invoice.amount_due > 0) createPaymentIntent(store, invoice);
  store.emit('invoice.finalized', invoice);
}

/** Marks the invoice paid, by its payment intent or because nothing is due, and announces it. */
export function markPaid(store: Store, invoice: Stripe.Invoice): void {
  const now = store.now();
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
  } satisfies Partial<Stripe.Invoice>);
  invoice.status_transitions.paid_at = now;
  const payment = invoice.payments?.data[0];
  if (payment) {
    payment.status = 'paid';
    payment.amount_paid = invoice.amount_due;
    payment.status_transitions.paid_at = now;
    store.emit('invoice_payment.paid', payment);
  }
  store.emit('invoice.paid', invoice);
  store.emit('invoice.payment_succeeded', invoice);
}

export function voidInvoice(store: Store, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open' && invoice.status !== 'draft') return;
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = store.now();
  const intent = paymentIntentOf(store, invoice);
  if (intent && intent.status !== 'succeeded') {
    intent.status = 'canceled';
    intent.canceled_at = store.now();
    intent.cancellation_reason = 'void_invoice';
    store.emit('payment_intent.canceled', intent);
  }
  store.emit('invoice.voided', invoice);
}

export function paymentIntentOf(store: Store, invoice: Stripe.Invoice): Stripe.PaymentIntent | undefined {
  const reference = invoice.payments?.data[0]?.payment.payment_intent;
  return reference === undefined ? undefined : store.paymentIntents.get(idOf(reference));
}

export function subscriptionOf(store: Store, invoice: Stripe.Invoice): Stripe.Subscription | undefined {
  const reference = invoice.parent?.subscription_details?.subscription;
  return reference === undefined ? undefined : store.subscriptions.get(idOf(reference));
}

/** The invoice that a payment intent pays. */
export function invoiceOf(store: Store, intent: Stripe.PaymentIntent): Stripe.Invoice | undefined {
  return [...store.invoices.values()].find(({ payments }) =>
    payments?.data.some(({ payment }) => payment.payment_intent === intent.id),
  );
}
