import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PriceGiven } from '../model/catalogue';
import type { Fault } from './faults';
import { redirect, sendJson } from './replies';
import type { StripeStandIn } from './stand-in';
import type { ReleaseOrder } from './webhooks';

type Given = Record<string, unknown>;
type Control = (standIn: StripeStandIn, given: Given) => Promise<unknown> | unknown;

/** `POST /_control/NAME` with JSON (or a form of the console); README.md lists them. */
const CONTROLS: Readonly<Record<string, Control>> = {
  advance: (standIn, given) => standIn.advance(numbers(given, ['seconds', 'hours', 'days'])),
  'advance-to-renewal': (standIn, given) => standIn.advanceToRenewal(textOf(given, 'customer')),
  webhook: (standIn, given) => {
    const secrets = Array.isArray(given['secrets'])
      ? given['secrets'].map(String)
      : [required(given, 'secret')];
    standIn.sendEventsTo(required(given, 'url'), ...secrets);
  },
  'events/hold': (standIn) => standIn.webhooks.hold(),
  'events/release': (standIn, given) => standIn.webhooks.release(given as ReleaseOrder),
  'events/drop': (standIn) => ({ dropped: standIn.webhooks.drop().map(({ id }) => id) }),
  'events/resend': async (standIn, given) => {
    const wanted = Array.isArray(given['ids']) ? given['ids'].map(String) : [required(given, 'id')];
    const events = wanted.map((id) => standIn.store.events.find((event) => event.id === id));
    await standIn.webhooks.deliverAll(
      events.filter((event) => event !== undefined),
      given as ReleaseOrder,
    );
  },
  fault: (standIn, given) =>
    standIn.faults.next({ ...(given as unknown as Fault), ...numbers(given, ['times', 'status', 'ms']) }),
  'fault/clear': (standIn) => standIn.faults.clear(),
  down: (standIn, given) => void (standIn.faults.down = String(given['down']) === 'true'),
  confirm: (standIn, given) => standIn.confirm(required(given, 'clientSecret'), required(given, 'card')),
  challenge: (standIn, given) =>
    standIn.answerChallenge(required(given, 'clientSecret'), String(given['passed']) === 'true'),
  card: (standIn, given) => standIn.changeCard(required(given, 'customer'), required(given, 'card')),
  refund: (standIn, given) => standIn.refund(required(given, 'charge'), numbers(given, ['amount']).amount),
  dispute: (standIn, given) => standIn.dispute(required(given, 'charge'), textOf(given, 'reason')),
  'dispute/close': (standIn, given) =>
    standIn.closeDispute(required(given, 'dispute'), given['outcome'] === 'won' ? 'won' : 'lost'),
  price: (standIn, given) =>
    standIn.addPrice({ ...(given as PriceGiven), ...numbers(given, ['unitAmount']) }),
};

export async function controlReply(
  standIn: StripeStandIn,
  request: IncomingMessage,
  path: string,
  body: string,
  response: ServerResponse,
): Promise<void> {
  const name = path.replace('/_control/', '');
  if (request.method === 'GET' && name === 'state') return sendJson(response, 200, stateOf(standIn));
  const origin = request.headers.origin;
  if (origin !== undefined && !isOwnOrigin(standIn, origin)) {
    return sendJson(response, 403, { error: 'Only the console may do this from a browser.' });
  }
  const control = CONTROLS[name];
  if (request.method !== 'POST' || !control)
    return sendJson(response, 404, { error: `There is no ${path}.` });
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  try {
    const given = (
      isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body || '{}')
    ) as Given;
    const result = await control(standIn, given);
    if (isForm) return redirect(response, '/');
    sendJson(response, 200, result ?? {});
  } catch (error) {
    sendJson(response, 400, { error: error instanceof Error ? error.message : String(error) });
  }
}

function stateOf(standIn: StripeStandIn) {
  const { store, webhooks } = standIn;
  return {
    now: store.now(),
    customers: [...store.customers.values()],
    subscriptions: [...store.subscriptions.values()],
    invoices: [...store.invoices.values()],
    paymentIntents: [...store.paymentIntents.values()],
    charges: [...store.charges.values()],
    refunds: [...store.refunds.values()],
    disputes: [...store.disputes.values()],
    events: store.events,
    held: webhooks.held.map(({ id }) => id),
    deliveries: webhooks.deliveries,
    calls: standIn.calls,
  };
}

function isOwnOrigin(standIn: StripeStandIn, origin: string): boolean {
  const { port } = new URL(standIn.address);
  return [standIn.address, `http://localhost:${port}`].includes(origin);
}

function required(given: Given, name: string): string {
  const value = textOf(given, name);
  if (!value) throw new Error(`"${name}" is missing`);
  return value;
}

function textOf(given: Given, name: string): string | undefined {
  const value = given[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function numbers<const T extends string>(given: Given, names: readonly T[]): Partial<Record<T, number>> {
  const entries = names
    .map((name) => [name, Number(given[name])] as const)
    .filter(([name, value]) => given[name] !== undefined && given[name] !== '' && Number.isFinite(value));
  return Object.fromEntries(entries) as Partial<Record<T, number>>;
}
