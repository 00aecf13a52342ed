import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { startStripeStandIn, type StripeStandIn } from './stand-ins/stripe/server/stand-in';
import { signedRequest } from './stand-ins/stripe/server/webhooks';

const SECRET = 'whsec_test';
const MONTHLY: Stripe.SubscriptionCreateParams = {
  items: [{ price: 'price_standin_pro' }],
  payment_behavior: 'default_incomplete',
};
let standIn: StripeStandIn;
let stripe: Stripe;
let listener: Server;
let received: { body: string; signature: string }[];
/** What the listener answers to the next events; 200 after them. */
let answers: number[];

beforeEach(async () => {
  received = [];
  answers = [];
  listener = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  standIn = await startStripeStandIn();
  standIn.sendEventsTo(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/`, SECRET);
  stripe = client();
});
afterEach(async () => {
  await standIn.close();
  listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
});

function client(key = 'sk_test_standin', maxNetworkRetries = 0): Stripe {
  const { port } = new URL(standIn.address);
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries, timeout: 2_000 });
}

/** A customer with a subscription, and the secret by which its first invoice is paid. */
async function aSubscription() {
  const customer = await stripe.customers.create({ email: 'tess@school.example' });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    ...MONTHLY,
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  return {
    customer: customer.id,
    id: subscription.id,
    secret: invoice.confirmation_secret?.client_secret ?? '',
  };
}
const statusOf = async (id: string) => (await stripe.subscriptions.retrieve(id)).status;
const typesOf = () => standIn.store.events.map(({ type }) => String(type));

describe('the Stripe stand-in, spoken to by the real SDK', () => {
  it('signs events so that the SDK accepts them, and not with another secret', async () => {
    await stripe.customers.create({ email: 'tess@school.example' });
    await standIn.webhooks.settled();
    const [first] = received;
    if (!first) throw new Error('no event came');
    const event = stripe.webhooks.constructEvent(first.body, first.signature, SECRET);
    expect(event).toMatchObject({
      type: 'customer.created',
      data: { object: { email: 'tess@school.example' } },
    });
    expect(() => stripe.webhooks.constructEvent(first.body, first.signature, 'whsec_other')).toThrow();
    const old = signedRequest(event, [SECRET], 1_000);
    expect(() =>
      stripe.webhooks.constructEvent(old.body, old.headers['stripe-signature'] ?? '', SECRET),
    ).toThrow(/tolerance/);
  });

  it('signs with every secret while one is being rolled', async () => {
    await stripe.customers.create({});
    const event = standIn.store.events[0];
    if (!event) throw new Error('no event was made');
    const { body, headers } = signedRequest(event, ['whsec_new', 'whsec_old']);
    for (const secret of ['whsec_new', 'whsec_old']) {
      expect(stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', secret).id).toBe(
        event.id,
      );
    }
  });

  it('sends an event again until it is accepted, and gives up in the end', async () => {
    answers = [500, 503];
    await stripe.customers.create({});
    await standIn.webhooks.settled();
    expect(standIn.webhooks.deliveries.map(({ status }) => status)).toEqual([500, 503, 200]);
    answers = [500, 500, 500, 500, 500];
    await stripe.customers.create({});
    await standIn.webhooks.settled();
    expect(standIn.webhooks.deliveries).toHaveLength(3 + 4);
  });

  it('holds events, loses them, and sends them shuffled and twice', async () => {
    standIn.webhooks.hold();
    const { secret } = await aSubscription();
    await standIn.confirm(secret, '4242424242424242');
    expect(received).toEqual([]);
    const made = standIn.store.events.map(({ id }) => id);
    await standIn.webhooks.release({ order: 'shuffled', seed: 3, copies: 2, atOnce: 3 });
    const ids = received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    expect([...ids].sort()).toEqual([...made, ...made].sort());
    expect(ids).not.toEqual([...made, ...made]);
    standIn.webhooks.hold();
    await stripe.customers.create({});
    expect(standIn.webhooks.drop()).toHaveLength(1);
    await standIn.webhooks.release();
    expect(received).toHaveLength(2 * made.length);
  });

  it('answers an idempotency key with what it answered before, and refuses it for anything else', async () => {
    const options = { idempotencyKey: 'one' };
    const first = await stripe.customers.create({ email: 'a@school.example' }, options);
    const again = await stripe.customers.create({ email: 'a@school.example' }, options);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(standIn.store.customers.size).toBe(1);
    await expect(stripe.customers.create({ email: 'b@school.example' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  it('makes one customer of a call whose reply was lost and which the SDK made again', async () => {
    standIn.faults.next({ kind: 'reply_lost', path: '/v1/customers', times: 2 });
    await client('sk_test_standin', 3).customers.create({ email: 'a@school.example' });
    expect(standIn.store.customers.size).toBe(1);
    expect(standIn.calls).toHaveLength(3);
  });

  it('answers a key with the server error that it was answered with, though the call was carried out', async () => {
    standIn.faults.next({ kind: 'error', status: 500, applied: true });
    const create = () => client('sk_test_standin', 3).customers.create({}, { idempotencyKey: 'one' });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    expect(standIn.store.customers.size).toBe(1);
  });

  it.each([
    ['an unknown customer', () => stripe.customers.retrieve('cus_none'), 404, 'resource_missing'],
    [
      'an unknown customer in the body',
      () => stripe.subscriptions.create({ customer: 'cus_none', ...MONTHLY }),
      400,
      'resource_missing',
    ],
    [
      'an unknown parameter',
      () => stripe.customers.create({ emial: 'x' } as never),
      400,
      'parameter_unknown',
    ],
    [
      'a missing parameter',
      () => stripe.billingPortal.sessions.create({} as never),
      400,
      'parameter_missing',
    ],
    ['an endpoint that is not there', () => stripe.balance.retrieve(), 404, undefined],
    ['a key of another account', () => client('sk_live_1234').customers.list(), 401, undefined],
    [
      'an expansion of what cannot be',
      () => stripe.prices.retrieve('price_standin_pro', { expand: ['type'] }),
      400,
      undefined,
    ],
  ])('refuses %s', async (_, call, statusCode, code) => {
    await expect(call()).rejects.toMatchObject({ statusCode, code });
  });

  it('pages lists and expands references', async () => {
    for (let count = 0; count < 5; count += 1) await stripe.customers.create({ name: `${count}` });
    const names: unknown[] = [];
    for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name);
    expect(names).toEqual(['4', '3', '2', '1', '0']);
    const { id, customer } = await aSubscription();
    const plain = await stripe.invoices.list({ customer });
    expect(plain.data[0]).not.toHaveProperty('payments');
    const full = await stripe.subscriptions.retrieve(id, {
      expand: ['customer', 'latest_invoice.payments.data.payment.payment_intent'],
    });
    expect(full.customer).toMatchObject({ id: customer, email: 'tess@school.example' });
    expect((full.latest_invoice as Stripe.Invoice).payments?.data[0]?.payment.payment_intent).toMatchObject({
      object: 'payment_intent',
      status: 'requires_payment_method',
    });
  });
});

describe('the life of a subscription at the stand-in', () => {
  it('begins unpaid, is declined, and runs once a card is accepted', async () => {
    const { id, secret } = await aSubscription();
    expect(await statusOf(id)).toBe('incomplete');
    await standIn.confirm(secret, '4000000000000002');
    expect(await statusOf(id)).toBe('incomplete');
    await standIn.confirm(secret, '4242424242424242');
    expect(await statusOf(id)).toBe('active');
    expect(standIn.paidCharges()).toHaveLength(1);
    expect(typesOf()).toEqual(
      expect.arrayContaining(['charge.failed', 'invoice.payment_failed', 'invoice.paid']),
    );
  });

  it('asks for 3-D Secure, and runs only once that is passed', async () => {
    const { id, secret } = await aSubscription();
    expect(await standIn.confirm(secret, '4000002500003155')).toMatchObject({ status: 'requires_action' });
    await standIn.answerChallenge(secret, false);
    expect(await statusOf(id)).toBe('incomplete');
    await standIn.confirm(secret, '4000002500003155');
    await standIn.answerChallenge(secret, true);
    expect(await statusOf(id)).toBe('active');
  });

  it('renews every month on its day, and charges once a month', async () => {
    const { id, secret } = await aSubscription();
    await standIn.confirm(secret, '4242424242424242');
    const before = (await stripe.subscriptions.retrieve(id)).items.data[0]?.current_period_end ?? 0;
    await standIn.advanceToRenewal();
    const item = (await stripe.subscriptions.retrieve(id)).items.data[0];
    expect(item?.current_period_start).toBe(before);
    await standIn.advanceToRenewal();
    expect(standIn.paidCharges()).toHaveLength(3);
  });

  it('falls overdue at a declined renewal, recovers when paid, and otherwise ends after the last try', async () => {
    const { id, secret, customer } = await aSubscription();
    await standIn.confirm(secret, '4000000000000341');
    await standIn.advanceToRenewal();
    expect(await statusOf(id)).toBe('past_due');
    const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data;
    await stripe.invoices.pay(open?.id ?? '', { payment_method: 'pm_card_visa' });
    expect(await statusOf(id)).toBe('active');
    await standIn.changeCard(customer, '4000000000000341');
    await standIn.advanceToRenewal();
    await standIn.advance({ days: 8 });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  it('ends at the period’s end when canceled, unless it is resumed', async () => {
    const { id, secret } = await aSubscription();
    await standIn.confirm(secret, '4242424242424242');
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await standIn.advanceToRenewal();
    expect(await statusOf(id)).toBe('active');
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await standIn.advance({ days: 32 });
    expect(await statusOf(id)).toBe('canceled');
    expect(typesOf().at(-1)).toBe('customer.subscription.deleted');
  });

  it('gives up an unpaid first invoice after 23 hours', async () => {
    const { id, secret } = await aSubscription();
    await standIn.advance({ hours: 24 });
    expect(await statusOf(id)).toBe('incomplete_expired');
    await expect(standIn.confirm(secret, '4242424242424242')).rejects.toThrow(/canceled/);
  });

  it('refunds, disputes and forgets', async () => {
    const { id, secret, customer } = await aSubscription();
    await standIn.confirm(secret, '4242424242424242');
    const charge = standIn.paidCharges(customer)[0]?.id ?? '';
    await stripe.refunds.create({ charge, amount: 1_000 });
    await expect(stripe.refunds.create({ charge, amount: 2_500 })).rejects.toMatchObject({ statusCode: 400 });
    await standIn.dispute(charge);
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 1_000, disputed: true });
    await stripe.customers.del(customer);
    expect(await statusOf(id)).toBe('canceled');
    expect(await stripe.customers.retrieve(customer)).toEqual(expect.objectContaining({ deleted: true }));
  });

  it('holds a call after its effect and before its reply', async () => {
    const held = standIn.faults.hold({ path: '/v1/customers' });
    const call = stripe.customers.create({});
    await held.reached;
    expect(standIn.store.customers.size).toBe(1);
    held.cut();
    // The SDK itself makes a call again whose connection broke, with the same key.
    await call;
    expect(standIn.calls).toHaveLength(2);
    expect(standIn.store.customers.size).toBe(1);
  });
});
