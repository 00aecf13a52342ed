import { createHmac } from 'node:crypto';
import { apiErrorSchema } from '@marklight/contracts/errors.schema';
import fc from 'fast-check';
import request from 'supertest';
import { HANDLED_EVENTS } from '../../src/billing/webhook/event-customer';
import { StripeGateway } from '../../src/billing/stripe/stripe-gateway';
import { aPayingApp, clientSecretOf, endTrial, WEBHOOK_SECRET, type PayingApp } from '../factories/paying';
import { aTeacher, type Person } from '../factories/people';

const RUNS = { seed: 20_261_122, numRuns: 60 } as const;

let paying: PayingApp;
beforeAll(async () => {
  paying = await aPayingApp();
});
afterAll(() => paying.close());

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Bytes signed as Stripe signs them, whatever they are. */
function sendSigned(payload: string | Buffer, signedAt = nowSeconds()) {
  const bytes = Buffer.from(payload);
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${signedAt}.`).update(bytes).digest('hex');
  return request(paying.app.address)
    .post('/api/webhooks/stripe')
    .set('content-type', 'application/json')
    .set('stripe-signature', `t=${signedAt},v1=${signature}`)
    .send(bytes.toString());
}

const event = (part: object) =>
  JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: {} }, ...part });

describe('a signed body that is not an event', () => {
  it.each([
    ['null', 'null'],
    ['an array', '[]'],
    ['a number', '1'],
    ['an empty object', '{}'],
    ['not JSON', '{"id":'],
    ['nothing', ' '],
    ['an event without data', '{"id":"evt_1","type":"invoice.paid"}'],
    ['an event whose data is null', event({ data: null })],
    ['an event whose data is a list', event({ data: [] })],
    ['an event whose object is null', event({ data: { object: null } })],
    ['an event whose id is a number', event({ id: 1 })],
    ['an event whose id holds NUL', event({ id: 'evt_\0' })],
    ['an event whose type holds half a character', event({ type: 'invoice.\ud800' })],
    ['an event with an endless id', event({ id: 'e'.repeat(10_000) })],
  ])('is refused with a message: %s', async (_, payload) => {
    const { body } = await sendSigned(payload).expect(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'bad_event',
      message: 'The signed body is not an event.',
    });
  });

  it('does nothing if the customer is not an id', async () => {
    for (const customer of ['\0', 'a\ud800', [], { id: 1 }, { id: '\0' }, 1, 'c'.repeat(1_000)])
      await sendSigned(event({ id: 'evt_odd', data: { object: { customer } } })).expect(200);
  });
});

it.each([
  ['in the past', -600, 400],
  ['a little in the past', -200, 200],
  ['a little in the future', 200, 200],
  ['in the future', 600, 400],
  ['in the far future', 10_000_000_000, 400],
])('an event signed %s', async (_, seconds, status) => {
  await sendSigned(event({ id: `evt_at_${seconds + 600}` }), nowSeconds() + seconds).expect(status);
});

it('never answers a signed payload with an internal error', async () => {
  const anyEvent = fc.record({
    id: fc.oneof(fc.stringMatching(/^evt_[a-z0-9]{1,12}$/), fc.jsonValue()),
    type: fc.oneof(fc.constantFrom(...HANDLED_EVENTS), fc.jsonValue()),
    data: fc.oneof(
      fc.record({
        object: fc.oneof(
          fc.record(
            { id: fc.jsonValue(), customer: fc.jsonValue(), charge: fc.jsonValue() },
            { requiredKeys: [] },
          ),
          fc.jsonValue(),
        ),
      }),
      fc.jsonValue(),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyEvent, fc.jsonValue()), async (payload) => {
      const { status, body } = await sendSigned(JSON.stringify(payload));
      expect([200, 400]).toContain(status);
      if (status === 400) apiErrorSchema.parse(body);
    }),
    RUNS,
  );
});

it('never answers an unsigned payload or signature with an internal error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[ -~]{0,80}$/), fc.string(), async (signature, payload) => {
      const { body } = await request(paying.app.address)
        .post('/api/webhooks/stripe')
        .set('stripe-signature', signature)
        .set('content-type', 'application/json')
        .send(payload)
        .expect(400);
      apiErrorSchema.parse(body);
    }),
    RUNS,
  );
});

describe('an idempotency key that was used with other parameters', () => {
  async function anAttempt(person: Person, kind: 'form' | 'hosted'): Promise<string> {
    await endTrial(paying.app, person);
    const [row] = (await paying.app.database.query(
      `insert into billing_attempts (user_id, kind, created_at) values ($1, $2, to_timestamp($3)) returning id`,
      [person.id, kind, paying.stripe.store.now()],
    )) as { id: string }[];
    return row?.id ?? '';
  }
  const stripe = () => paying.app.nest.get(StripeGateway).stripe;

  it('because the address changed: the customer is made with a new one, in the same call', async () => {
    const teacher = await aTeacher(paying.app);
    const attempt = await anAttempt(teacher, 'form');
    await stripe().customers.create(
      { email: 'old@school.example' },
      { idempotencyKey: `customer-${attempt}` },
    );
    await clientSecretOf(teacher);
  });

  it('because the price changed: the subscription is made with a new one, in the same call', async () => {
    const teacher = await aTeacher(paying.app);
    const attempt = await anAttempt(teacher, 'form');
    const other = await stripe().customers.create({ email: 'other@school.example' });
    await stripe().subscriptions.create(
      {
        customer: other.id,
        items: [{ price: paying.app.nest.get(StripeGateway).settings.priceId }],
        payment_behavior: 'default_incomplete',
      },
      { idempotencyKey: `subscription-${attempt}` },
    );
    await clientSecretOf(teacher);
  });

  it('because an address of ours changed: Stripe’s page is opened with a new one, in the same call', async () => {
    const teacher = await aTeacher(paying.app);
    const attempt = await anAttempt(teacher, 'hosted');
    const other = await stripe().customers.create({ email: 'another@school.example' });
    await stripe().checkout.sessions.create(
      {
        mode: 'subscription',
        customer: other.id,
        line_items: [{ price: paying.app.nest.get(StripeGateway).settings.priceId, quantity: 1 }],
        success_url: 'http://old.example/',
        cancel_url: 'http://old.example/',
      },
      { idempotencyKey: `checkout-${attempt}` },
    );
    const { body } = await teacher.agent
      .post('/api/create-subscription')
      .send({ email: teacher.email })
      .expect(200);
    expect(body).toMatchObject({ checkoutUrl: expect.any(String) });
  });
});
