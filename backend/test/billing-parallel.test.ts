import request from 'supertest';
import type { CreateSubscriptionReply } from '@marklight/contracts/billing';
import { Reconciliation } from '../src/billing/reconciliation';
import { KeyedMutex } from '../src/billing/keyed-mutex';
import { aPayingApp, GOOD_CARD, type PayingApp, sendEventsTo, stripeEnvironment } from './factories/paying';
import { aTeacher, PASSWORD, type Person } from './factories/people';
import { aProductHome, type Product, type ProductHome } from './setup/product';
import type { TestApp } from './setup/test-app';
import type { CallMatch, Fault } from './stand-ins/stripe/server/faults';
import { seededRandom, shuffled } from './stand-ins/stripe/server/shuffle';
import { startStripeStandIn, type StripeStandIn } from './stand-ins/stripe/server/stand-in';

/** Together the twenty rounds: some with replies that get lost, some with a server that is killed. */
const LOST_REPLY_ROUNDS = 13;
const AT_ONCE = 10;

type Kind = 'form' | 'hosted';
type Reply = CreateSubscriptionReply;

/** One click. A failure is an answer too; null if the connection broke. */
async function click({ agent, email }: Person, kind: Kind): Promise<Reply | null> {
  try {
    const reply = await agent.post('/api/create-subscription').send(kind === 'form' ? {} : { email });
    expect([200, 409, 502, 503]).toContain(reply.status);
    return reply.status === 200 ? (reply.body as Reply) : null;
  } catch (error) {
    // A matcher's failure must be seen; broken connections are what these rounds are about.
    if (error instanceof Error && 'matcherResult' in error) throw error;
    return null;
  }
}

const clicks = (person: Person, kinds: readonly Kind[]) =>
  Promise.all(kinds.map((kind) => click(person, kind)));

/** Pays whatever a person could have been shown, wherever it still can be paid. */
async function payAll(
  stripe: StripeStandIn,
  replies: readonly (Reply | null)[],
  seed: number,
): Promise<void> {
  const known = replies.filter((reply) => reply !== null);
  const secrets = known.flatMap(({ clientSecret }) => (clientSecret ? [clientSecret] : []));
  const pages = known.flatMap(({ checkoutUrl }) =>
    checkoutUrl?.startsWith(stripe.address) ? [checkoutUrl] : [],
  );
  for (const payable of shuffled([...new Set([...secrets, ...pages])], seed)) {
    if (payable.startsWith('http')) {
      await fetch(payable, {
        method: 'POST',
        body: new URLSearchParams({ number: GOOD_CARD }),
        redirect: 'manual',
      });
    } else {
      await stripe.confirm(payable, GOOD_CARD).catch(() => undefined);
    }
  }
  await stripe.webhooks.settled();
}

/** One customer, one live subscription, one charge, and no first invoice left that could be paid as well. */
function expectExactlyOne(stripe: StripeStandIn, { email }: Person, seed: number): void {
  const customers = stripe.customersWith(email);
  const [customer] = customers;
  expect({
    seed,
    customers: customers.length,
    live: stripe.liveSubscriptions(customer?.id).length,
    charges: stripe.paidCharges(customer?.id).length,
    unpaid: stripe.incomplete(customer?.id ?? '').length,
  }).toEqual({ seed, customers: 1, live: 1, charges: 1, unpaid: 0 });
}

describe('ten parallel subscribe calls while replies get lost', () => {
  let paying: PayingApp;
  let app: TestApp;
  let stripe: StripeStandIn;
  beforeAll(async () => {
    paying = await aPayingApp();
    ({ app, stripe } = paying);
  });
  afterAll(() => paying.close());

  const PATHS = ['/v1/customers', '/v1/subscriptions', '/v1/checkout/sessions'];
  /** One or two faults in calls that make something; more in a row than the SDK retries. */
  function faultsOf(random: () => number): Fault[] {
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    return Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({
      ...pick<Fault>([
        { kind: 'reply_lost', times: 1 },
        { kind: 'reply_lost', times: 5 },
        { kind: 'drop', times: 2 },
        { kind: 'error', status: 500, applied: true },
        { kind: 'error', status: 503, times: 2 },
        { kind: 'error', status: 429 },
        { kind: 'slow', ms: 50 },
      ]),
      method: 'POST',
      path: pick(PATHS),
    }));
  }

  afterEach(() => withoutMutex?.mockRestore());
  let withoutMutex: jest.SpyInstance | undefined;

  it.each(Array.from({ length: LOST_REPLY_ROUNDS }, (_, index) => index + 1))(
    'makes one customer, one subscription and one charge (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const teacher = await aTeacher(app);
      // Several server processes do not wait for each other as the calls of one do.
      withoutMutex =
        seed % 2 === 0
          ? jest
              .spyOn(KeyedMutex.prototype, 'run')
              .mockImplementation((_, work) => Promise.resolve().then(work))
          : undefined;
      // In every fourth round the customer is there before, and all ten make the same thing at the same time.
      const isKnown = seed % 4 === 0;
      const making = { method: 'POST', path: '/v1/subscriptions' } as const;
      if (isKnown) {
        stripe.faults.next({ ...making, kind: 'error', status: 429, times: 3 });
        await click(teacher, 'form');
        stripe.faults.next({ ...making, kind: 'slow', ms: 500, late: true, times: AT_ONCE });
      }
      stripe.faults.next(...faultsOf(random));
      const kinds = Array.from({ length: AT_ONCE }, (): Kind =>
        isKnown || random() < 0.5 ? 'form' : 'hosted',
      );
      const replies = await clicks(teacher, kinds);
      stripe.faults.clear();
      replies.push(await click(teacher, random() < 0.5 ? 'form' : 'hosted'));
      replies.push(await click(teacher, 'form'));
      const eventsAreLost = random() < 0.5;
      if (eventsAreLost) stripe.webhooks.hold();
      await payAll(stripe, replies, seed);
      if (eventsAreLost) stripe.webhooks.drop();
      await stripe.webhooks.release();
      await app.nest.get(Reconciliation).reconcile();

      expectExactlyOne(stripe, teacher, seed);
      const status = await teacher.agent.get('/api/subscription-status').expect(200);
      expect(status.body).toMatchObject({ status: 'active', access: 'active', subscribed: true });
      const rows = (await app.database.query('select status from payment_transactions where user_id = $1', [
        teacher.id,
      ])) as unknown[];
      expect(rows).toEqual([{ status: 'paid' }]);
      // A further click is told that there is a subscription already (or to try again), and nothing more is made.
      const later = (await clicks(teacher, kinds)).filter((reply) => reply !== null);
      expect(later.length).toBeGreaterThan(0);
      expect(later.filter(({ status }) => status !== 'active')).toEqual([]);
      expectExactlyOne(stripe, teacher, seed);
    },
  );
});

describe('ten parallel subscribe calls while the server is killed', () => {
  let stripe: StripeStandIn;
  let home: ProductHome;
  let product: Product;
  beforeAll(async () => {
    stripe = await startStripeStandIn();
    home = await aProductHome();
    await start();
  });
  afterAll(async () => {
    await home.remove();
    await stripe.close();
  });

  async function start(): Promise<void> {
    product = await home.start(stripeEnvironment(stripe));
    sendEventsTo(stripe, product.address);
  }

  async function killAndStartAgain(): Promise<void> {
    await product.kill('SIGKILL');
    await start();
  }

  /** Another process has another port, and cookies belong to an address. */
  async function signedIn({ email, id }: Person): Promise<Person> {
    const agent = request.agent(product.address);
    await agent.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
    return { agent, email, id };
  }

  const post = (path: string): CallMatch => ({ method: 'POST', path });
  const KILLS: [moment: string, kind: Kind, match: CallMatch, at: 'arrival' | 'reply'][] = [
    ['a customer is about to be made', 'form', post('/v1/customers'), 'arrival'],
    ['Stripe has made a customer', 'hosted', post('/v1/customers'), 'reply'],
    ['a subscription is about to be made', 'form', post('/v1/subscriptions'), 'arrival'],
    ['Stripe has made a subscription', 'form', post('/v1/subscriptions'), 'reply'],
    ['Stripe has opened its page', 'hosted', post('/v1/checkout/sessions'), 'reply'],
  ];
  it.each(KILLS)(
    'makes one customer, one subscription and one charge when killed as %s',
    async (moment, kind, match, at) => {
      const seed = KILLS.findIndex(([other]) => other === moment);
      const teacher = await aTeacher(product);
      const kinds = Array.from({ length: AT_ONCE }, () => kind);
      const held = stripe.faults.hold(match, at);
      const broken = clicks(teacher, kinds);
      await held.reached;
      await killAndStartAgain();
      held.cut();
      expect(await broken).toEqual(kinds.map(() => null));

      const again = await signedIn(teacher);
      const replies = await clicks(again, [...kinds, 'form', 'hosted']);
      replies.push(await click(again, 'form'));
      await payAll(stripe, replies, seed);
      await again.agent.get('/api/subscription-status?refresh=true').expect(200);
      expectExactlyOne(stripe, teacher, seed);
      const status = await again.agent.get('/api/subscription-status').expect(200);
      expect(status.body).toMatchObject({ status: 'active', access: 'active', subscribed: true });
    },
  );

  it.each([
    ['reads what was paid', '/v1/charges'],
    ['reads the subscription that was paid', '/v1/subscriptions'],
  ])('charges once when it is killed as it %s', async (_, path) => {
    const teacher = await aTeacher(product);
    const first = await click(teacher, 'form');
    const held = stripe.faults.hold({ method: 'GET', path });
    const paying = stripe.confirm(first?.clientSecret ?? '', GOOD_CARD);
    await held.reached;
    await killAndStartAgain();
    held.cut();
    await paying;
    const again = await signedIn(teacher);
    const replies = await clicks(
      again,
      Array.from({ length: AT_ONCE }, (): Kind => 'form'),
    );
    await payAll(stripe, replies, 1);
    expectExactlyOne(stripe, teacher, 1);
    const status = await again.agent.get('/api/subscription-status').expect(200);
    expect(status.body).toMatchObject({ status: 'active', access: 'active', subscribed: true });
  });
});
