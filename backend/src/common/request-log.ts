import { randomUUID } from 'node:crypto';
import pino, { type Logger } from 'pino';
import type { Request, RequestHandler, Response } from 'express';

/**
 * Only allowed facts are logged: method, route and status, never bodies, query strings (they carry emails), headers
 * or addresses of essays' authors.
 */
export function makeLogger(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

/**
 * One line per request with an id, which the reply carries as X-Request-Id. A line is made only if the log's level wants it:
 * pino-http makes two loggers for every request before it knows, for which each would wait.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    const begin = performance.now();
    const { method, url } = request;
    let failure: string | undefined;
    response.on('error', (error) => (failure ??= error.name));
    response.once('close', () => {
      const { statusCode } = response;
      const level = statusCode >= 500 ? 'warn' : 'debug';
      if (!logger.isLevelEnabled(level)) return;
      logger[level](
        {
          req: { id: request.id, method, path: url.split('?')[0] },
          res: { status: statusCode },
          ...(failure === undefined ? {} : { err: { type: failure } }),
          responseTime: Math.round(performance.now() - begin),
        },
        outcomeOf(request, response),
      );
    });
    next();
  };
}

function outcomeOf(request: Request, response: Response): string {
  if (response.statusCode >= 500) return 'request errored';
  return !request.readableAborted && response.writableEnded ? 'request completed' : 'request aborted';
}
