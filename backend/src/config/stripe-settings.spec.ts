import { readFileSync } from 'node:fs';
import { parseEnvironment } from './parse-environment';
import { stripeSettingsOf } from './stripe-settings';

const COMPLETE = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PRICE_ID: 'price_abc',
};
const settings = (more: Record<string, string> = {}) =>
  stripeSettingsOf(parseEnvironment({ ...COMPLETE, ...more }));

describe('the Stripe variables', () => {
  it('give the browser the script that the installed @stripe/stripe-js loads', () => {
    const source = readFileSync(require.resolve('@stripe/stripe-js/dist/index.js'), 'utf8');
    const train = /RELEASE_TRAIN = '(\w+)'/.exec(source)?.[1];
    expect(settings()?.scriptUrl).toBe(`https://js.stripe.com/${train}/stripe.js`);
  });

  it('give the stand-in’s script if there is one', () => {
    expect(settings({ STRIPE_API_BASE: 'http://127.0.0.1:12111' })?.scriptUrl).toBe(
      'http://127.0.0.1:12111/stripe.js',
    );
  });

  it('take two signing secrets while one is replaced', () => {
    expect(settings({ STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new' })?.webhookSecrets).toEqual([
      'whsec_old',
      'whsec_new',
    ]);
  });

  it('are null without keys, and with billing off', () => {
    expect(stripeSettingsOf(parseEnvironment({}))).toBeNull();
    expect(settings({ BILLING: 'off' })).toBeNull();
  });

  it.each([
    [{ STRIPE_PRICE_ID: '' }, 'STRIPE_PRICE_ID must be set too'],
    [
      { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET must be set too',
    ],
    [{ STRIPE_SECRET_KEY: 'pk_test_abc' }, 'STRIPE_SECRET_KEY must be a secret key'],
    [{ STRIPE_SECRET_KEY: 'sk_live_abc' }, 'must be in the same mode'],
    [{ STRIPE_API_BASE: 'http://stripe.example' }, 'STRIPE_API_BASE must be on this machine'],
    [{ STRIPE_API_BASE: 'https://127.0.0.1' }, 'STRIPE_API_BASE must be an address like http://127.0.0.1'],
    [
      {
        STRIPE_API_BASE: 'http://127.0.0.1:1',
        STRIPE_SECRET_KEY: 'rk_live_abc',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
      },
      'cannot be used with a live key',
    ],
  ])('refuse %j', (more, problem) => {
    expect(() => settings(more)).toThrow(problem);
  });
});
