import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { GOOD_CARD, sendEventsTo, stripeEnvironment } from './factories/paying';
import { aTeacher, PASSWORD } from './factories/people';
import { aProductHome, type ProductHome } from './setup/product';
import { startStripeStandIn, type StripeStandIn } from './stand-ins/stripe/server/stand-in';

/** 20 take some minutes. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
/** Moments when Stripe has acted and we have not learnt of it. The last is any moment at all. */
const CALLS_HELD = [
  { method: 'POST', path: '/v1/customers' },
  { method: 'POST', path: '/v1/subscriptions' },
  { method: 'POST', path: '/v1/checkout/sessions' },
  null,
] as const;

let home: ProductHome;
let stripe: StripeStandIn;
beforeAll(async () => {
  home = await aProductHome();
  stripe = await startStripeStandIn();
});
afterAll(async () => {
  await home.remove();
  await stripe.close();
});

async function signedIn(address: string, email: string) {
  const agent = request.agent(address);
  await agent.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
  return agent;
}

it('ends with one customer, one live subscription and one charge when the server is killed between Stripe’s answer and its own commit', async () => {
  let product = await home.start(stripeEnvironment(stripe));
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email, agent } = await aTeacher(product);
    const call = CALLS_HELD[round % CALLS_HELD.length] ?? null;
    const held = call && stripe.faults.hold(call, 'reply');
    const isHosted = call?.path.includes('checkout');
    const body = isHosted ? { email } : undefined;
    const clicks = Array.from({ length: 10 }, () =>
      agent
        .post('/api/create-subscription')
        .send(body)
        .catch(() => undefined),
    );
    await (held ? held.reached : sleep((round * 37) % 150));
    await product.kill('SIGKILL');
    held?.cut();
    await Promise.all(clicks);

    product = await home.start(stripeEnvironment(stripe));
    sendEventsTo(stripe, product.address);
    const again = await signedIn(product.address, email);
    await Promise.all(Array.from({ length: 10 }, () => again.post('/api/create-subscription')));
    const reply = await again.post('/api/create-subscription').expect(200);
    await stripe.confirm((reply.body as { clientSecret: string }).clientSecret, GOOD_CARD);
    const customers = stripe.customersWith(email);
    expect(customers).toHaveLength(1);
    const [customer] = customers.map(({ id }) => id);
    expect(stripe.liveSubscriptions(customer)).toHaveLength(1);
    expect(stripe.paidCharges(customer)).toHaveLength(1);
    expect([...stripe.store.checkouts.values()].filter(({ object }) => object.status === 'open')).toEqual([]);
    const status = await again.get('/api/subscription-status').expect(200);
    expect(status.body).toMatchObject({ status: 'active', access: 'active' });
  }
}, 900_000);
