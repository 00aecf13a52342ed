import { noSuch, noSuchParam, missing, invalid } from '../model/failure';
import { cardOf, createCard } from '../model/customers';
import { idOf } from '../model/ids';
import { payIntent, payInvoice, paymentFailure } from '../model/payments';
import { createRefund } from '../model/refunds';
import { voidInvoice } from '../model/invoices';
import type { Call, Endpoint } from './endpoint';
import { LIST_PARAMS, pageOf } from './lists';
import type { Params } from './params';
import type { Store, StoredCard } from '../model/store';

/** What Stripe's script adds to its calls for its own statistics. */
const FROM_SCRIPT = ['key', '_stripe_version', 'client_secret'];

export const paymentEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    takes: [...LIST_PARAMS, 'customer', 'subscription', 'status'],
    answer: ({ store, params, path }) => {
      const [customer, subscription, status] = ['customer', 'subscription', 'status'].map((name) =>
        params.text(name),
      );
      const all = store
        .newestFirst(store.invoices.values())
        .filter(
          (invoice) =>
            (customer === undefined || invoice.customer === customer) &&
            (subscription === undefined ||
              invoice.parent?.subscription_details?.subscription === subscription) &&
            (status === undefined || invoice.status === status),
        );
      return pageOf(all, params, path);
    },
  },
  { method: 'GET', path: '/v1/invoices/:id', takes: [], answer: ({ store, id }) => store.invoice(id) },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    takes: ['payment_method', 'off_session'],
    answer: ({ store, id, params }) => {
      const invoice = store.invoice(id);
      const given = params.text('payment_method');
      payInvoice(store, invoice, given === undefined ? undefined : cardOf(store, given), {
        onSession: params.flag('off_session') === false,
      });
      return invoice;
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    takes: [],
    answer: ({ store, id }) => {
      const invoice = store.invoice(id);
      if (invoice.status !== 'open')
        throw invalid(`You can only void an open invoice; this one is ${invoice.status ?? ''}.`);
      voidInvoice(store, invoice);
      return invoice;
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    takes: [...LIST_PARAMS, 'invoice', 'payment.type', 'payment.payment_intent', 'status'],
    answer: ({ store, params, path }) => {
      const invoice = params.text('invoice');
      const intent = params.object('payment').text('payment_intent');
      const status = params.text('status');
      const all = store
        .newestFirst(store.invoices.values())
        .flatMap(({ payments }) => payments?.data ?? [])
        .filter(
          (one) =>
            (invoice === undefined || one.invoice === invoice) &&
            (intent === undefined || one.payment.payment_intent === intent) &&
            (status === undefined || one.status === status),
        );
      return pageOf(all, params, path);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    takes: FROM_SCRIPT,
    fromBrowser: true,
    answer: requireIntent,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    takes: [
      ...FROM_SCRIPT,
      'payment_method',
      'payment_method_data.type',
      'payment_method_data.card.*',
      'payment_method_data.billing_details.*',
      'return_url',
      'setup_future_usage',
      'use_stripe_sdk',
      'off_session',
    ],
    fromBrowser: true,
    answer: (call) => {
      const intent = requireIntent(call);
      const card = cardIn(call.store, call.params);
      const answer = payIntent(call.store, intent, card, {
        onSession: call.params.flag('off_session') !== true,
      });
      if (answer.type === 'declined') throw paymentFailure(intent, answer);
      return intent;
    },
  },
  { method: 'GET', path: '/v1/charges/:id', takes: [], answer: ({ store, id }) => requireCharge(store, id) },
  {
    method: 'GET',
    path: '/v1/charges',
    takes: [...LIST_PARAMS, 'customer', 'payment_intent'],
    answer: ({ store, params, path }) => {
      const [customer, intent] = ['customer', 'payment_intent'].map((name) => params.text(name));
      const all = store
        .newestFirst(store.charges.values())
        .filter(
          (charge) =>
            (customer === undefined || charge.customer === customer) &&
            (intent === undefined || charge.payment_intent === intent),
        );
      return pageOf(all, params, path);
    },
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    takes: ['charge', 'payment_intent', 'amount', 'reason', 'metadata.*'],
    answer: ({ store, params }) => {
      const reason = params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']);
      const amount = params.integer('amount');
      return createRefund(store, {
        charge: chargeIn(store, params),
        ...(amount !== undefined && { amount }),
        ...(reason !== undefined && { reason }),
        metadata: params.metadata(),
      });
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    takes: [...LIST_PARAMS, 'charge', 'payment_intent'],
    answer: ({ store, params, path }) => {
      const [charge, intent] = ['charge', 'payment_intent'].map((name) => params.text(name));
      const all = store
        .newestFirst(store.refunds.values())
        .filter(
          (refund) =>
            (charge === undefined || refund.charge === charge) &&
            (intent === undefined || refund.payment_intent === intent),
        );
      return pageOf(all, params, path);
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    takes: [],
    answer: ({ store, id }) => store.refunds.get(id) ?? none('refund', id),
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    takes: [],
    answer: ({ store, id }) => store.disputes.get(id) ?? none('dispute', id),
  },
  {
    method: 'GET',
    path: '/v1/disputes',
    takes: [...LIST_PARAMS, 'charge', 'payment_intent'],
    answer: ({ store, params, path }) => {
      const [charge, intent] = ['charge', 'payment_intent'].map((name) => params.text(name));
      const all = store
        .newestFirst(store.disputes.values())
        .filter(
          (dispute) =>
            (charge === undefined || dispute.charge === charge) &&
            (intent === undefined || dispute.payment_intent === intent),
        );
      return pageOf(all, params, path);
    },
  },
];

function requireIntent({ store, id, params, isBrowser }: Call) {
  const intent = store.paymentIntents.get(id);
  if (!intent) throw noSuch('payment_intent', id);
  if (isBrowser && params.text('client_secret') !== intent.client_secret) {
    throw invalid(
      'The client_secret provided does not match any associated PaymentIntent on this account.',
      'payment_intent_invalid_parameter',
      'client_secret',
    );
  }
  return intent;
}

function cardIn(store: Store, params: Params): StoredCard {
  if (params.has('payment_method_data')) {
    const data = params.object('payment_method_data');
    const card = data.object('card');
    const name = data.object('billing_details').text('name');
    return createCard(store, card.required('number'), name === undefined ? {} : { name });
  }
  const saved = params.text('payment_method');
  if (saved === undefined) throw missing('payment_method');
  return cardOf(store, saved);
}

function chargeIn(store: Store, params: Params) {
  const charge = params.text('charge');
  if (charge !== undefined) {
    return store.charges.get(charge) ?? raise(noSuchParam('charge', charge, 'charge'));
  }
  const id = params.required('payment_intent');
  const intent = store.paymentIntents.get(id) ?? raise(noSuchParam('payment_intent', id, 'payment_intent'));
  if (!intent.latest_charge)
    throw invalid(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
  return requireCharge(store, idOf(intent.latest_charge));
}

function requireCharge(store: Store, id: string) {
  return store.charges.get(id) ?? none('charge', id);
}

function none(kind: string, id: string): never {
  throw noSuch(kind, id);
}

function raise(error: Error): never {
  throw error;
}
