import type Stripe from 'stripe';
import { answerFor, TEST_PAYMENT_METHODS } from './cards';
import { invalid, noSuchParam } from './failure';
import { newId } from './ids';
import type { Store, StoredCard } from './store';
import { cancelSubscription } from './subscriptions';

export interface CustomerGiven {
  email: string | null;
  name: string | null;
  description: string | null;
  phone: string | null;
  metadata: Record<string, string>;
}

export function createCustomer(store: Store, given: CustomerGiven): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: store.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    discount: null,
    invoice_prefix: newId('x', 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    next_invoice_sequence: 1,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...given,
  };
  store.keep(store.customers, customer);
  store.emit('customer.created', customer);
  return customer;
}

/** Removes a customer and ends their subscriptions immediately. */
export function deleteCustomer(store: Store, customer: Stripe.Customer): Stripe.DeletedCustomer {
  for (const subscription of store.subscriptions.values()) {
    if (subscription.customer === customer.id && !subscription.ended_at) {
      cancelSubscription(store, subscription, 'cancellation_requested');
    }
  }
  store.customers.delete(customer.id);
  const deleted: Stripe.DeletedCustomer = { id: customer.id, object: 'customer', deleted: true };
  store.deletedCustomers.set(customer.id, deleted);
  store.emit('customer.deleted', customer);
  return deleted;
}

/** A card from its number, not yet a customer's. */
export function createCard(
  store: Store,
  number: string,
  billing: { name?: string; email?: string } = {},
): StoredCard {
  const digits = number.replace(/\s/g, '');
  const known = answerFor(digits, { onSession: true, authenticated: true, setUp: true });
  if (known.type === 'declined' && known.code === 'incorrect_number') {
    throw invalid(known.message, 'incorrect_number', 'payment_method_data[card][number]', 402);
  }
  const object = {
    id: newId('pm', 24),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: billing.email ?? null,
      name: billing.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: digits.startsWith('5') ? 'mastercard' : 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'AU',
      display_brand: digits.startsWith('5') ? 'mastercard' : 'visa',
      exp_month: 12,
      exp_year: new Date(store.now() * 1000).getUTCFullYear() + 3,
      fingerprint: `standin${digits}`,
      funding: 'credit',
      generated_from: null,
      last4: digits.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: store.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } as unknown as Stripe.PaymentMethod;
  const card: StoredCard = { object, number: digits, setUp: false };
  store.cards.set(object.id, card);
  return card;
}

export function attachCard(store: Store, card: StoredCard, customer: string): void {
  if (card.object.customer === customer) return;
  card.object.customer = customer;
  store.emit('payment_method.attached', card.object);
}

/** A saved card by its id, or one of Stripe's test names, which makes a new card each time. */
export function cardOf(store: Store, id: string): StoredCard {
  const testNumber = TEST_PAYMENT_METHODS[id];
  if (testNumber) return createCard(store, testNumber);
  const card = store.cards.get(id);
  if (!card) throw noSuchParam('PaymentMethod', id, 'payment_method');
  return card;
}

/** Uses `card` for everything that `customer` owes from now on. */
export function makeDefaultCard(store: Store, customer: Stripe.Customer, card: StoredCard): void {
  attachCard(store, card, customer.id);
  store.update('customer.updated', customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: card.object.id },
  });
  for (const subscription of store.subscriptions.values()) {
    if (subscription.customer !== customer.id || subscription.ended_at) continue;
    store.update('customer.subscription.updated', subscription, { default_payment_method: card.object.id });
  }
}
