import request from 'supertest';
import { aTeacher, anExpiredTeacher } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

describe('without Stripe keys', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ worker: false });
  });
  afterAll(() => app.close());

  it('tells a new teacher of seven days, and that cards are not accepted here', async () => {
    const { agent } = await aTeacher(app);
    expect((await agent.get('/api/subscription-status').expect(200)).body).toEqual({
      status: 'trialing',
      access: 'trial',
      trialDaysLeft: 7,
      current_period_end: null,
      subscribed: false,
      cancelAtPeriodEnd: false,
      complimentaryUntil: null,
      paymentsAvailable: false,
      price: { amount: 30, currency: 'aud', interval: 'month' },
      pastDue: null,
      pendingPayment: 'none',
    });
  });

  it('answers an account whose trial has ended, and no visitor', async () => {
    const { agent } = await anExpiredTeacher(app);
    expect((await agent.get('/api/subscription-status').expect(200)).body).toMatchObject({
      status: 'no_subscription',
      trialDaysLeft: 0,
    });
    await request(app.address).get('/api/subscription-status').expect(401);
    await request(app.address).post('/api/create-subscription').expect(401);
  });

  it.each(['create-subscription', 'create-portal-session', 'cancel-subscription'])(
    'says at %s that payments are not set up',
    async (call) => {
      const { agent } = await aTeacher(app);
      const { body } = await agent.post(`/api/${call}`).expect(503);
      expect(body).toMatchObject({
        code: 'payments_not_set_up',
        message: expect.stringContaining('not set up on this server'),
      });
    },
  );

  it('gives the page no script and no key', async () => {
    const { body, headers } = await request(app.address).get('/api/config').expect(200);
    expect((body as { billing: unknown }).billing).toEqual({
      enabled: true,
      publishableKey: null,
      scriptUrl: null,
    });
    expect(headers['content-security-policy']).not.toContain('stripe');
  });
});

describe('with BILLING=off', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ worker: false, env: { BILLING: 'off' } });
  });
  afterAll(() => app.close());

  it('charges nobody', async () => {
    const { agent } = await anExpiredTeacher(app);
    expect((await agent.get('/api/subscription-status').expect(200)).body).toMatchObject({
      status: 'active',
      access: 'active',
    });
    const { body } = await agent.post('/api/create-subscription').expect(409);
    expect(body).toMatchObject({ code: 'billing_off' });
  });
});
