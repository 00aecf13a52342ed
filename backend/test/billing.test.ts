import request from 'supertest';
import {
  aPayingApp,
  aSubscriber,
  clientSecretOf,
  customerOf,
  DECLINED_CARD,
  endTrial,
  FAILS_LATER_CARD,
  GOOD_CARD,
  planSeenBy,
  type PayingApp,
} from './factories/paying';
import { aTeacher } from './factories/people';

describe('with Stripe', () => {
  let paying: PayingApp;
  beforeEach(async () => {
    paying = await aPayingApp();
  });
  afterEach(() => paying.close());

  it('lives a whole life: trial, paid, renewed, overdue, paid again, canceled, ended, subscribed again', async () => {
    const { app, stripe } = paying;
    const teacher = await aTeacher(app);
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'trialing', access: 'trial' });

    await stripe.advance({ days: 7 });
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'no_subscription', access: 'expired' });
    await teacher.agent.get('/api/essays').expect(403);

    await stripe.confirm(await clientSecretOf(teacher), GOOD_CARD);
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'active', access: 'active', subscribed: true });
    await teacher.agent.get('/api/essays').expect(200);
    const customer = await customerOf(app, teacher);

    await stripe.advanceToRenewal(customer);
    expect(stripe.paidCharges(customer)).toHaveLength(2);
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'active' });

    await stripe.changeCard(customer, FAILS_LATER_CARD);
    await stripe.advanceToRenewal(customer);
    const overdue = await planSeenBy(teacher);
    expect(overdue).toMatchObject({ status: 'past_due', access: 'past_due', subscribed: true });
    expect(overdue.pastDue?.payUrl).toContain('/invoice/');

    const { body } = await teacher.agent.post('/api/create-subscription').expect(200);
    await stripe.confirm((body as { clientSecret: string }).clientSecret, GOOD_CARD);
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'active', access: 'active', pastDue: null });

    const canceled = await teacher.agent.post('/api/cancel-subscription').expect(200);
    expect(canceled.body).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });

    await stripe.advanceToRenewal(customer);
    expect(await planSeenBy(teacher)).toMatchObject({
      status: 'canceled',
      access: 'expired',
      subscribed: false,
    });

    await stripe.confirm(await clientSecretOf(teacher), GOOD_CARD);
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'active', access: 'active' });
    expect(stripe.liveSubscriptions(customer)).toHaveLength(1);
    expect(stripe.paidCharges(customer)).toHaveLength(4);
    expect(await customerOf(app, teacher)).toBe(customer);
  });

  it('adds the days left of the trial to the first month, so that none is lost', async () => {
    const { app, stripe } = paying;
    const teacher = await aTeacher(app);
    await stripe.advance({ days: 2 });
    const { body } = await teacher.agent.post('/api/create-subscription').expect(200);
    expect(body).toMatchObject({ trialDaysKept: 5 });
    await stripe.confirm((body as { clientSecret: string }).clientSecret, GOOD_CARD);
    const [subscription] = stripe.liveSubscriptions(await customerOf(app, teacher));
    const days = ((await planSeenBy(teacher)).current_period_end ?? 0) - (subscription?.start_date ?? 0);
    expect(Math.round(days / 86_400)).toBeGreaterThanOrEqual(28 + 5);
    expect(Math.round(days / 86_400)).toBeLessThanOrEqual(31 + 5);
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'active', access: 'active' });
    await stripe.advanceToRenewal(await customerOf(app, teacher));
    expect(stripe.paidCharges(await customerOf(app, teacher))).toHaveLength(2);
  });

  it('keeps the trial to its very end and not longer', async () => {
    const { app, stripe } = paying;
    const teacher = await aTeacher(app);
    await stripe.advance({ seconds: 7 * 86_400 - 60 });
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'trialing', trialDaysLeft: 1 });
    await teacher.agent.get('/api/essays').expect(200);
    await stripe.advance({ seconds: 61 });
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'no_subscription', trialDaysLeft: 0 });
    const { body } = await teacher.agent.get('/api/essays').expect(403);
    expect(body).toMatchObject({ code: 'trial_expired' });
  });

  it('gives no access when a card is declined, and accepts the next one', async () => {
    const { app, stripe } = paying;
    const teacher = await aTeacher(app);
    await endTrial(app, teacher);
    const secret = await clientSecretOf(teacher);
    await stripe.confirm(secret, DECLINED_CARD);
    expect(await planSeenBy(teacher, true)).toMatchObject({
      status: 'no_subscription',
      access: 'expired',
      pendingPayment: 'started',
    });
    expect(await clientSecretOf(teacher)).toBe(secret);
    await stripe.confirm(secret, GOOD_CARD);
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'active', pendingPayment: 'none' });
    expect(stripe.paidCharges(await customerOf(app, teacher))).toHaveLength(1);
  });

  it('makes a new form after the first one has expired at Stripe', async () => {
    const { app, stripe } = paying;
    const teacher = await aTeacher(app);
    const first = await clientSecretOf(teacher);
    await stripe.advance({ hours: 24 });
    const second = await clientSecretOf(teacher);
    expect(second).not.toBe(first);
    await stripe.confirm(second, GOOD_CARD);
    expect(stripe.liveSubscriptions(await customerOf(app, teacher))).toHaveLength(1);
  });

  it('sends the dashboard to Stripe’s page, and to one and the same for every click', async () => {
    const { app, stripe } = paying;
    const teacher = await aTeacher(app);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        teacher.agent.post('/api/create-subscription').send({ email: teacher.email }),
      ),
    );
    const urls = new Set(replies.map(({ body }) => (body as { checkoutUrl: string }).checkoutUrl));
    expect([...urls]).toEqual([expect.stringContaining('/checkout/')]);
    const { completeCheckout } = await import('./stand-ins/stripe/model/checkout');
    const [order] = [...stripe.store.checkouts.values()];
    if (!order) throw new Error('no session');
    completeCheckout(stripe.store, order, { number: GOOD_CARD });
    await stripe.webhooks.settled();
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'active' });
    const { body } = await teacher.agent
      .post('/api/create-subscription')
      .send({ email: teacher.email })
      .expect(200);
    expect(body).toMatchObject({ status: 'active', subscriptionId: expect.stringMatching(/^sub_/) });
    expect((await teacher.agent.post('/api/create-subscription').expect(200)).body).toMatchObject({
      status: 'active',
    });
  });

  it('gives one way to pay at a time: the form closes Stripe’s page, and the page leads to the form', async () => {
    const { app, stripe } = paying;
    const teacher = await aTeacher(app);
    await teacher.agent.post('/api/create-subscription').send({ email: teacher.email }).expect(200);
    const secret = await clientSecretOf(teacher);
    expect([...stripe.store.checkouts.values()].map(({ object }) => object.status)).toEqual(['expired']);
    const again = await teacher.agent
      .post('/api/create-subscription')
      .send({ email: teacher.email })
      .expect(200);
    expect((again.body as { checkoutUrl: string }).checkoutUrl).toMatch(/\/subscribe$/);
    await stripe.confirm(secret, GOOD_CARD);
    expect(stripe.liveSubscriptions(await customerOf(app, teacher))).toHaveLength(1);
  });

  it.each(['create-subscription', 'create-portal-session'])(
    'refuses at %s an email that is not the signed-in person’s',
    async (call) => {
      const { app, stripe } = paying;
      const victim = await aSubscriber(paying);
      const teacher = await aTeacher(app);
      const { body } = await teacher.agent.post(`/api/${call}`).send({ email: victim.email }).expect(403);
      expect(body).toMatchObject({ code: 'other_account' });
      expect(stripe.calls.filter(({ path }) => path.includes('billing_portal'))).toEqual([]);
    },
  );

  it('opens the portal of the person’s own customer', async () => {
    const { app } = paying;
    const stranger = await aTeacher(app);
    const { body: none } = await stranger.agent.post('/api/create-portal-session').expect(409);
    expect(none).toMatchObject({ code: 'no_customer' });
    const teacher = await aSubscriber(paying);
    const { body } = await teacher.agent
      .post('/api/create-portal-session')
      .send({ email: teacher.email })
      .expect(200);
    expect((body as { portalUrl: string }).portalUrl).toContain('/portal/');
  });

  it('has nothing to cancel without a subscription', async () => {
    const teacher = await aTeacher(paying.app);
    const { body } = await teacher.agent.post('/api/cancel-subscription').expect(409);
    expect(body).toMatchObject({ code: 'nothing_to_cancel' });
  });

  it('ends an overdue plan immediately when it is canceled, and charges nothing more', async () => {
    const { app, stripe } = paying;
    const teacher = await aSubscriber(paying, FAILS_LATER_CARD);
    const customer = await customerOf(app, teacher);
    await stripe.advanceToRenewal(customer);
    await teacher.agent.post('/api/cancel-subscription').expect(200);
    await stripe.advance({ days: 30 });
    expect(stripe.paidCharges(customer)).toHaveLength(1);
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'canceled', subscribed: false });
  });

  it('makes a new customer if the old one was deleted at Stripe', async () => {
    const { app, stripe } = paying;
    const teacher = await aSubscriber(paying);
    const old = await customerOf(app, teacher);
    const { deleteCustomer } = await import('./stand-ins/stripe/model/customers');
    deleteCustomer(stripe.store, stripe.store.customerParam(old));
    await stripe.webhooks.settled();
    expect(await planSeenBy(teacher)).toMatchObject({
      status: 'canceled',
      access: 'active',
      subscribed: false,
    });
    await stripe.confirm(await clientSecretOf(teacher), GOOD_CARD);
    expect(await customerOf(app, teacher)).not.toBe(old);
    expect(await planSeenBy(teacher)).toMatchObject({ status: 'active' });
  });

  it('lists only the person’s invoices, and redirects to their pages', async () => {
    const teacher = await aSubscriber(paying);
    const other = await aTeacher(paying.app);
    const reply = await teacher.agent.get('/api/invoices?page=1&pageSize=10').expect(200);
    expect(reply.headers['x-total-count']).toBe('1');
    const [invoice] = reply.body as { hostedUrl: string; pdfUrl: string }[];
    expect(invoice).toMatchObject({
      amount: 30,
      refunded: 0,
      currency: 'aud',
      status: 'paid',
      number: expect.stringMatching(/-0001$/),
    });
    const page = await teacher.agent.get(invoice?.hostedUrl ?? '').expect(302);
    expect(page.headers.location).toContain('/invoice/');
    await other.agent.get(invoice?.hostedUrl ?? '').expect(404);
    expect((await other.agent.get('/api/invoices').expect(200)).body).toEqual([]);
  });

  it('says that Stripe cannot be reached, and lets the teacher keep working', async () => {
    const { stripe } = paying;
    const teacher = await aSubscriber(paying);
    stripe.faults.down = true;
    for (const call of ['create-subscription', 'create-portal-session', 'cancel-subscription']) {
      const { body } = await teacher.agent.post(`/api/${call}`).expect(503);
      expect(body).toMatchObject({
        code: 'payment_service_unreachable',
        message: expect.stringContaining('cannot be reached'),
      });
    }
    expect(await planSeenBy(teacher, true)).toMatchObject({ status: 'active', access: 'active' });
    await teacher.agent.get('/api/essays').expect(200);
    await teacher.agent.get('/api/invoices').expect(200);
  });

  it('shows the true state on return from the payment, even before the event has come', async () => {
    const { app, stripe } = paying;
    const teacher = await aTeacher(app);
    await endTrial(app, teacher);
    const secret = await clientSecretOf(teacher);
    await stripe.webhooks.settled();
    stripe.webhooks.hold();
    expect(await planSeenBy(teacher)).toMatchObject({ access: 'expired', pendingPayment: 'started' });
    await stripe.confirm(secret, GOOD_CARD);
    await app.database.query('update users set billing_read_at = null where id = $1', [teacher.id]);
    expect(await planSeenBy(teacher, true)).toMatchObject({ status: 'active', access: 'active' });
  });

  it('tells the browser where the script is and lets it in, and nothing more', async () => {
    const { app, stripe } = paying;
    const { body, headers } = await request(app.address).get('/api/config').expect(200);
    expect((body as { billing: unknown }).billing).toEqual({
      enabled: true,
      publishableKey: 'pk_test_standin',
      scriptUrl: `${stripe.address}/stripe.js`,
    });
    expect(headers['content-security-policy']).toContain(`frame-src ${stripe.address}`);
  });

  it('keeps private data out of the log', async () => {
    const { app, stripe } = paying;
    const teacher = await aSubscriber(paying);
    stripe.faults.down = true;
    await teacher.agent.post('/api/cancel-subscription').expect(503);
    expect(app.log.join('')).not.toContain(teacher.email);
  });

  it('notes in the activity log what happened, in fixed words', async () => {
    const teacher = await aSubscriber(paying);
    await teacher.agent.post('/api/cancel-subscription').expect(200);
    const rows = (await paying.app.database.query(
      `select details ->> 'change' as change from user_activity_log
       where user_id = $1 and action = 'billing_changed' order by id`,
      [teacher.id],
    )) as { change: string }[];
    expect(rows.map(({ change }) => change)).toEqual([
      'Payment received',
      'Subscription active',
      'Subscription set to end with its paid period',
    ]);
  });
});

it('has one customer, one subscription and one charge after clicks in parallel while replies are lost', async () => {
  const paying = await aPayingApp();
  const { app, stripe } = paying;
  try {
    for (let round = 0; round < 5; round += 1) {
      const teacher = await aTeacher(app);
      stripe.faults.next(
        { kind: 'reply_lost' },
        { kind: 'reply_lost', path: '/v1/subscriptions', method: 'POST' },
      );
      const ask = (n: number) =>
        teacher.agent
          .post('/api/create-subscription')
          .send(n % 2 === round % 2 ? {} : { email: teacher.email });
      await Promise.all(Array.from({ length: 10 }, (_, n) => ask(n)));
      await stripe.confirm(await clientSecretOf(teacher), GOOD_CARD);
      expect(stripe.customersWith(teacher.email)).toHaveLength(1);
      const customer = await customerOf(app, teacher);
      expect(stripe.liveSubscriptions(customer)).toHaveLength(1);
      expect(stripe.paidCharges(customer)).toHaveLength(1);
      expect([...stripe.store.checkouts.values()].filter(({ object }) => object.status === 'open')).toEqual(
        [],
      );
    }
  } finally {
    await paying.close();
  }
});
