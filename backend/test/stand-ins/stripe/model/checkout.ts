import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { DAY } from './clock';
import { createCard, makeDefaultCard, createCustomer } from './customers';
import { invalid } from './failure';
import { idOf, newId } from './ids';
import { paymentIntentOf } from './invoices';
import { payIntent } from './payments';
import type { CheckoutOrder, PortalSession, Store } from './store';
import { createSubscription } from './subscriptions';
import { answerFor, type CardAnswer } from './cards';

export interface CheckoutGiven {
  customer: string | null;
  customerEmail: string | null;
  price: Stripe.Price;
  quantity: number;
  successUrl: string | null;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  trialEnd: number | null;
  expiresAt?: number;
}

export function createCheckout(store: Store, given: CheckoutGiven): CheckoutOrder {
  const id = newId('cs_test', 58);
  const token = randomBytes(18).toString('base64url');
  const total = given.trialEnd === null ? (given.price.unit_amount ?? 0) * given.quantity : 0;
  const object = {
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    client_secret: null,
    created: store.now(),
    currency: given.price.currency,
    customer: given.customer,
    customer_account: null,
    customer_details: given.customerEmail ? { email: given.customerEmail } : null,
    customer_email: given.customerEmail,
    expires_at: given.expiresAt ?? store.now() + DAY,
    invoice: null,
    livemode: false,
    metadata: given.metadata,
    mode: 'subscription',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: total > 0 ? 'unpaid' : 'no_payment_required',
    setup_intent: null,
    status: 'open',
    subscription: null,
    success_url: given.successUrl,
    ui_mode: 'hosted_page',
    url: `${store.address()}/checkout/${token}`,
  } as unknown as Stripe.Checkout.Session;
  const order: CheckoutOrder = {
    object,
    token,
    price: given.price.id,
    quantity: given.quantity,
    subscriptionMetadata: given.subscriptionMetadata,
    trialEnd: given.trialEnd,
  };
  store.checkouts.set(id, order);
  return order;
}

/**
 * The person submits the hosted page's form. Only an accepted card makes a subscription; a refusal leaves the
 * session open for another. `requires_action` asks for the challenge; call again with `authenticated`.
 */
export function completeCheckout(
  store: Store,
  order: CheckoutOrder,
  given: { number: string; email?: string; authenticated?: boolean },
): CardAnswer {
  const session = order.object;
  if (session.status !== 'open') throw invalid('This Checkout Session is no longer open.');
  const number = given.number.replace(/\s/g, '');
  const authenticated = given.authenticated ?? false;
  const answer = answerFor(number, { onSession: true, authenticated, setUp: false });
  if (answer.type !== 'succeeded') return answer;
  const price = store.prices.get(order.price);
  if (!price) throw invalid(`No such price: '${order.price}'`);
  const customer = session.customer
    ? store.customerParam(idOf(session.customer))
    : createCustomer(store, {
        email: given.email ?? session.customer_email,
        name: null,
        description: null,
        phone: null,
        metadata: {},
      });
  const card = createCard(store, number);
  const subscription = createSubscription(store, {
    customer,
    price,
    quantity: order.quantity,
    metadata: order.subscriptionMetadata,
    trialEnd: order.trialEnd,
    saveDefaultPaymentMethod: 'on_subscription',
  });
  const invoice = store.invoice(idOf(subscription.latest_invoice ?? ''));
  const intent = paymentIntentOf(store, invoice);
  if (intent) payIntent(store, intent, card, { onSession: true, authenticated });
  else makeDefaultCard(store, customer, card);
  Object.assign(session, {
    status: 'complete',
    payment_status: intent ? 'paid' : 'no_payment_required',
    customer: customer.id,
    customer_details: { email: customer.email },
    invoice: invoice.id,
    subscription: subscription.id,
    url: null,
  });
  store.emit('checkout.session.completed', session);
  return answer;
}

export function createPortal(
  store: Store,
  customer: Stripe.Customer,
  returnUrl: string | null,
): PortalSession {
  const token = randomBytes(18).toString('base64url');
  const object: Stripe.BillingPortal.Session = {
    id: newId('bps', 24),
    object: 'billing_portal.session',
    configuration: 'bpc_standin',
    created: store.now(),
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${store.address()}/portal/${token}`,
  };
  const session = { object, token };
  store.portals.set(token, session);
  return session;
}
