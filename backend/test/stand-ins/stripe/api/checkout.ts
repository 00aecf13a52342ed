import type Stripe from 'stripe';
import { createCheckout, createPortal } from '../model/checkout';
import { invalid, missing, noSuch } from '../model/failure';
import type { CheckoutOrder, Store } from '../model/store';
import type { Call, Endpoint } from './endpoint';
import { LIST_PARAMS, pageOf } from './lists';
import type { Params } from './params';
import { requirePrice, trialEndOf } from './subscriptions';

export const checkoutEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    takes: [
      'mode',
      'customer',
      'customer_email',
      'client_reference_id',
      'line_items[].price',
      'line_items[].quantity',
      'success_url',
      'cancel_url',
      'metadata.*',
      'subscription_data.metadata.*',
      'subscription_data.trial_end',
      'subscription_data.trial_period_days',
      'allow_promotion_codes',
      'billing_address_collection',
      'locale',
      'ui_mode',
      'expires_at',
    ],
    answer: ({ store, params }) => openCheckout(store, params),
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    takes: [...LIST_PARAMS, 'customer', 'subscription', 'status'],
    answer: ({ store, params, path }) => {
      const [customer, subscription, status] = ['customer', 'subscription', 'status'].map((name) =>
        params.text(name),
      );
      const all = [...store.checkouts.values()].reverse().map(({ object }) => object);
      return pageOf(
        all.filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (subscription === undefined || one.subscription === subscription) &&
            (status === undefined || one.status === status),
        ),
        params,
        path,
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    takes: [],
    answer: (call) => requireCheckout(call).object,
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    takes: [],
    answer: (call) => {
      const { object } = requireCheckout(call);
      if (object.status !== 'open')
        throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
      object.status = 'expired';
      object.url = null;
      call.store.emit('checkout.session.expired', object);
      return object;
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    takes: ['customer', 'return_url', 'configuration', 'locale'],
    answer: ({ store, params }) => {
      const customer = store.customerParam(params.required('customer'));
      return createPortal(store, customer, params.text('return_url') ?? null).object;
    },
  },
];

function openCheckout(store: Store, params: Params): Stripe.Checkout.Session {
  params.oneOf('ui_mode', ['hosted_page']);
  if (params.required('mode') !== 'subscription')
    throw invalid('The stand-in sells subscriptions only.', undefined, 'mode');
  const [line] = params.objects('line_items');
  if (!line) throw missing('line_items');
  const customer = params.text('customer');
  if (customer !== undefined) store.customerParam(customer);
  const expiresAt = params.integer('expires_at');
  const subscriptionData = params.object('subscription_data');
  return createCheckout(store, {
    customer: customer ?? null,
    customerEmail: params.text('customer_email') ?? null,
    price: requirePrice(store, line.required('price'), 'line_items[0][price]'),
    quantity: line.integer('quantity') ?? 1,
    successUrl: params.required('success_url'),
    cancelUrl: params.text('cancel_url') ?? null,
    clientReferenceId: params.text('client_reference_id') ?? null,
    metadata: params.metadata(),
    subscriptionMetadata: subscriptionData.metadata(),
    trialEnd: trialEndOf(store, subscriptionData),
    ...(expiresAt !== undefined && { expiresAt }),
  }).object;
}

function requireCheckout({ store, id }: Call): CheckoutOrder {
  const order = store.checkouts.get(id);
  if (!order) throw noSuch('checkout session', id);
  return order;
}
