import type Stripe from 'stripe';
import { DAY } from '../model/clock';
import { attachCard, cardOf } from '../model/customers';
import { invalid, missing, noSuch, noSuchParam } from '../model/failure';
import { idOf } from '../model/ids';
import { payInvoice } from '../model/payments';
import type { Store } from '../model/store';
import {
  cancelSubscription,
  createSubscription,
  setCancelAtPeriodEnd,
  setTrialEnd,
} from '../model/subscriptions';
import type { Endpoint } from './endpoint';
import { LIST_PARAMS, pageOf } from './lists';
import type { Params } from './params';

const ENDED = ['canceled', 'incomplete_expired'];

export const subscriptionEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    takes: [
      'customer',
      'items[].price',
      'items[].quantity',
      'payment_behavior',
      'payment_settings.save_default_payment_method',
      'payment_settings.payment_method_types[]',
      'billing_mode.type',
      'collection_method',
      'default_payment_method',
      'description',
      'metadata.*',
      'off_session',
      'trial_end',
      'trial_period_days',
      'cancel_at_period_end',
      'currency',
    ],
    answer: ({ store, params }) => subscribe(store, params),
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    takes: [...LIST_PARAMS, 'customer', 'status', 'price'],
    answer: ({ store, params, path }) => {
      const customer = params.text('customer');
      const price = params.text('price');
      const status = params.text('status');
      const all = store
        .newestFirst(store.subscriptions.values())
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (price === undefined || one.items.data.some((item) => item.price.id === price)) &&
            hasStatus(one, status),
        );
      return pageOf(all, params, path);
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    takes: [],
    answer: ({ store, id }) => store.subscription(id),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    takes: [
      'cancel_at_period_end',
      'default_payment_method',
      'description',
      'metadata.*',
      'cancellation_details.comment',
      'trial_end',
      'proration_behavior',
    ],
    answer: ({ store, id, params }) => change(store, store.subscription(id), params),
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    takes: ['invoice_now', 'prorate', 'cancellation_details.comment'],
    answer: ({ store, id }) => {
      const subscription = store.subscription(id);
      if (subscription.ended_at) throw noSuch('subscription', id);
      cancelSubscription(store, subscription, 'cancellation_requested');
      return subscription;
    },
  },
];

function subscribe(store: Store, params: Params): Stripe.Subscription {
  const customer = store.customerParam(params.required('customer'));
  const [item, ...others] = params.objects('items');
  if (!item) throw missing('items');
  if (others.length > 0) throw invalid('The stand-in sells one price at a time.', undefined, 'items');
  const price = requirePrice(store, item.required('price'), 'items[0][price]');
  const behaviour =
    params.oneOf('payment_behavior', ['default_incomplete', 'allow_incomplete', 'error_if_incomplete']) ??
    'allow_incomplete';
  params.oneOf('collection_method', ['charge_automatically']);
  const currency = params.text('currency');
  if (currency !== undefined && currency !== price.currency) {
    throw invalid(`The price's currency is ${price.currency}, not ${currency}.`, undefined, 'currency');
  }
  const given = params.text('default_payment_method');
  const card = given === undefined ? undefined : cardOf(store, given);
  if (card) attachCard(store, card, customer.id);
  const trialEnd = trialEndOf(store, params);
  const hasCard = card !== undefined || Boolean(customer.invoice_settings.default_payment_method);
  if (behaviour !== 'default_incomplete' && trialEnd === null && !hasCard && (price.unit_amount ?? 0) > 0) {
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      'resource_missing',
    );
  }
  const subscription = createSubscription(store, {
    customer,
    price,
    quantity: item.integer('quantity') ?? 1,
    metadata: params.metadata(),
    description: params.text('description') ?? null,
    trialEnd,
    defaultPaymentMethod: card?.object.id ?? null,
    cancelAtPeriodEnd: params.flag('cancel_at_period_end') ?? false,
    saveDefaultPaymentMethod:
      params.object('payment_settings').oneOf('save_default_payment_method', ['on_subscription', 'off']) ??
      'off',
  });
  if (behaviour !== 'default_incomplete' && subscription.status === 'incomplete') {
    const invoice = store.invoice(idOf(subscription.latest_invoice ?? ''));
    try {
      payInvoice(store, invoice, undefined, { onSession: params.flag('off_session') !== true });
    } catch (failure) {
      if (behaviour === 'allow_incomplete') return subscription;
      cancelSubscription(store, subscription, 'payment_failed');
      store.subscriptions.delete(subscription.id);
      throw failure;
    }
  }
  return subscription;
}

function change(store: Store, subscription: Stripe.Subscription, params: Params): Stripe.Subscription {
  const cancel = params.flag('cancel_at_period_end');
  const card = params.text('default_payment_method');
  const trialEnd = trialEndOf(store, params);
  if (subscription.ended_at && (cancel !== undefined || card !== undefined || trialEnd !== null)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (cancel !== undefined && cancel !== subscription.cancel_at_period_end) {
    setCancelAtPeriodEnd(store, subscription, cancel);
  }
  if (trialEnd !== null) {
    if (params.text('proration_behavior') !== 'none') {
      throw invalid('The stand-in has no prorations.', undefined, 'proration_behavior');
    }
    setTrialEnd(store, subscription, trialEnd);
  }
  const changes: Partial<Stripe.Subscription> = {};
  if (params.has('metadata')) changes.metadata = params.metadata(subscription.metadata);
  const description = params.text('description');
  if (description !== undefined) changes.description = description === '' ? null : description;
  if (card !== undefined) {
    const saved = cardOf(store, card);
    attachCard(store, saved, idOf(subscription.customer));
    changes.default_payment_method = saved.object.id;
  }
  return store.update('customer.subscription.updated', subscription, changes);
}

export function requirePrice(store: Store, id: string, param: string): Stripe.Price {
  const price = store.prices.get(id);
  if (!price) throw noSuchParam('price', id, param);
  if (!price.active) {
    throw invalid(
      `The price specified is inactive. This field only accepts active prices.`,
      'price_inactive',
      param,
    );
  }
  return price;
}

/** Seconds since 1970, or null if there is no trial. */
export function trialEndOf(store: Store, params: Params): number | null {
  const days = params.integer('trial_period_days');
  if (days !== undefined) return store.now() + days * DAY;
  if (params.text('trial_end') === 'now') return null;
  const end = params.integer('trial_end');
  if (end === undefined) return null;
  if (end <= store.now())
    throw invalid(
      'Invalid timestamp: must be an integer Unix timestamp in the future.',
      undefined,
      'trial_end',
    );
  return end;
}

function hasStatus(subscription: Stripe.Subscription, status: string | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return ENDED.includes(subscription.status);
  return status === undefined ? !ENDED.includes(subscription.status) : subscription.status === status;
}
