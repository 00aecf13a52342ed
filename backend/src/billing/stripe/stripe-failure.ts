import Stripe from 'stripe';
import { BillingError } from '../billing.errors';

const { errors } = Stripe;

/**
 * What a failed call means to us. Stripe's messages are dropped: they quote ids and sometimes emails. Only a call
 * that certainly did nothing counts as refused; any other can be repeated with the same key.
 */
export function billingErrorOf(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError) {
    return new BillingError('payment_refused');
  }
  return new BillingError('payment_service_unreachable');
}

export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** A call with an idempotency key was answered with an error, and the same key would get the same answer again. */
export class SpentKeyError extends BillingError {}

/** The key belongs to a call with other parameters: the address or the price has changed since. */
export class ReusedKeyError extends SpentKeyError {}

/** The same for a call that carries a key. */
export function keyedBillingErrorOf(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  // Two equal calls at the same time: the other one is still being answered.
  if (error.statusCode === 409) return new BillingError('busy');
  if (error instanceof errors.StripeIdempotencyError) return new ReusedKeyError('busy');
  // Refused before the key was stored.
  const atTheDoor = error.statusCode === undefined || error.statusCode === 401 || error.statusCode === 429;
  const { code } = billingErrorOf(error) as BillingError;
  return atTheDoor ? new BillingError(code) : new SpentKeyError(code);
}
