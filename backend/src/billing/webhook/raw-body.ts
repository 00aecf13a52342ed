import type { RequestHandler } from 'express';
import { limitedBody } from '../../common/limited-body';

/** The largest event; Stripe's are some ten kilobytes, and this call is open to strangers. */
const LIMIT_BYTES = 256 * 1024;

/** Leaves the body as the bytes that were signed; the JSON parser comes after it and finds the body already read. */
export function rawBody(): RequestHandler {
  return limitedBody(() => true, LIMIT_BYTES);
}
