import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { AppConfig } from '../config/app-config';

/** Where the page keeps the nonce of this reply for the HTML template. */
export function nonceOf(locals: Record<string, unknown>): string {
  return locals.cspNonce as string;
}

/** Strict Content-Security-Policy with a nonce per reply, and the usual protective headers. */
export function securityHeaders(config: AppConfig): RequestHandler[] {
  const remotes = [config.env.GRADING_REMOTE_URL, config.env.ADMIN_REMOTE_URL].flatMap(originOf);
  // The live-reload sockets of `npm run dev`.
  const development = config.env.NODE_ENV === 'development' ? ['ws://localhost:*', 'http://localhost:*'] : [];
  const nonce: RequestHandler = (_request, response, next) => {
    response.locals.cspNonce = randomBytes(16).toString('base64');
    next();
  };
  const nonceSource = (_request: unknown, response: unknown) =>
    `'nonce-${nonceOf((response as { locals: Record<string, unknown> }).locals)}'`;
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", nonceSource, ...remotes],
        styleSrc: ["'self'", nonceSource, ...remotes],
        imgSrc: ["'self'", 'data:', 'blob:', ...remotes],
        fontSrc: ["'self'", ...remotes],
        connectSrc: ["'self'", ...remotes, ...development],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.secureCookies ? { maxAge: 31_536_000 } : false,
  });
  return [nonce, headers];
}

function originOf(address: string): string[] {
  return /^https?:/.test(address) ? [new URL(address).origin] : [];
}
