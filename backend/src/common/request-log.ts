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

/** Of an address in a line: ours are shorter, and strangers can ask for any. */
const PATH_MAX_CHARACTERS = 200;

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
          req: { id: request.id, method, path: pathOf(url) },
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

/** Without what follows `?` or `#`, and without the address of a server, which a request to a proxy has in front. */
function pathOf(url: string): string {
  const [path = ''] = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path.slice(0, PATH_MAX_CHARACTERS);
}

function outcomeOf(request: Request, response: Response): string {
  if (response.statusCode >= 500) return 'request errored';
  return !request.readableAborted && response.writableEnded ? 'request completed' : 'request aborted';
}
