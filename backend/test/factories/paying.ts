import { Clock } from '../../src/common/clock';
import { startTestApp, type TestApp } from '../setup/test-app';
import { startStripeStandIn, type StripeStandIn } from '../stand-ins/stripe/server/stand-in';
import { aTeacher, type Person } from './people';

export const WEBHOOK_SECRET = 'whsec_test';
export const GOOD_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';
export const CHALLENGED_CARD = '4000002500003155';
/** Accepted while the person is present, and declined at renewals. */
export const FAILS_LATER_CARD = '4000000000000341';

/** The settings with which the product talks to a stand-in. */
export function stripeEnvironment(stripe: Pick<StripeStandIn, 'address'>): Record<string, string> {
  return {
    STRIPE_API_BASE: stripe.address,
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_PRICE_ID: 'price_standin_pro',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
}

export interface PayingApp {
  app: TestApp;
  stripe: StripeStandIn;
  close(): Promise<void>;
}

/** Sends the stand-in's events to a product, wherever it listens now. */
export function sendEventsTo(stripe: StripeStandIn, address: string): void {
  stripe.sendEventsTo(`${address}/api/webhooks/stripe`, WEBHOOK_SECRET);
}

/** The product with a separate stand-in for Stripe, whose clock it shares and whose events it receives. */
export async function aPayingApp(env: Record<string, string> = {}): Promise<PayingApp> {
  const stripe = await startStripeStandIn();
  const app = await startTestApp({ worker: false, env: { ...stripeEnvironment(stripe), ...env } });
  app.nest.get(Clock).now = () => new Date(stripe.store.now() * 1000);
  sendEventsTo(stripe, app.address);
  return {
    app,
    stripe,
    close: async () => {
      await app.close();
      await stripe.close();
    },
  };
}

export interface Plan {
  status: string;
  access: string;
  trialDaysLeft: number;
  current_period_end: number | null;
  subscribed: boolean;
  cancelAtPeriodEnd: boolean;
  pendingPayment: string;
  pastDue: { payUrl: string | null } | null;
}

export async function planSeenBy({ agent }: Person, refresh = false): Promise<Plan> {
  const { body } = await agent.get(`/api/subscription-status${refresh ? '?refresh=true' : ''}`).expect(200);
  return body as Plan;
}

/** Opens the checkout screen: the secret with which the payment form pays. */
export async function clientSecretOf({ agent }: Person): Promise<string> {
  const { body } = await agent.post('/api/create-subscription').expect(200);
  const { clientSecret } = body as { clientSecret?: string };
  if (!clientSecret) throw new Error(`no payment form: ${JSON.stringify(body)}`);
  return clientSecret;
}

/** A teacher who has just paid on the checkout screen, after the trial. */
export async function aSubscriber({ app, stripe }: PayingApp, card = GOOD_CARD): Promise<Person> {
  const person = await aTeacher(app);
  await endTrial(app, person);
  await stripe.confirm(await clientSecretOf(person), card);
  return person;
}

export async function endTrial({ nest, database }: TestApp, { id }: Person): Promise<void> {
  await database.query('update users set trial_ends_at = $2 where id = $1', [id, nest.get(Clock).now()]);
}

export async function customerOf({ database }: TestApp, { id }: Person): Promise<string> {
  const [row] = (await database.query('select stripe_customer_id as id from users where id = $1', [id])) as {
    id: string | null;
  }[];
  if (!row?.id) throw new Error('the account has no customer');
  return row.id;
}
