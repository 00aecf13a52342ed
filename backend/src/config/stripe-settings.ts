import type { Environment } from './environment';

/** What card payments need, complete or absent. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** One, or two while the secret is being replaced. */
  webhookSecrets: readonly string[];
  priceId: string;
  /** Address of a stand-in on this machine; null for Stripe itself. */
  apiBase: URL | null;
  /** The browser script of the payment form. */
  scriptUrl: string;
}

/** The version of Stripe.js that the installed @stripe/stripe-js loads; a test keeps the two in step. */
const STRIPE_SCRIPT_URL = 'https://js.stripe.com/endive/stripe.js';

/** Null if card payments are not set up, or with BILLING=off. */
export function stripeSettingsOf(env: Environment): StripeSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = env;
  if (env.BILLING === 'off') return null;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID)
    return null;
  const apiBase = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim()),
    priceId: STRIPE_PRICE_ID,
    apiBase,
    scriptUrl: apiBase ? new URL('/stripe.js', apiBase).href : STRIPE_SCRIPT_URL,
  };
}
