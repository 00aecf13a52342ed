import { BillingTasks } from '../src/billing/billing-tasks.service';
import { aPayingApp, aSubscriber, customerOf, type PayingApp } from './factories/paying';
import { PASSWORD } from './factories/people';

describe('an account', () => {
  let paying: PayingApp;
  beforeEach(async () => {
    paying = await aPayingApp();
  });
  afterEach(() => paying.close());

  const tasks = async () =>
    (await paying.app.database.query('select kind from billing_tasks')) as { kind: string }[];
  const workTasks = async () => {
    await paying.app.database.query('update billing_tasks set run_after = created_at');
    await paying.app.nest.get(BillingTasks).work();
  };

  it('that is deleted while Stripe is unreachable stops being charged as soon as Stripe is back', async () => {
    const { app, stripe } = paying;
    const teacher = await aSubscriber(paying);
    const customer = await customerOf(app, teacher);
    stripe.faults.down = true;
    await teacher.agent.post('/api/user/delete').send({ password: PASSWORD }).expect(204);
    expect(stripe.liveSubscriptions(customer)).toHaveLength(1);
    stripe.faults.down = false;
    await workTasks();
    expect(stripe.liveSubscriptions(customer)).toEqual([]);
    expect(stripe.store.deletedCustomers.has(customer)).toBe(true);
    expect(await tasks()).toEqual([]);
    expect(await app.database.query('select user_id, amount, hosted_url from payment_transactions')).toEqual([
      { user_id: null, amount: '30.00', hosted_url: null },
    ]);
  });

  it('that changes its email changes it at Stripe too', async () => {
    const { app, stripe } = paying;
    const teacher = await aSubscriber(paying);
    const changes = {
      firstName: 'Tess',
      lastName: 'Teacher',
      email: `new-${teacher.email}`,
      currentPassword: PASSWORD,
    };
    await teacher.agent.put('/api/user/profile').send(changes).expect(200);
    expect(stripe.store.customers.get(await customerOf(app, teacher))?.email).toBe(changes.email);
    expect(await tasks()).toEqual([]);
  });
});
