import request from 'supertest';
import { aTeacher, anExpiredTeacher } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

describe('the subscription status', () => {
  it('tells a new teacher of seven days, and that cards cannot be taken here', async () => {
    const { agent } = await aTeacher(app);
    expect((await agent.get('/api/subscription-status').expect(200)).body).toEqual({
      status: 'trialing',
      trialDaysLeft: 7,
      current_period_end: null,
      paymentsAvailable: false,
    });
  });

  it('is open to an account whose trial has ended, and closed to visitors', async () => {
    const { agent } = await anExpiredTeacher(app);
    expect((await agent.get('/api/subscription-status').expect(200)).body).toMatchObject({
      status: 'no_subscription',
      trialDaysLeft: 0,
    });
    await request(app.address).get('/api/subscription-status').expect(401);
  });
});
