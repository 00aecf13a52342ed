import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * Says once in the log that a proxy names its visitors but is not trusted, so that they all count as one caller and
 * share the limits for one.
 * @param trustedProxies how many stand in front, as TRUST_PROXY says
 */
export function untrustedProxyWarning(trustedProxies: number, logger: Pick<Logger, 'warn'>): RequestHandler {
  let isSaid = trustedProxies > 0;
  return (request, _response, next) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      logger.warn(
        'a request came with X-Forwarded-For while TRUST_PROXY is 0: if a proxy stands in front, all its visitors count as ' +
          'one caller until TRUST_PROXY is set to the number of proxies',
      );
    }
    next();
  };
}
