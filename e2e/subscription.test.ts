import type { Page } from 'playwright-core';
import { Client } from 'pg';
import { keptPassword } from '../backend/src/database/embedded/cluster';
import { databaseUrl } from '../backend/src/database/embedded/server-address';
import { findRunningServer } from '../backend/src/database/embedded/postmaster';
import { sendEventsTo, stripeEnvironment } from '../backend/test/factories/paying';
import { cleanUpWhenWeDie } from '../backend/test/setup/reaper';
import { startStripeStandIn, type StripeStandIn } from '../backend/test/stand-ins/stripe/server/stand-in';
import { startProduct, type RunningProduct } from '../scripts/lib/running-product.mjs';
import { aTeacherAt, CARDS, challenge, payWith } from './personas/subscriber';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { ADMIN } from './setup/product';
import { TestBrowser } from './setup/browser';
import { saidByToasts, toastSaid } from './setup/toasts';

const VIEW = '/?tab=subscription';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

/** A separate product for this file, cleaned up however the tests end. */
async function aProduct(env: Record<string, string>): Promise<RunningProduct> {
  let callOff = () => undefined as void;
  const product = await startProduct({
    env: { NODE_ENV: 'test', ...env },
    onSpawn: (pid, dataDir) => {
      callOff = cleanUpWhenWeDie([pid], [dataDir]);
    },
  });
  return {
    ...product,
    stop: async () => {
      await product.stop();
      callOff();
    },
  };
}

const noOverflow = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);

describe('with card payments', () => {
  let stripe: StripeStandIn;
  let product: RunningProduct;
  beforeAll(async () => {
    stripe = await startStripeStandIn();
    product = await aProduct(stripeEnvironment(stripe));
    sendEventsTo(stripe, product.address);
  });
  afterEach(() => {
    stripe.faults.down = false;
  });
  afterAll(async () => {
    await product.stop();
    await stripe.close();
  });

  async function aTeacher(
    phone = false,
  ): Promise<{ page: Page; email: string; open: (path: string) => Promise<unknown> }> {
    const page = await browser.newPage({ phone });
    const email = await aTeacherAt(page, product.address);
    return { page, email, open: (path) => page.goto(`${product.address}${path}`) };
  }
  /**
   * Waits until the page has stopped asking for the bank's answer. The message that says so is gone after five
   * seconds.
   */
  const untilPaid = (page: Page) => page.waitForURL(`${product.address}/`);

  /** A teacher who has paid with this card, at the subscription's view. */
  async function aSubscriber(card: string = CARDS.paid, phone = false) {
    const teacher = await aTeacher(phone);
    await teacher.open('/subscribe');
    await payWith(teacher.page, card);
    await untilPaid(teacher.page);
    await teacher.open(VIEW);
    await teacher.page.getByText('Active', { exact: true }).waitFor();
    return teacher;
  }
  const customerOf = (email: string) => {
    const [customer] = stripe.customersWith(email);
    if (!customer) throw new Error('the teacher is no customer');
    return customer.id;
  };
  async function sql(statement: string, values: unknown[]): Promise<void> {
    const server = await findRunningServer(`${product.dataDir}/postgres`);
    if (!server) throw new Error('the product has no database');
    const client = new Client({
      connectionString: databaseUrl(server.address, await keptPassword(product.dataDir)),
    });
    await client.connect();
    await client.query(statement, values).finally(() => client.end());
  }
  const endTrial = (email: string, when: string) =>
    sql(`update users set trial_ends_at = now() + $2::interval where email = $1`, [email, when]);

  describe.each([
    ['at a desk', false],
    ['on a phone', true],
  ])('subscribing %s', (_, phone) => {
    it('goes from the trial over a declined card and 3-D Secure to a paid plan with its invoice', async () => {
      const { page, email, open } = await aTeacher(phone);
      await open('/');
      await page.getByText('7 days left.').waitFor();
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('menuitem', { name: 'Subscription' }).click();
      await page.getByRole('heading', { name: 'Join Marklight Pro' }).waitFor();
      await page.getByText('Secure payment powered by Stripe').waitFor();
      await page.getByRole('button', { name: 'Subscribe Now' }).and(page.locator(':enabled')).waitFor();
      await noOverflow(page);
      await expectNoSeriousAxeViolations(page);

      await payWith(page, CARDS.declined);
      await toastSaid(page, 'Payment Failed');
      expect(stripe.paidCharges(customerOf(email))).toHaveLength(0);

      await payWith(page, CARDS.asksForThreeD);
      await challenge(page).getByRole('button', { name: 'Complete authentication' }).click();
      await untilPaid(page);
      await page.getByRole('complementary', { name: 'Your plan' }).waitFor({ state: 'detached' });

      await open(VIEW);
      await page.getByText('Active', { exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Invoices' }).waitFor();
      await noOverflow(page);
      await expectNoSeriousAxeViolations(page);
      const [invoice] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: /^Invoice/ }).click(),
      ]);
      await invoice.waitForURL(`${stripe.address}/**`);
      expect(stripe.paidCharges(customerOf(email))).toHaveLength(1);
      expect(stripe.liveSubscriptions(customerOf(email))).toHaveLength(1);
    });

    it('is canceled at the period’s end, and resumed in the portal', async () => {
      const { page, open } = await aSubscriber(CARDS.paid, phone);
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/You keep Marklight Pro until \d+ \w+ \d{4}/).waitFor();
      await expectNoSeriousAxeViolations(page);
      await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
      await page.getByText('You have cancelled.').waitFor();
      await noOverflow(page);
      await page.getByRole('button', { name: 'Resume subscription' }).click();
      await page.waitForURL(`${stripe.address}/portal/**`);
      await page.getByRole('button', { name: 'Don’t cancel plan' }).click();
      await page.getByRole('button', { name: 'Cancel plan' }).waitFor();
      await open(VIEW);
      await page.getByText(/It then renews automatically/).waitFor();
      expect(await page.getByText('You have cancelled.').count()).toBe(0);
    });

    it('is overdue after a failed renewal, and is paid on the open invoice', async () => {
      const { page, email, open } = await aSubscriber(CARDS.failsAtRenewal, phone);
      await stripe.advanceToRenewal(customerOf(email));
      await open('/');
      await page.getByText('Your last payment did not go through.').waitFor();
      await page.getByRole('link', { name: 'Pay now' }).click();
      await page.getByText('Payment Overdue').waitFor();
      await noOverflow(page);
      await expectNoSeriousAxeViolations(page);
      await page.getByRole('button', { name: 'Pay now' }).click();
      await page.waitForURL(`${stripe.address}/invoice/**`);
      await stripe.changeCard(customerOf(email), CARDS.paid);
      await page.reload();
      await page.getByRole('button', { name: /pay/i }).first().click();
      await page.getByText(/paid/i).first().waitFor();
      await open(VIEW);
      await page.getByText('Active', { exact: true }).waitFor();
    });
  });

  it('charges once when the form is open in two tabs', async () => {
    const { page, email, open } = await aTeacher();
    await open('/subscribe');
    const other = await page.context().newPage();
    await other.goto(`${product.address}/subscribe`);
    await other.getByRole('heading', { name: 'Join Marklight Pro' }).waitFor();
    await payWith(page, CARDS.paid);
    await untilPaid(page);
    await payWith(other, CARDS.paid);
    await untilPaid(other);
    expect(stripe.paidCharges(customerOf(email))).toHaveLength(1);
  });

  it('takes the outcome of a payment from the server, not from the address', async () => {
    const { page, open } = await aTeacher();
    await open('/?payment=success');
    await page.getByText('We have not heard from the bank yet.').waitFor();
    await expectNoSeriousAxeViolations(page);
    expect(await saidByToasts(page)).not.toContain('Payment Successful');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL(`${product.address}/`);
  });

  it('subscribes on the provider’s own page from the last day’s button', async () => {
    const { page, email, open } = await aTeacher();
    await endTrial(email, '5 hours');
    await open(VIEW);
    await page.getByRole('heading', { name: '1 day left in your free trial' }).waitFor();
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.waitForURL(`${stripe.address}/checkout/**`);
  });

  it('takes a person whose trial has ended from the login to a paid plan', async () => {
    const { page, email, open } = await aTeacher();
    await endTrial(email, '-1 day');
    await open('/');
    await page.getByRole('link', { name: 'Subscribe' }).click();
    await payWith(page, CARDS.paid);
    await untilPaid(page);
    await page.getByRole('button', { name: 'Start grading' }).waitFor();
  });

  it('sends a subscriber who opens the checkout to the site root', async () => {
    const { page, open } = await aSubscriber();
    await open('/subscribe');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('says when the payment service is away, and the rest works', async () => {
    const { page, open } = await aTeacher();
    stripe.faults.down = true;
    await open('/subscribe');
    await page.getByText('Your subscription could not be set up.').waitFor();
    await toastSaid(page, 'Failed to initialize subscription. Please try again.');
    await open(VIEW);
    await page.getByText('Free Trial', { exact: true }).waitFor();
    await open('/');
    await page.getByRole('button', { name: 'Start grading' }).waitFor();
    stripe.faults.down = false;
    await open('/subscribe');
    await page.getByRole('heading', { name: 'Join Marklight Pro' }).waitFor();
  });

  it('says when the payment form cannot be loaded, and loads it by Retry', async () => {
    const { page, open } = await aTeacher();
    await page.route(`${stripe.address}/stripe.js`, (route) => route.abort());
    await open('/subscribe');
    await page.getByText('The payment form could not be loaded.').waitFor();
    await expectNoSeriousAxeViolations(page);
    await page.unroute(`${stripe.address}/stripe.js`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'Subscribe Now' }).waitFor();
  });

  it('loads the provider’s script on the checkout screen only', async () => {
    const { page, open } = await aTeacher();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open('/');
    await page.getByRole('button', { name: 'Start grading' }).waitFor();
    await open(VIEW);
    await page.getByText('Free Trial', { exact: true }).waitFor();
    expect(asked.filter((url) => url.startsWith(stripe.address))).toEqual([]);
  });
});

describe('without card payments', () => {
  it('says so on the checkout screen where no keys are set', async () => {
    const product = await aProduct({});
    try {
      const page = await browser.newPage();
      await aTeacherAt(page, product.address);
      await page.goto(`${product.address}/subscribe`);
      await page.getByText('Card payments are not set up on this server.').waitFor();
      await expectNoSeriousAxeViolations(page);
    } finally {
      await product.stop();
    }
  });

  it('has no billing screens where billing is off', async () => {
    const product = await aProduct({
      BILLING: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    try {
      const page = await browser.newPage();
      // Nobody signs up to a school's own server without an invitation.
      await page.request.post(`${product.address}/api/auth/login`, { data: ADMIN });
      await page.goto(`${product.address}/`);
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('menuitem', { name: 'Profile Settings' }).waitFor();
      expect(await page.getByRole('menuitem', { name: 'Subscription' }).count()).toBe(0);
      await page.goto(`${product.address}/subscribe`);
      await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    } finally {
      await product.stop();
    }
  });
});
