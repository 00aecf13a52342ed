import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { DAY_MS } from '@marklight/contracts/durations';
import type { AppConfig } from '../config/app-config';
import { cookieNameOf, cookieOf } from './cookies';

const DEVICE_COOKIE = 'marklight_device';
const DEVICE_COOKIE_DAYS = 365;

/**
 * The device-cookie scheme that OWASP describes ("Slow down online guessing attacks with device cookies"): a browser
 * that signed in to an account carries a signed proof of it.
 * @returns the device's number, or null if the cookie is missing, forged or another account's
 */
export function knownDeviceOf(request: Request, email: string, config: AppConfig): string | null {
  const cookie = cookieOf(request, DEVICE_COOKIE, config) ?? '';
  const nonce = cookie.split('.')[0] ?? '';
  const expected = Buffer.from(deviceToken(email, nonce, config));
  const given = Buffer.from(cookie);
  return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null;
}

/** Lets the browser prove later that somebody signed in to this account with it. */
export function rememberDevice(response: Response, email: string, nonce: string, config: AppConfig): void {
  response.cookie(cookieNameOf(DEVICE_COOKIE, config), deviceToken(email, nonce, config), {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    path: '/',
    maxAge: DEVICE_COOKIE_DAYS * DAY_MS,
  });
}

function deviceToken(email: string, nonce: string, config: AppConfig): string {
  const digest = createHmac('sha256', config.sessionSecret)
    .update(`sign-in:${nonce}:${email.toLowerCase()}`)
    .digest('hex');
  return `${nonce}.${digest.slice(0, 40)}`;
}
