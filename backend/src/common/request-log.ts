import { randomUUID } from 'node:crypto';
import pino, { type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { RequestHandler } from 'express';

/**
 * Only allowed facts are logged: method, route and status, never bodies, query strings (they carry emails), headers
 * or addresses of essays' authors.
 */
export function makeLogger(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

/** One line per request with an id, which the reply carries as X-Request-Id. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      err: (error: { type?: string }) => ({ type: error.type }),
    },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'warn' : 'debug'),
    quietReqLogger: true,
  }) as RequestHandler;
}
