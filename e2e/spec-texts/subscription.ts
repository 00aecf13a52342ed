import { answer, fail, hold, press, steps } from './doing';
import type { SpecScreen } from './screen';

const STATUS = '/api/subscription-status';
const CREATE = '/api/create-subscription';
const VIEW = '/?tab=subscription';
const SCRIPT = '/payment-provider-of-the-test.js';

/**
 * Stands in for the provider's script where only our own texts matter: a form that is ready immediately, and a bank
 * that declines every card.
 */
const PROVIDER = `window.Stripe = () => {
  const element = () => {
    const handlers = {};
    return {
      on: (event, handler) => (handlers[event] = handler),
      once: (event, handler) => (handlers[event] = handler),
      off() {}, update() {}, unmount() {}, destroy() {},
      mount: () => setTimeout(() => handlers.ready?.({ elementType: 'payment' }), 0),
    };
  };
  const elements = () => ({ create: element, getElement: () => null, update() {}, submit: async () => ({}) });
  return {
    elements, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    _registerWrapper() {}, registerAppInfo() {},
    confirmPayment: async () => ({ error: { type: 'card_error', message: 'Your card was declined.' } }),
  };
};`;

const payments: NonNullable<SpecScreen['before']> = async (page) => {
  await page.route('**/api/config', async (route) => {
    const reply = await route.fetch();
    const billing = { enabled: true, publishableKey: 'pk_test_1', scriptUrl: SCRIPT };
    await route.fulfill({ response: reply, json: { ...(await reply.json()), billing } });
  });
  await page.route(`**${SCRIPT}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PROVIDER }),
  );
};
const plan = (given: object) =>
  answer('GET', STATUS, 200, {
    status: 'no_subscription',
    trialDaysLeft: 0,
    current_period_end: null,
    subscribed: false,
    cancelAtPeriodEnd: false,
    access: 'trial',
    complimentaryUntil: null,
    paymentsAvailable: true,
    price: { amount: 30, currency: 'aud', interval: 'month' },
    pastDue: null,
    pendingPayment: 'none',
    ...given,
  });
const paid = { status: 'active', access: 'active', subscribed: true, current_period_end: 1_900_000_000 };
const aSecret = answer('POST', CREATE, 200, { clientSecret: 'pi_1_secret_2' });
const inState = (status: string, words: string, given: object = {}): SpecScreen => ({
  name: `a subscription that is ${status}`,
  path: VIEW,
  as: 'teacher',
  before: steps(payments, plan({ ...given, status })),
  texts: [words],
});

/** Sections 2, 4 and 8: subscribing. */
export const SUBSCRIPTION: readonly SpecScreen[] = [
  {
    name: 'the trial',
    path: VIEW,
    as: 'teacher',
    texts: ['Free Trial', '7 days left in your free trial'],
  },
  inState('active', 'Active', paid),
  inState('past_due', 'Payment Overdue', { ...paid, access: 'past_due', pastDue: { payUrl: null } }),
  inState('canceled', 'Canceled', { access: 'expired' }),
  inState('something new', 'Unknown Status'),
  {
    name: 'the checkout while it is set up',
    path: '/subscribe',
    as: 'teacher',
    before: steps(payments, hold('POST', CREATE)),
    texts: ['Setting up your subscription...', 'This will only take a moment.'],
  },
  {
    name: 'the checkout',
    path: '/subscribe',
    as: 'teacher',
    before: steps(payments, aSecret),
    texts: [
      'Join Marklight Pro',
      'Start your AI-powered essay grading journey',
      'Complete Your Subscription',
      'Monthly',
      '$30 AUD per month',
      'unlimited essay grading with AI',
      'advanced spell and grammar checking',
      'batch processing',
      'export and reporting tools',
      'priority customer support',
      'Subscribe Now',
      'Secure payment powered by',
    ],
  },
  {
    name: 'a card that is declined',
    path: '/subscribe',
    as: 'teacher',
    before: steps(payments, aSecret),
    does: press('Subscribe Now'),
    texts: ['Payment Failed', 'Your card was declined.'],
  },
  {
    name: 'a checkout that cannot be set up',
    path: '/subscribe',
    as: 'teacher',
    before: steps(payments, fail('POST', CREATE)),
    texts: ['Error', 'Failed to initialize subscription. Please try again.'],
  },
  {
    name: 'a payment that the server knows of',
    path: '/?payment=success',
    as: 'teacher',
    before: steps(payments, plan(paid)),
    texts: ['Payment Successful', 'Welcome to Marklight’s Pro plan! Your subscription is now active.'],
  },
  {
    name: 'subscribing that fails',
    path: VIEW,
    as: 'teacher',
    before: steps(payments, plan({}), fail('POST', CREATE)),
    does: (page) => page.getByRole('button', { name: /^Subscribe/ }).click(),
    texts: ['Error', 'Failed to create subscription. Please try again.'],
  },
  {
    name: 'subscribing a second time',
    path: VIEW,
    as: 'teacher',
    before: steps(
      payments,
      plan({}),
      answer('POST', CREATE, 200, { subscriptionId: 'sub_1', status: 'active' }),
      hold('POST', '/api/create-portal-session'),
    ),
    does: (page) => page.getByRole('button', { name: /^Subscribe/ }).click(),
    texts: ['Already Subscribed'],
  },
  {
    name: 'canceling that fails',
    path: VIEW,
    as: 'teacher',
    before: steps(payments, plan(paid), fail('POST', '/api/cancel-subscription')),
    does: steps(press('Cancel subscription'), (page) =>
      page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click(),
    ),
    texts: ['Error', 'Failed to cancel subscription. Please try again.'],
  },
];
