import { randomFillSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { AppConfig } from '../config/app-config';

/** The property of `res.locals` that holds the nonce of this reply for the HTML template. */
export function nonceOf(locals: Record<string, unknown>): string {
  return locals.cspNonce as string;
}

/** Strict Content-Security-Policy with a nonce per reply, and the usual protective headers. */
export function securityHeaders(config: AppConfig): RequestHandler {
  const remotes = [config.env.GRADING_REMOTE_URL, config.env.ADMIN_REMOTE_URL].flatMap(originOf);
  // The live-reload sockets of `npm run dev`.
  const development = config.env.NODE_ENV === 'development' ? ['ws://localhost:*', 'http://localhost:*'] : [];
  const payments = paymentSources(config);
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
  const permissions: Header = ['Permissions-Policy', permissionsPolicy(payments.frame)];
  const written = [...headersOf(headers), permissions].map(([name, value]) => ({
    name,
    value,
    aroundNonce: value.includes(PLACE_OF_NONCE) ? value.split(PLACE_OF_NONCE) : null,
  }));
  return (_request, response, next) => {
    const nonce = nextNonce();
    response.locals.cspNonce = nonce;
    for (const { name, value, aroundNonce } of written)
      response.setHeader(name, aroundNonce ? aroundNonce.join(nonce) : value);
    next();
  };
}

type Header = [name: string, value: string];

/** Stands for the nonce while the headers are written once, at the start. */
const PLACE_OF_NONCE = '__NONCE__';

/** What helmet's fifteen handlers set, which is the same for every reply but for the nonce. */
function headersOf(
  helmets: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): Header[] {
  const set = new Map<string, string>();
  const response = {
    locals: { cspNonce: PLACE_OF_NONCE },
    setHeader: (name: string, value: string) => set.set(name, value),
    removeHeader: (name: string) => set.delete(name),
  };
  let isDone = false;
  helmets({} as IncomingMessage, response as unknown as ServerResponse, () => (isDone = true));
  if (!isDone) throw new Error('The security headers cannot be written before the first request.');
  return [...set];
}

const NONCE_BYTES = 16;
const NONCES_AT_A_TIME = 256;
const bytes = Buffer.alloc(NONCE_BYTES * NONCES_AT_A_TIME);
let used = bytes.length;

/** 128 random bits for one reply. Many are drawn at a time, because each draw is a call to the operating system. */
function nextNonce(): string {
  if (used === bytes.length) {
    randomFillSync(bytes);
    used = 0;
  }
  used += NONCE_BYTES;
  return bytes.toString('base64', used - NONCE_BYTES, used);
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
