import type { CreateSubscriptionReply } from '@marklight/contracts/billing';
import { Reconciliation } from '../src/billing/reconciliation';
import { HANDLED_EVENTS } from '../src/billing/webhook/event-customer';
import {
  aPayingApp,
  customerOf,
  DECLINED_CARD,
  FAILS_LATER_CARD,
  GOOD_CARD,
  type PayingApp,
} from './factories/paying';
import { aTeacher, type Person } from './factories/people';
import type { TestApp } from './setup/test-app';
import { seededRandom, shuffled } from './stand-ins/stripe/server/shuffle';
import type { StripeStandIn } from './stand-ins/stripe/server/stand-in';

const ORDERS = 200;
const LIVES = 12;
const LIMIT_MS = 600_000;
const HANDLED: ReadonlySet<string> = new Set(HANDLED_EVENTS);
/** The billing columns of a user's record, without the time of the last reading. */
const PLAN_COLUMNS = [
  'stripe_customer_id',
  'stripe_subscription_id',
  'subscription_status',
  'subscription_ends_at',
  'cancel_at_period_end',
  'open_invoice_url',
  'pending_payment',
];

let paying: PayingApp;
let app: TestApp;
let stripe: StripeStandIn;
beforeAll(async () => {
  paying = await aPayingApp();
  ({ app, stripe } = paying);
  stripe.webhooks.hold();
});
afterAll(() => paying.close());

type Row = Record<string, unknown>;

/** The state of a person's plan and payments. */
async function stateOf({ id }: Person): Promise<{ plan: Row | undefined; payments: Row[] }> {
  const [plan] = (await app.database.query(`select ${PLAN_COLUMNS.join(', ')} from users where id = $1`, [
    id,
  ])) as Row[];
  const payments = (await app.database.query(
    `select stripe_invoice_id, payment_intent_id, amount, refunded_amount, currency, status, period_end, hosted_url
     from payment_transactions where user_id = $1 order by stripe_invoice_id`,
    [id],
  )) as Row[];
  return { plan, payments };
}

/** The steps of a life, each a change at Stripe or by the person. */
function lifeOf(person: Person): (() => Promise<unknown>)[] {
  const { agent } = person;
  const subscribe = async () =>
    ((await agent.post('/api/create-subscription').expect(200)).body as CreateSubscriptionReply)
      .clientSecret ?? '';
  const customer = () => customerOf(app, person);
  const lastCharge = async () => stripe.paidCharges(await customer()).at(-1)?.id ?? '';
  return [
    async () => stripe.confirm(await subscribe(), DECLINED_CARD),
    async () => stripe.confirm(await subscribe(), FAILS_LATER_CARD),
    async () => stripe.advanceToRenewal(await customer()),
    async () => {
      const [open] = [...stripe.store.invoices.values()].filter(({ status }) => status === 'open');
      await fetch(open?.hosted_invoice_url ?? '', {
        method: 'POST',
        body: new URLSearchParams({ number: GOOD_CARD }),
      });
    },
    async () => stripe.refund(await lastCharge(), 500),
    async () => stripe.dispute(await lastCharge()),
    async () => agent.post('/api/cancel-subscription').expect(200),
    // A month, and the days of the trial that were kept.
    async () => stripe.advance({ days: 31 + 7 + 1 }),
  ];
}

it(
  `ends the same for ${ORDERS} orders of one life's events, doubled at random`,
  async () => {
    const teacher = await aTeacher(app);
    const [first, ...rest] = lifeOf(teacher);
    await first?.();
    const columns = PLAN_COLUMNS.map((column) => `${column} = r.${column}`).join(', ');
    const base = (await app.database.query('select to_jsonb(u) as row from users u where id = $1', [
      teacher.id,
    ])) as { row: Row }[];
    const forget = async () => {
      await app.database.query('delete from payment_transactions where user_id = $1', [teacher.id]);
      await app.database.query('delete from stripe_events');
      await app.database.query(
        `update users u set ${columns} from jsonb_populate_record(null::users, $2::jsonb) r where u.id = $1`,
        [teacher.id, JSON.stringify(base[0]?.row)],
      );
    };
    for (const step of rest) await step();
    const events = stripe.webhooks.drop().filter(({ type }) => HANDLED.has(type));
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(8);

    await forget();
    const before = await stateOf(teacher);
    await stripe.webhooks.deliverAll(events);
    const inOrder = await stateOf(teacher);
    expect(inOrder.plan).not.toEqual(before.plan);
    expect(inOrder.plan).toMatchObject({ subscription_status: 'canceled', stripe_subscription_id: null });
    expect(inOrder.payments.map(({ status }) => status).sort()).toEqual(['disputed', 'paid']);

    for (let seed = 1; seed <= ORDERS; seed += 1) {
      await forget();
      const random = seededRandom(seed);
      const doubled = events.flatMap((event) => (random() < 0.3 ? [event, event] : [event]));
      await stripe.webhooks.deliverAll(shuffled(doubled, seed), { atOnce: seed % 10 === 0 ? 3 : 1 });
      expect({ seed, ...(await stateOf(teacher)) }).toEqual({ seed, ...inOrder });
      const [{ stored } = { stored: 0 }] = (await app.database.query(
        'select count(*)::int as stored from stripe_events',
      )) as { stored: number }[];
      expect({ seed, stored }).toEqual({ seed, stored: events.length });
    }
  },
  LIMIT_MS,
);

it(
  'ends as Stripe says, whatever arrives late, early, twice or not at all in the meantime',
  async () => {
    for (let seed = 1; seed <= LIVES; seed += 1) {
      const random = seededRandom(seed);
      const teacher = await aTeacher(app);
      const underway: ReturnType<typeof stripe.webhooks.drop> = [];
      for (const step of lifeOf(teacher)) {
        await step();
        underway.push(...stripe.webhooks.drop().filter(({ type }) => HANDLED.has(type)));
        const arriving = shuffled(underway, seed).slice(0, Math.floor(random() * (underway.length + 1)));
        await stripe.webhooks.deliverAll(arriving, { atOnce: 3 });
        // Half of them have arrived for good; the others will come once more, late.
        for (const event of arriving) if (random() < 0.5) underway.splice(underway.indexOf(event), 1);
      }
      const last = underway.at(-1);
      await stripe.webhooks.deliverAll(last ? [last] : []);
      await app.nest.get(Reconciliation).reconcile();
      const { plan, payments } = await stateOf(teacher);
      expect({ seed, ...plan }).toMatchObject({
        seed,
        subscription_status: 'canceled',
        pending_payment: 'none',
      });
      expect(payments.map(({ status }) => status).sort()).toEqual(['disputed', 'paid']);
      expect(payments.map(({ refunded_amount }) => refunded_amount).sort()).toEqual(['0.00', '5.00']);
    }
  },
  LIMIT_MS,
);
