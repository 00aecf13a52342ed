import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type Stripe from 'stripe';
import { Reconciliation } from '../src/billing/reconciliation';
import { HANDLED_EVENTS } from '../src/billing/webhook/event-customer';
import {
  aPayingApp,
  aSubscriber,
  clientSecretOf,
  customerOf,
  FAILS_LATER_CARD,
  GOOD_CARD,
  planSeenBy,
  WEBHOOK_SECRET,
  type PayingApp,
} from './factories/paying';
import { aTeacher, type Person } from './factories/people';
import { signedRequest } from './stand-ins/stripe/server/webhooks';

/** Random orders of one life's events; 200 take some minutes. */
const ROUNDS = Number(process.env.EVENT_ORDERS ?? 10);

let paying: PayingApp;
beforeAll(async () => {
  paying = await aPayingApp({ STRIPE_WEBHOOK_SECRET: `whsec_old,${WEBHOOK_SECRET}` });
});
afterAll(() => paying.close());
afterEach(() => {
  paying.stripe.faults.down = false;
});

const anEvent = (type: string, object: object): Stripe.Event =>
  ({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type,
    created: 1,
    livemode: false,
    data: { object },
  }) as unknown as Stripe.Event;

function send(event: Stripe.Event, secrets = [WEBHOOK_SECRET], signedAt?: number) {
  const { body, headers } = signedRequest(event, secrets, signedAt);
  return request(paying.app.address).post('/api/webhooks/stripe').set(headers).send(body);
}

async function isStored(event: Stripe.Event): Promise<boolean> {
  const rows = (await paying.app.database.query('select 1 from stripe_events where id = $1', [
    event.id,
  ])) as unknown[];
  return rows.length === 1;
}

interface PaymentRow {
  amount: string;
  refunded_amount: string;
  currency: string;
  status: string;
}
const paymentsOf = ({ id }: Person): Promise<PaymentRow[]> =>
  paying.app.database.query(
    'select amount, refunded_amount, currency, status from payment_transactions where user_id = $1 order by created_at, id',
    [id],
  );
const revenue = async (): Promise<number> => {
  const { revenueSql } = await import('../src/billing/revenue.sql');
  const [row] = (await paying.app.database.query(
    `select (${revenueSql(`now() + interval '10 years'`)}) as revenue`,
  )) as { revenue: string }[];
  return Number(row?.revenue);
};

describe('an event', () => {
  it('with a forged signature is refused and leaves nothing', async () => {
    const event = anEvent('invoice.paid', { customer: 'cus_1' });
    const { body } = await send(event, ['whsec_forged']).expect(400);
    expect(body).toMatchObject({ code: 'bad_signature' });
    expect(await isStored(event)).toBe(false);
  });

  it('whose body was changed after signing is refused', async () => {
    const { body, headers } = signedRequest(anEvent('invoice.paid', {}), [WEBHOOK_SECRET]);
    await request(paying.app.address)
      .post('/api/webhooks/stripe')
      .set(headers)
      .send(body.replace('invoice.paid', 'invoice.paib'))
      .expect(400);
  });

  it('without a signature is refused', async () => {
    await request(paying.app.address).post('/api/webhooks/stripe').send({ id: 'evt_1' }).expect(400);
  });

  it('that was signed ten minutes ago is refused as a replay', async () => {
    const event = anEvent('invoice.paid', {});
    await send(event, [WEBHOOK_SECRET], Math.floor(Date.now() / 1000) - 600).expect(400);
    expect(await isStored(event)).toBe(false);
  });

  it('is accepted with either secret, and with several signatures, while the secret is replaced', async () => {
    await send(anEvent('plan.created', {}), ['whsec_old']).expect(200);
    await send(anEvent('plan.created', {}), ['whsec_other', WEBHOOK_SECRET]).expect(200);
  });

  it('of a type that we do not know is stored and answered', async () => {
    const event = anEvent('some.new_thing', { customer: 'cus_1' });
    await send(event).expect(200);
    await send(event).expect(200);
    expect(await isStored(event)).toBe(true);
  });

  it('of a customer that no account has is answered, and logged without personal data', async () => {
    const event = anEvent('invoice.paid', { customer: 'cus_stranger', customer_email: 'who@school.example' });
    await send(event).expect(200);
    const lines = paying.app.log.filter((line) => line.includes('event_of_unknown_customer'));
    expect(lines.at(-1)).toContain(event.id);
    expect(paying.app.log.join('')).not.toContain('who@school.example');
  });

  it('that cannot be processed is not stored and not answered with success, so that it comes again', async () => {
    const teacher = await aSubscriber(paying);
    const event = anEvent('invoice.paid', { customer: await customerOf(paying.app, teacher) });
    paying.stripe.faults.down = true;
    await send(event).expect(503);
    expect(await isStored(event)).toBe(false);
    paying.stripe.faults.down = false;
    await send(event).expect(200);
    expect(await isStored(event)).toBe(true);
  });

  it('is not a statement: what Stripe says when asked decides', async () => {
    const teacher = await aSubscriber(paying);
    const customer = await customerOf(paying.app, teacher);
    await send(
      anEvent('customer.subscription.deleted', { id: 'sub_1', customer, status: 'canceled' }),
    ).expect(200);
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'active' });
  });

  it('needs no same-site origin', async () => {
    const { body, headers } = signedRequest(anEvent('plan.created', {}), [WEBHOOK_SECRET]);
    await request(paying.app.address)
      .post('/api/webhooks/stripe')
      .set({ ...headers, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })
      .send(body)
      .expect(200);
  });
});

describe('money', () => {
  it('that was received is written once, in decimals, however often it is reported', async () => {
    const teacher = await aSubscriber(paying);
    const customer = await customerOf(paying.app, teacher);
    for (let time = 0; time < 3; time += 1) await send(anEvent('invoice.paid', { customer })).expect(200);
    expect(await paymentsOf(teacher)).toEqual([
      { amount: '30.00', refunded_amount: '0.00', currency: 'aud', status: 'paid' },
    ]);
  });

  it('that was refunded in part, then wholly, leaves the revenue', async () => {
    const before = await revenue();
    const teacher = await aSubscriber(paying);
    expect(await revenue()).toBe(before + 30);
    const [charge] = paying.stripe.paidCharges(await customerOf(paying.app, teacher));
    const { createRefund } = await import('./stand-ins/stripe/model/refunds');
    createRefund(paying.stripe.store, { charge: charge as Stripe.Charge, amount: 1050 });
    await paying.stripe.webhooks.settled();
    expect(await paymentsOf(teacher)).toMatchObject([
      { refunded_amount: '10.50', status: 'partly_refunded' },
    ]);
    expect(await revenue()).toBe(before + 19.5);
    createRefund(paying.stripe.store, { charge: charge as Stripe.Charge });
    await paying.stripe.webhooks.settled();
    expect(await paymentsOf(teacher)).toMatchObject([{ refunded_amount: '30.00', status: 'refunded' }]);
    expect(await revenue()).toBe(before);
  });

  it('that is disputed counts until the dispute is lost', async () => {
    const before = await revenue();
    const teacher = await aSubscriber(paying);
    const [charge] = paying.stripe.paidCharges(await customerOf(paying.app, teacher));
    const dispute = await paying.stripe.dispute((charge as Stripe.Charge).id);
    expect(await paymentsOf(teacher)).toMatchObject([{ status: 'disputed' }]);
    expect(await revenue()).toBe(before + 30);
    await paying.stripe.closeDispute(dispute.id, 'lost');
    expect(await paymentsOf(teacher)).toMatchObject([{ status: 'dispute_lost' }]);
    expect(await revenue()).toBe(before);
  });

  it.each([
    ['another amount', { unitAmount: 100, currency: 'aud' }, { amount: '1.00', currency: 'aud' }],
    ['another currency', { unitAmount: 3000, currency: 'usd' }, { amount: '30.00', currency: 'usd' }],
    [
      'a currency without cents',
      { unitAmount: 3000, currency: 'jpy' },
      { amount: '3000.00', currency: 'jpy' },
    ],
  ])('of %s is kept for review and never silent; the payer has access', async (_, price, row) => {
    const teacher = await aSubscriber(paying);
    const customer = await customerOf(paying.app, teacher);
    await teacher.agent.post('/api/cancel-subscription').expect(200);
    await paying.stripe.advanceToRenewal(customer);
    const { id } = paying.stripe.addPrice({ id: `price_${randomUUID().slice(0, 8)}`, ...price });
    const { createSubscription } = await import('./stand-ins/stripe/model/subscriptions');
    const subscription = createSubscription(paying.stripe.store, {
      customer: paying.stripe.store.customerParam(customer),
      price: paying.stripe.store.prices.get(id) as Stripe.Price,
    });
    const invoice = paying.stripe.store.invoice(String(subscription.latest_invoice));
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent);
    const secret = paying.stripe.store.paymentIntents.get(intent)?.client_secret ?? '';
    const before = await revenue();
    await paying.stripe.confirm(secret, GOOD_CARD);
    expect((await paymentsOf(teacher)).at(-1)).toMatchObject({ ...row, status: 'review' });
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'active', access: 'active' });
    expect(paying.app.log.join('')).toContain('payment_to_review');
    expect(await revenue()).toBe(before + (price.currency === 'aud' ? 1 : 0));
  });
});

it('ends in the same state whatever the order and however often events come', async () => {
  const { stripe, app } = paying;
  const teacher = await aTeacher(app);
  const from = stripe.store.events.length;
  const customer = await aLife(teacher);
  const events = stripe.store.events.slice(from);
  const truth = await stateOf(teacher);
  for (let round = 0; round < ROUNDS; round += 1) {
    await app.database.query('delete from stripe_events');
    await app.database.query('delete from payment_transactions where user_id = $1', [teacher.id]);
    await app.database.query(
      `update users set subscription_status = 'trial', stripe_subscription_id = null, subscription_ends_at = null,
         cancel_at_period_end = false, open_invoice_url = null where id = $1`,
      [teacher.id],
    );
    const some = events.filter(({ type }) => (HANDLED_EVENTS as readonly string[]).includes(type));
    await stripe.webhooks.deliverAll(some, { order: 'shuffled', seed: round, copies: 2, atOnce: 6 });
    expect(await stateOf(teacher)).toEqual(truth);
  }
  expect(truth.plan).toMatchObject({ status: 'canceled' });
  expect(stripe.liveSubscriptions(customer)).toEqual([]);

  async function aLife({ agent }: Person): Promise<string> {
    await stripe.confirm(await clientSecretOf(teacher), GOOD_CARD);
    const id = await customerOf(app, teacher);
    await stripe.advanceToRenewal(id);
    await stripe.changeCard(id, FAILS_LATER_CARD);
    await stripe.advanceToRenewal(id);
    await stripe.confirm(await clientSecretOf(teacher), GOOD_CARD);
    await agent.post('/api/cancel-subscription').expect(200);
    await stripe.advanceToRenewal(id);
    return id;
  }
  async function stateOf(person: Person) {
    return { plan: await planSeenBy(person), payments: await paymentsOf(person) };
  }
});

it('repairs with the reconciliation job what lost events left behind', async () => {
  const { stripe, app } = paying;
  const teacher = await aTeacher(app);
  const secret = await clientSecretOf(teacher);
  await stripe.webhooks.settled();
  stripe.webhooks.hold();
  await stripe.confirm(secret, GOOD_CARD);
  stripe.webhooks.drop();
  await stripe.webhooks.release();
  expect(await planSeenBy(teacher)).toMatchObject({ subscribed: false });
  const summary = await app.nest.get(Reconciliation).reconcile();
  expect(summary).toMatch(/customers? compared/);
  expect(await planSeenBy(teacher)).toMatchObject({ subscribed: true, status: 'active' });
  expect(await paymentsOf(teacher)).toMatchObject([{ status: 'paid' }]);
});
