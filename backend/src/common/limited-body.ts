import express, { type NextFunction, type Request, type RequestHandler } from 'express';
import { readSlowly } from './unused-bodies';

/** How long to wait for the end of a body that is too large before replying. */
const PATIENCE_MS = 30_000;

/**
 * Reads a body of a content type as bytes. One above the limit is not kept: it is read slowly to its end, and then refused
 * with 413; one that takes too long is refused before its end.
 * @param type a content type, or a function that accepts any
 * @param limit bytes
 */
export function limitedBody(
  type: string | (() => true),
  limit: number,
  patienceMs = PATIENCE_MS,
): RequestHandler {
  const read = express.raw({ type, limit });
  return (request, response, next) => {
    const isRead = typeof type === 'function' || Boolean(request.is(type));
    read(request, response, isRead ? refusedInTime(request, next, { limit, patienceMs }) : next);
  };
}

/** Calls the next handler once: when the body has been read, or when a body that is too large has been read for long enough. */
function refusedInTime(
  request: Request,
  next: NextFunction,
  { limit, patienceMs }: { limit: number; patienceMs: number },
): NextFunction {
  let isDone = false;
  let patience: NodeJS.Timeout | undefined;
  const done = (error?: unknown): void => {
    clearTimeout(patience);
    if (!isDone) next(error);
    isDone = true;
  };
  const beginToRefuse = (): void => {
    readSlowly(request);
    patience ??= setTimeout(() => done(new TooLargeError()), patienceMs);
  };
  if (Number(request.get('content-length') ?? 0) > limit) beginToRefuse();
  else if (request.headers['transfer-encoding'] !== undefined) {
    let received = 0;
    request.on('data', (piece: Buffer) => {
      received += piece.length;
      if (received > limit && !isDone) beginToRefuse();
    });
  }
  return done;
}

/** body-parser's wording. */
class TooLargeError extends Error {
  readonly status = 413;
}
