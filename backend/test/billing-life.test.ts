import request from 'supertest';
import type { CreateSubscriptionReply, SubscriptionStatus } from '@marklight/contracts/billing';
import {
  aPayingApp,
  CHALLENGED_CARD,
  customerOf as customerIn,
  DECLINED_CARD,
  FAILS_LATER_CARD,
  GOOD_CARD,
  type PayingApp,
} from './factories/paying';
import { aTeacher, PASSWORD, type Person } from './factories/people';
import type { TestApp } from './setup/test-app';
import type { StripeStandIn } from './stand-ins/stripe/server/stand-in';

let paying: PayingApp;
let app: TestApp;
let stripe: StripeStandIn;
beforeAll(async () => {
  paying = await aPayingApp();
  ({ app, stripe } = paying);
});
afterAll(() => paying.close());

const statusOf = async ({ agent }: Person) =>
  (await agent.get('/api/subscription-status').expect(200)).body as SubscriptionStatus;
const subscribe = async ({ agent }: Person, body?: { email: string }) =>
  (await agent.post('/api/create-subscription').send(body).expect(200)).body as CreateSubscriptionReply;
const customerOf = (teacher: Person) => customerIn(app, teacher);
const paymentsOf = ({ id }: Person) =>
  app.database.query(
    'select amount, currency, status from payment_transactions where user_id = $1 order by created_at',
    [id],
  ) as Promise<{ amount: string; currency: string; status: string }[]>;
/** Fills in a page of the provider. */
const submit = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** A teacher who has paid on the checkout screen with this card. */
async function aSubscriber(card = GOOD_CARD): Promise<Person> {
  const teacher = await aTeacher(app);
  const { clientSecret } = await subscribe(teacher);
  await stripe.confirm(clientSecret ?? '', card);
  return teacher;
}

it('goes through a whole life: trial, paid, renewed, overdue, paid, canceled, ended, subscribed again', async () => {
  const teacher = await aTeacher(app);
  const { agent } = teacher;
  expect(await statusOf(teacher)).toMatchObject({
    status: 'trialing',
    access: 'trial',
    trialDaysLeft: 7,
    subscribed: false,
  });

  // Subscribes on the third day: what is left of the trial is kept.
  await stripe.advance({ days: 2 });
  const first = await subscribe(teacher);
  expect(first).toEqual({ clientSecret: expect.any(String) as string, trialDaysKept: 5 });
  expect(await statusOf(teacher)).toMatchObject({ status: 'trialing', pendingPayment: 'started' });
  await stripe.confirm(first.clientSecret ?? '', GOOD_CARD);
  const paid = await statusOf(teacher);
  expect(paid).toMatchObject({
    status: 'active',
    access: 'active',
    subscribed: true,
    pendingPayment: 'none',
  });
  expect(daysFromNow(paid.current_period_end)).toBeGreaterThanOrEqual(28 + 4);
  expect(await paymentsOf(teacher)).toEqual([{ amount: '30.00', currency: 'aud', status: 'paid' }]);
  expect(await subscribe(teacher)).toMatchObject({
    status: 'active',
    subscriptionId: expect.any(String) as string,
  });

  const customer = await customerOf(teacher);
  await stripe.advanceToRenewal(customer);
  const renewed = await statusOf(teacher);
  expect(renewed).toMatchObject({ status: 'active', access: 'active' });
  expect(renewed.current_period_end).toBeGreaterThan(paid.current_period_end ?? 0);
  expect(await paymentsOf(teacher)).toHaveLength(2);

  // The card stops working: the paid period stays what it was, and there is a way to pay.
  await stripe.changeCard(customer, FAILS_LATER_CARD);
  await stripe.advanceToRenewal(customer);
  const overdue = await statusOf(teacher);
  expect(overdue).toMatchObject({
    status: 'past_due',
    access: 'past_due',
    current_period_end: renewed.current_period_end,
    pastDue: { payUrl: expect.stringContaining('/invoice/') as string },
  });
  expect((await paymentsOf(teacher)).map(({ status }) => status)).toEqual(['paid', 'paid', 'failed']);

  await submit(overdue.pastDue?.payUrl ?? '', { number: GOOD_CARD });
  await stripe.webhooks.settled();
  expect(await statusOf(teacher)).toMatchObject({ status: 'active', access: 'active', pastDue: null });
  expect((await paymentsOf(teacher)).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  await stripe.changeCard(customer, GOOD_CARD);

  await agent.post('/api/cancel-subscription').expect(200);
  const canceled = await statusOf(teacher);
  expect(canceled).toMatchObject({ status: 'active', access: 'active', cancelAtPeriodEnd: true });
  await stripe.advance({ seconds: (canceled.current_period_end ?? 0) - stripe.store.now() - 60 });
  expect(await statusOf(teacher)).toMatchObject({ access: 'active' });
  await stripe.advance({ seconds: 120 });
  expect(await statusOf(teacher)).toMatchObject({ status: 'canceled', access: 'expired', subscribed: false });
  expect(stripe.liveSubscriptions(customer)).toEqual([]);
  await agent.get('/api/essays').expect(403);

  // Again, from the dashboard: on the provider's page.
  const again = await subscribe(teacher, { email: teacher.email });
  await submit(again.checkoutUrl ?? '', { number: GOOD_CARD });
  await stripe.webhooks.settled();
  expect(await statusOf(teacher)).toMatchObject({ status: 'active', access: 'active', subscribed: true });
  await agent.get('/api/essays').expect(200);
  expect(await customerOf(teacher)).toBe(customer);
  expect(stripe.liveSubscriptions(customer)).toHaveLength(1);
  expect(stripe.paidCharges(customer)).toHaveLength(4);
  expect(await paymentsOf(teacher)).toHaveLength(4);
});

it('lets a person whose trial is over sign in to subscribe, and do nothing else until it is paid', async () => {
  const teacher = await aTeacher(app);
  await stripe.advance({ days: 7 });
  expect(await statusOf(teacher)).toMatchObject({
    status: 'no_subscription',
    access: 'expired',
    trialDaysLeft: 0,
  });
  const agent = request.agent(app.address);
  await agent.post('/api/auth/login').send({ email: teacher.email, password: PASSWORD }).expect(403);
  await agent.get('/api/essays').expect(403);
  const { clientSecret } = await subscribe({ ...teacher, agent });
  await agent.get('/api/essays').expect(403);
  await stripe.confirm(clientSecret ?? '', GOOD_CARD);
  await agent.get('/api/essays').expect(200);
});

it('changes nothing when the first card is declined, and accepts the next', async () => {
  const teacher = await aTeacher(app);
  await stripe.advance({ days: 8 });
  const { clientSecret } = await subscribe(teacher);
  await stripe.confirm(clientSecret ?? '', DECLINED_CARD);
  expect(await statusOf(teacher)).toMatchObject({ access: 'expired', subscribed: false });
  expect((await subscribe(teacher)).clientSecret).toBe(clientSecret);
  await stripe.confirm(clientSecret ?? '', GOOD_CARD);
  expect(await statusOf(teacher)).toMatchObject({ status: 'active', access: 'active' });
});

it('waits for the bank’s question before anything is paid', async () => {
  const teacher = await aTeacher(app);
  await stripe.advance({ days: 8 });
  const { clientSecret } = await subscribe(teacher);
  await stripe.confirm(clientSecret ?? '', CHALLENGED_CARD);
  expect(await statusOf(teacher)).toMatchObject({ access: 'expired' });
  await stripe.answerChallenge(clientSecret ?? '', false);
  expect(await statusOf(teacher)).toMatchObject({ access: 'expired' });
  await stripe.confirm(clientSecret ?? '', CHALLENGED_CARD);
  await stripe.answerChallenge(clientSecret ?? '', true);
  expect(await statusOf(teacher)).toMatchObject({ status: 'active', access: 'active' });
});

it('ends when no card ever pays the renewal, and begins again with the same customer', async () => {
  const teacher = await aSubscriber(FAILS_LATER_CARD);
  const customer = await customerOf(teacher);
  await stripe.advanceToRenewal(customer);
  await stripe.advance({ days: 8 });
  expect(await statusOf(teacher)).toMatchObject({ status: 'canceled', access: 'expired', subscribed: false });
  const { clientSecret } = await subscribe(teacher);
  await stripe.confirm(clientSecret ?? '', GOOD_CARD);
  expect(await statusOf(teacher)).toMatchObject({ status: 'active', access: 'active' });
  expect(stripe.customersWith(teacher.email)).toHaveLength(1);
  expect(stripe.liveSubscriptions(customer)).toHaveLength(1);
});

it('lets a person change their mind about canceling at the provider’s portal', async () => {
  const teacher = await aSubscriber();
  await teacher.agent.post('/api/cancel-subscription').expect(200);
  const { body } = await teacher.agent.post('/api/create-portal-session').expect(200);
  const [subscription] = stripe.liveSubscriptions(await customerOf(teacher));
  await submit((body as { portalUrl: string }).portalUrl, { do: 'resume', id: subscription?.id ?? '' });
  await stripe.webhooks.settled();
  expect(await statusOf(teacher)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
});

it('records refunds, disputes and chargebacks', async () => {
  const teacher = await aSubscriber();
  const [charge] = stripe.paidCharges(await customerOf(teacher));
  await stripe.refund(charge?.id ?? '', 1_000);
  expect((await paymentsOf(teacher))[0]?.status).toBe('partly_refunded');
  const dispute = await stripe.dispute(charge?.id ?? '');
  expect((await paymentsOf(teacher))[0]?.status).toBe('disputed');
  await stripe.closeDispute(dispute.id, 'lost');
  expect((await paymentsOf(teacher))[0]?.status).toBe('dispute_lost');
});

it('keeps the teacher working while the payment service is down, and says so when they subscribe', async () => {
  const teacher = await aSubscriber();
  stripe.faults.down = true;
  expect(await statusOf(teacher)).toMatchObject({ access: 'active' });
  await teacher.agent.get('/api/essays').expect(200);
  const other = await aTeacher(app);
  const reply = await other.agent.post('/api/create-subscription').expect(503);
  expect(reply.body).toMatchObject({ code: 'payment_service_unreachable' });
  stripe.faults.down = false;
  expect(await subscribe(other)).toMatchObject({ clientSecret: expect.any(String) as string });
});

function daysFromNow(seconds: number | null): number {
  return Math.floor(((seconds ?? 0) - stripe.store.now()) / 86_400);
}
