import { Reconciliation } from '../src/billing/reconciliation';
import { aPayingApp, clientSecretOf, GOOD_CARD, type PayingApp } from './factories/paying';
import { aTeacher } from './factories/people';

let paying: PayingApp;
beforeAll(async () => {
  // Mails are queued; without workers none is sent.
  paying = await aPayingApp({ SMTP_URL: 'smtp://127.0.0.1:1', SUPPORT_EMAIL: 'help@school.example.org' });
  // No event arrives: the reconciliation learns of everything first.
  paying.stripe.webhooks.hold();
});
afterAll(() => paying.close());

it.each([
  ['a receipt', 'six days', 6, ['receipt']],
  ['no receipt', 'eight days', 8, []],
])('%s is sent for a payment that we hear of after %s', async (_, __, days, kinds) => {
  const { app, stripe } = paying;
  const teacher = await aTeacher(app);
  const secret = await clientSecretOf(teacher);
  await stripe.confirm(secret, GOOD_CARD);
  await stripe.advance({ days });
  await app.nest.get(Reconciliation).reconcile();
  const payments = await app.database.query('select status from payment_transactions where user_id = $1', [
    teacher.id,
  ]);
  expect(payments).toEqual([{ status: 'paid' }]);
  const mails = (await app.database.query(
    `select kind from mails where user_id = $1 and kind in ('receipt', 'payment_failed')`,
    [teacher.id],
  )) as { kind: string }[];
  expect(mails.map(({ kind }) => kind)).toEqual(kinds);
});
