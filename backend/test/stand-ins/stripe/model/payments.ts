import type Stripe from 'stripe';
import { answerFor, type CardAnswer } from './cards';
import { DAY } from './clock';
import { attachCard } from './customers';
import { invalid, StripeFailure } from './failure';
import { idOf, newId } from './ids';
import { invoiceOf, markPaid, paymentIntentOf, subscriptionOf } from './invoices';
import { createCharge } from './payment-intents';
import type { Store, StoredCard } from './store';
import { cancelSubscription, settleAfterPayment } from './subscriptions';

/** Days after a failed renewal at which it is tried again; after the last, the subscription ends. */
export const RETRY_DAYS: readonly number[] = [3, 5, 7];

export interface Attempt {
  onSession: boolean;
  /** Whether the cardholder has just passed the challenge. */
  authenticated?: boolean;
}

/** Tries to take the payment from `card`; the effects on invoice and subscription follow immediately. */
export function payIntent(
  store: Store,
  intent: Stripe.PaymentIntent,
  card: StoredCard,
  attempt: Attempt,
): CardAnswer {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(intent, 'confirm');
  }
  intent.payment_method = card.object.id;
  const answer = answerFor(card.number, {
    onSession: attempt.onSession,
    authenticated: attempt.authenticated ?? false,
    setUp: card.setUp,
  });
  if (answer.type === 'succeeded') succeed(store, intent, card);
  else if (answer.type === 'requires_action') requireAction(store, intent);
  else decline(store, intent, card, answer, attempt.onSession);
  return answer;
}

function succeed(store: Store, intent: Stripe.PaymentIntent, card: StoredCard): void {
  card.setUp = true;
  const customer = intent.customer ? idOf(intent.customer) : undefined;
  if (customer) attachCard(store, card, customer);
  const charge = createCharge(store, intent, card.object);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.next_action = null;
  intent.last_payment_error = null;
  store.emit('charge.succeeded', charge);
  store.emit('payment_intent.succeeded', intent);
  const invoice = invoiceOf(store, intent);
  if (!invoice) return;
  invoice.attempt_count += 1;
  markPaid(store, invoice);
  const subscription = subscriptionOf(store, invoice);
  if (subscription) settleAfterPayment(store, subscription, invoice, card.object.id);
}

function requireAction(store: Store, intent: Stripe.PaymentIntent): void {
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: {
      type: 'three_d_secure_redirect',
      stripe_js: `${store.address()}/challenge/${intent.id}?client_secret=${intent.client_secret ?? ''}`,
    },
  };
  store.emit('payment_intent.requires_action', intent);
  const invoice = invoiceOf(store, intent);
  if (invoice) store.emit('invoice.payment_action_required', invoice);
}

function decline(
  store: Store,
  intent: Stripe.PaymentIntent,
  card: StoredCard,
  answer: Extract<CardAnswer, { type: 'declined' }>,
  onSession: boolean,
): void {
  const charge = createCharge(store, intent, card.object, answer);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = {
    type: 'card_error',
    code: answer.code,
    decline_code: answer.declineCode,
    message: answer.message,
    charge: charge.id,
    payment_method: card.object,
  } as Stripe.PaymentIntent.LastPaymentError;
  store.emit('charge.failed', charge);
  store.emit('payment_intent.payment_failed', intent);
  const invoice = invoiceOf(store, intent);
  if (invoice) failInvoice(store, invoice, onSession);
}

function failInvoice(store: Store, invoice: Stripe.Invoice, onSession: boolean): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  // A person's own attempt in between does not change the schedule of retries.
  const retry = isRenewal && !onSession ? RETRY_DAYS[store.retriesOf(invoice.id)] : undefined;
  const isLast = isRenewal && !onSession && retry === undefined;
  if (retry !== undefined) {
    store.countRetry(invoice.id);
    invoice.next_payment_attempt = (invoice.status_transitions.finalized_at ?? store.now()) + retry * DAY;
  } else if (isLast) {
    invoice.next_payment_attempt = null;
    invoice.auto_advance = false;
  }
  store.emit('invoice.payment_failed', invoice);
  const subscription = subscriptionOf(store, invoice);
  if (!subscription || !isRenewal || subscription.ended_at) return;
  if (isLast) cancelSubscription(store, subscription, 'payment_failed');
  else store.update('customer.subscription.updated', subscription, { status: 'past_due' });
}

/** Charges an open invoice with `card`, or with what the customer saved. The failure is the API's reply. */
export function payInvoice(
  store: Store,
  invoice: Stripe.Invoice,
  card: StoredCard | undefined,
  attempt: Attempt,
): void {
  const intent = paymentIntentOf(store, invoice);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid');
  if (invoice.status !== 'open' || !intent) throw invalid('This invoice cannot be paid.');
  const use = card ?? savedCard(store, invoice);
  if (!use) {
    throw invalid(
      'This customer has no attached payment source or default payment method.',
      'resource_missing',
      'payment_method',
    );
  }
  const answer = payIntent(store, intent, use, attempt);
  if (answer.type !== 'succeeded') throw paymentFailure(intent, answer);
}

/** The card that renewals of this invoice's subscription are charged to. */
export function savedCard(store: Store, invoice: Stripe.Invoice): StoredCard | undefined {
  const ofSubscription = subscriptionOf(store, invoice)?.default_payment_method;
  const customer = invoice.customer ? store.customers.get(idOf(invoice.customer)) : undefined;
  const reference = ofSubscription ?? customer?.invoice_settings.default_payment_method;
  return reference ? store.cards.get(idOf(reference)) : undefined;
}

/** The 402 that a refused payment answers with; it carries the payment intent as it is now. */
export function paymentFailure(intent: Stripe.PaymentIntent, answer: CardAnswer): StripeFailure {
  if (answer.type === 'declined') {
    return new StripeFailure(402, {
      type: 'card_error',
      code: answer.code,
      decline_code: answer.declineCode,
      message: answer.message,
      charge: intent.latest_charge,
      payment_intent: structuredClone(intent),
    });
  }
  return new StripeFailure(402, {
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
    message: 'This payment requires additional user action before it can be completed successfully.',
    payment_intent: structuredClone(intent),
  });
}

/** The cardholder answers the challenge of a payment that waits for it. */
export function answerChallenge(store: Store, intent: Stripe.PaymentIntent, passed: boolean): void {
  if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticate');
  const card = intent.payment_method ? store.cards.get(idOf(intent.payment_method)) : undefined;
  if (!card) throw invalid('The payment has no card.');
  if (passed) {
    payIntent(store, intent, card, { onSession: true, authenticated: true });
    return;
  }
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: card.object,
  } as Stripe.PaymentIntent.LastPaymentError;
  store.emit('payment_intent.payment_failed', intent);
  const invoice = invoiceOf(store, intent);
  if (invoice) failInvoice(store, invoice, true);
}

function unexpectedState(intent: Stripe.PaymentIntent, action: string): StripeFailure {
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: structuredClone(intent),
    request_log_url: newId('log'),
  });
}
