import type { Request, RequestHandler } from 'express';

/** One piece, of up to 64 KB, is read in this time: 13 MB a second for all unused bodies together. */
const PIECE_EVERY_MS = 5;
/** How long a body is read after its reply has gone out; nginx's `lingering_time`. */
const AFTER_REPLY_MS = 30_000;

/** Requests with more to read, in the order of their turns. */
const waiting = new Set<Request>();
const slowed = new WeakSet<Request>();
let pace: NodeJS.Timeout | undefined;

/**
 * Slows down the reading of a body that nobody will use, such as one that is too large. It is read, because a client that is
 * cut off while it sends may never see the reply; and slowly, a piece of one request at a time, because a stranger can send
 * megabytes faster than other people's calls are answered. The caller makes sure that it is being read.
 */
export function readSlowly(request: Request): void {
  if (slowed.has(request)) return;
  slowed.add(request);
  request.on('data', () => {
    request.pause();
    waiting.add(request);
    pace ??= setInterval(readOne, PIECE_EVERY_MS).unref();
  });
  request.once('close', () => waiting.delete(request));
}

function readOne(): void {
  const [next] = waiting;
  if (next) {
    waiting.delete(next);
    next.resume();
  } else {
    clearInterval(pace);
    pace = undefined;
  }
}

/**
 * Install it early. After a reply that did not need the body, Node reads the rest; this reads it slowly and with a
 * limit.
 * @param afterReplyMs after which a client that is still sending is cut off
 */
export function unusedBodies(afterReplyMs = AFTER_REPLY_MS): RequestHandler {
  return (request, response, next) => {
    // Before Node's own listener, which would discard the rest as fast as it comes.
    response.prependOnceListener('finish', () => {
      if (request.complete || request.destroyed) return;
      readSlowly(request);
      const limit = setTimeout(() => request.destroy(), afterReplyMs).unref();
      request.once('close', () => clearTimeout(limit));
      // Node leaves a stream alone once it has been read from.
      request.read(0);
      request.resume();
    });
    next();
  };
}
