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
  const payments = paymentSources(config);
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
        scriptSrc: ["'self'", nonceSource, ...remotes, ...payments.script],
        styleSrc: ["'self'", nonceSource, ...remotes],
        imgSrc: ["'self'", 'data:', 'blob:', ...remotes],
        fontSrc: ["'self'", ...remotes],
        connectSrc: ["'self'", ...remotes, ...development, ...payments.connect],
        ...(payments.frame.length > 0 ? { frameSrc: payments.frame } : {}),
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: config.secureCookies ? { maxAge: 31_536_000 } : false,
  });
  const permissions = permissionsPolicy(payments.frame);
  const withPermissions: RequestHandler = (_request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    next();
  };
  return [nonce, headers, withPermissions];
}

/** Browser features that none of our pages uses, denied to the pages and to anything they embed. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'ambient-light-sensor', 'attribution-reporting', 'autoplay', 'bluetooth'],
  ...['browsing-topics', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['gamepad', 'geolocation', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'picture-in-picture'],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock', 'serial'],
  ...['storage-access', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/** Only the payment form may ask the browser for a card, and only if payments are set up. */
function permissionsPolicy(paymentFrames: readonly string[]): string {
  const payers = paymentFrames.length > 0 ? ['self', ...paymentFrames.map((source) => `"${source}"`)] : [];
  return [...UNUSED_FEATURES.map((feature) => `${feature}=()`), `payment=(${payers.join(' ')})`].join(', ');
}

/**
 * What the payment form needs, allowed only if payments are set up: Stripe's own list for Stripe.js and 3-D Secure
 * (docs.stripe.com/security/guide, "Content security policy"), or the stand-in's address.
 */
function paymentSources({ stripe }: AppConfig): { script: string[]; frame: string[]; connect: string[] } {
  if (!stripe) return { script: [], frame: [], connect: [] };
  if (stripe.apiBase) {
    const { origin } = stripe.apiBase;
    return { script: [origin], frame: [origin], connect: [origin] };
  }
  const script = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return { script, frame: [...script, 'https://hooks.stripe.com'], connect: ['https://api.stripe.com'] };
}

function originOf(address: string): string[] {
  return /^https?:/.test(address) ? [new URL(address).origin] : [];
}
