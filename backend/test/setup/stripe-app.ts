import { stripeEnvironment, WEBHOOK_SECRET } from '../factories/paying';
import type { StripeStandIn } from '../stand-ins/stripe/server/stand-in';

export { stripeEnvironment };

/** Sends the stand-in's events to a product, wherever it listens now. */
export function sendEventsTo(stripe: StripeStandIn, address: string): void {
  stripe.sendEventsTo(`${address}/api/webhooks/stripe`, WEBHOOK_SECRET);
}
