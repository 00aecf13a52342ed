import { noSuch } from '../model/failure';
import { attachCard, cardOf, createCustomer, deleteCustomer } from '../model/customers';
import type { Call, Endpoint } from './endpoint';
import { LIST_PARAMS, pageOf } from './lists';

const FIELDS = ['email', 'name', 'description', 'phone', 'metadata.*'];

export const customerEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    takes: FIELDS,
    answer: ({ store, params }) =>
      createCustomer(store, {
        email: params.text('email') ?? null,
        name: params.text('name') ?? null,
        description: params.text('description') ?? null,
        phone: params.text('phone') ?? null,
        metadata: params.metadata(),
      }),
  },
  {
    method: 'GET',
    path: '/v1/customers',
    takes: [...LIST_PARAMS, 'email'],
    answer: ({ store, params, path }) => {
      const email = params.text('email');
      const all = store.newestFirst(store.customers.values());
      return pageOf(
        all.filter((customer) => email === undefined || customer.email === email),
        params,
        path,
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    takes: [],
    answer: ({ store, id }) => store.deletedCustomers.get(id) ?? requireCustomer({ store, id }),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    takes: [...FIELDS, 'invoice_settings.default_payment_method'],
    answer: (call) => {
      const { store, params } = call;
      const customer = requireCustomer(call);
      const changes: Partial<typeof customer> = {};
      for (const field of ['email', 'name', 'description', 'phone'] as const) {
        const given = params.text(field);
        if (given !== undefined) changes[field] = given === '' ? null : given;
      }
      if (params.has('metadata')) changes.metadata = params.metadata(customer.metadata);
      const card = params.object('invoice_settings').text('default_payment_method');
      if (card !== undefined) {
        const saved = cardOf(store, card);
        attachCard(store, saved, customer.id);
        changes.invoice_settings = { ...customer.invoice_settings, default_payment_method: saved.object.id };
      }
      return store.update('customer.updated', customer, changes);
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    takes: [],
    answer: (call) => deleteCustomer(call.store, requireCustomer(call)),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    takes: [],
    answer: ({ store, id }) => {
      const card = store.cards.get(id);
      if (!card) throw noSuch('PaymentMethod', id);
      return card.object;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    takes: ['customer'],
    answer: ({ store, id, params }) => {
      const card = cardOf(store, id);
      attachCard(store, card, store.customerParam(params.required('customer')).id);
      return card.object;
    },
  },
];

function requireCustomer({ store, id }: Pick<Call, 'store' | 'id'>) {
  const customer = store.customers.get(id);
  if (!customer) throw noSuch('customer', id);
  return customer;
}
