import Stripe from 'stripe';
import type { StripeSettings } from '../../config/stripe-settings';

/** A person is waiting, so a call that takes longer counts as lost. */
const TIMEOUT_MS = 6_000;
/** Connection failures and conflicts of two equal calls; the SDK waits between, and keeps the idempotency key. */
const RETRIES = 2;

/** The SDK, pointed at Stripe or at a stand-in on this machine. */
export function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiBase && {
      protocol: 'http',
      host: apiBase.hostname.replace(/^\[|\]$/g, ''),
      port: apiBase.port || '80',
    }),
  });
}
