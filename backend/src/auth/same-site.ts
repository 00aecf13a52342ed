import type { RequestHandler } from 'express';
import { AuthError } from './auth.errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a browser's writes from other sites. Browsers send Sec-Fetch-Site or at least Origin with such
 * requests; a program like curl sends neither and carries no other person's cookies.
 */
export function sameSiteOnly(publicUrl: string): RequestHandler {
  return (request, _response, next) => {
    if (SAFE_METHODS.has(request.method)) return next();
    const site = request.get('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return next(new AuthError('cross_site'));
    const origin = request.get('origin');
    if (origin !== undefined && !isOwnOrigin(origin, publicUrl, request.get('host'))) {
      return next(new AuthError('cross_site'));
    }
    next();
  };
}

function isOwnOrigin(origin: string, publicUrl: string, host: string | undefined): boolean {
  if (origin === new URL(publicUrl).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
