import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';

/**
 * Closes a connection on which a request comes before the reply to the one before it has been sent (pipelining). RFC
 * 9112, section 9.3.2, allows that, and no browser or proxy pipelines. Node begins all such requests together, two
 * thousand in 64 KB, and never tells those whose replies wait in line that the client has gone: their files, turns
 * and counters would stay taken. Install it before everything else.
 */
export function oneRequestAtATime(): RequestHandler {
  const latest = new WeakMap<Socket, ServerResponse>();
  return ({ socket }, response, next) => {
    const earlier = latest.get(socket);
    const isEarly = earlier !== undefined && !earlier.writableFinished && !earlier.destroyed;
    if (isEarly || socket.destroyed) return void socket.destroy();
    latest.set(socket, response);
    next();
  };
}
