import express, { type RequestHandler } from 'express';

/** The largest event; Stripe's are some ten kilobytes, and this call is open to strangers. */
const LIMIT = '256kb';

/** Leaves the body as the bytes that were signed; whatever parses JSON comes after it and finds the body read. */
export function rawBody(): RequestHandler {
  return express.raw({ type: () => true, limit: LIMIT });
}
