import { invalid } from '../model/failure';
import type { Store } from '../model/store';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Fields that only come when they are asked for. */
const ON_REQUEST: Readonly<Record<string, readonly string[]>> = {
  invoice: ['payments', 'confirmation_secret'],
  charge: ['refunds'],
  'checkout.session': ['line_items'],
  customer: ['subscriptions', 'sources', 'tax_ids'],
};
const EXPAND_DEPTH = 4;

/**
 * An object as the API returns it, to be serialised immediately: with the references named in `expand`
 * (`latest_invoice.payments`, `data.customer`) replaced by what they refer to, and the fields that come on request
 * left out unless named.
 */
export function replyOf(store: Store, object: object, expand: readonly string[]): object {
  const paths = expand.map((path) => path.split('.'));
  for (const path of paths) {
    const depth = path.filter((step) => step !== 'data').length;
    if (depth > EXPAND_DEPTH)
      throw invalid(`You cannot expand more than ${EXPAND_DEPTH} levels.`, undefined, 'expand');
  }
  return shaped(store, object as { [key: string]: Json }, paths) as object;
}

function shaped(store: Store, object: { [key: string]: Json }, paths: readonly (readonly string[])[]): Json {
  const kind = String(object['object']);
  // Nothing to add and nothing to leave out below: most of an object is passed on as it is.
  if (paths.length === 0 && !(kind in ON_REQUEST) && kind !== 'list' && kind !== 'event') return object;
  const result: { [key: string]: Json } = {};
  const hidden = ON_REQUEST[kind] ?? [];
  const wanted = new Set(paths.map((path) => path[0]));
  for (const [key, value] of Object.entries(object)) {
    if (hidden.includes(key) && !wanted.has(key)) continue;
    const below = paths.filter((path) => path[0] === key).map((path) => path.slice(1));
    result[key] = filled(store, value, below, wanted.has(key), `${kind}.${key}`);
  }
  for (const step of wanted) {
    if (step !== undefined && !(step in result)) result[step] = added(store, object, step);
  }
  return result;
}

function filled(
  store: Store,
  value: Json,
  below: readonly (readonly string[])[],
  isWanted: boolean,
  name: string,
): Json {
  if (Array.isArray(value)) {
    return value.map((one) =>
      isObject(one) ? shaped(store, one, nonEmpty(below)) : filled(store, one, below, isWanted, name),
    );
  }
  if (isObject(value)) return shaped(store, value, nonEmpty(below));
  if (!isWanted || value === null) return value;
  const target = typeof value === 'string' ? find(store, value) : undefined;
  if (!target) throw notExpandable(name);
  return shaped(store, target, nonEmpty(below));
}

/** A list below a customer that is not kept with the object. */
function added(store: Store, object: { [key: string]: Json }, step: string): Json {
  if (object['object'] === 'customer' && step === 'subscriptions') {
    const all = store
      .newestFirst(store.subscriptions.values())
      .filter((one) => one.customer === object['id'] && !one.ended_at);
    return {
      object: 'list',
      data: all.map((one) => shaped(store, one as unknown as { [key: string]: Json }, [])),
      has_more: false,
      url: `/v1/customers/${String(object['id'])}/subscriptions`,
    };
  }
  if (object['object'] === 'invoice' && step === 'confirmation_secret') return null;
  throw notExpandable(step);
}

function find(store: Store, id: string): { [key: string]: Json } | undefined {
  const found =
    store.customers.get(id) ??
    store.deletedCustomers.get(id) ??
    store.subscriptions.get(id) ??
    store.invoices.get(id) ??
    store.paymentIntents.get(id) ??
    store.charges.get(id) ??
    store.refunds.get(id) ??
    store.disputes.get(id) ??
    store.cards.get(id)?.object ??
    store.products.get(id) ??
    store.prices.get(id);
  return found as unknown as { [key: string]: Json } | undefined;
}

function notExpandable(name: string) {
  return invalid(`This property cannot be expanded (${name}).`, undefined, 'expand');
}

const nonEmpty = (paths: readonly (readonly string[])[]) => paths.filter((path) => path.length > 0);
const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
