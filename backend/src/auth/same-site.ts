import type { RequestHandler } from 'express';
import { AuthError } from './auth.errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a browser's writes from other sites. Browsers send Sec-Fetch-Site or at least Origin with such
 * requests; a program like curl sends neither and carries no other person's cookies. Scheme, host and port count:
 * somebody on the network can serve pages at `http://school`, but none at `https://school`.
 * @param publicUrl where the environment names it; otherwise the address that the request itself was sent to
 */
export function sameSiteOnly(publicUrl: string | undefined): RequestHandler {
  const own = publicUrl === undefined ? null : new URL(publicUrl).origin;
  return (request, _response, next) => {
    if (SAFE_METHODS.has(request.method)) return next();
    const site = request.get('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return next(new AuthError('cross_site'));
    const origin = request.get('origin');
    const asked = `${request.protocol}://${request.get('host')}`;
    if (origin !== undefined && origin !== (own ?? asked)) return next(new AuthError('cross_site'));
    next();
  };
}
