import express, { type RequestHandler } from 'express';

/** The largest event; Stripe's are some ten kilobytes. */
const LIMIT = '1mb';

/** Leaves the body as the bytes that were signed; whatever parses JSON comes after it and finds the body read. */
export function rawBody(): RequestHandler {
  return express.raw({ type: () => true, limit: LIMIT });
}
