import { ModuleRef } from '@nestjs/core';
import { BillingModule } from '../src/billing/billing.module';
import { BillingSync } from '../src/billing/billing-sync.service';
import { aPayingApp, aSubscriber, customerOf, type PayingApp } from './factories/paying';

let paying: PayingApp;
beforeAll(async () => {
  paying = await aPayingApp();
});
afterAll(() => paying.close());

/** As in another server process: readings here do not wait for readings there. */
const anotherProcess = () =>
  paying.app.nest.select(BillingModule).get(ModuleRef, { strict: true }).create(BillingSync);

it('a reading of Stripe that arrives after a newer one was written does not overwrite it', async () => {
  const { app, stripe } = paying;
  const teacher = await aSubscriber(paying);
  const customer = await customerOf(app, teacher);
  const paymentsOf = () =>
    app.database.query(
      `select status, refunded_amount as "refunded" from payment_transactions where user_id = $1`,
      [teacher.id],
    );
  expect(await paymentsOf()).toEqual([{ status: 'paid', refunded: '0.00' }]);
  stripe.webhooks.hold();

  // The slow one has an answer from before the refund.
  const held = stripe.faults.hold({ method: 'GET', path: '/v1/charges' }, 'reply');
  const slow = (await anotherProcess()).bringUpToDate(teacher.id);
  await held.reached;
  await stripe.refund(stripe.paidCharges(customer)[0]?.id ?? '');
  await (await anotherProcess()).bringUpToDate(teacher.id);
  const refunded = await paymentsOf();
  expect(refunded).toEqual([{ status: 'refunded', refunded: '30.00' }]);

  held.release();
  await slow;
  expect(await paymentsOf()).toEqual(refunded);
});
