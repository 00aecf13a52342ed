import { createHmac, timingSafeEqual } from 'node:crypto';
import { SESSION_DAYS } from '@marklight/contracts/business';
import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { DataSource } from 'typeorm';
import { DAY_MS } from '@marklight/contracts/durations';
import type { AppLog } from '../common/app-log';
import { AppConfig } from '../config/app-config';
import { poolOf } from '../database/pool';
import { unavailabilityOf } from '../database/unavailable';
import { cookieNameOf, cookieOf } from './cookies';

const SESSION_COOKIE = 'marklight_session';
const PRUNE_SECONDS = 15 * 60;

export interface SessionMiddleware {
  handler: RequestHandler;
  close(): void;
}

export function sessionCookieOf(config: Pick<AppConfig, 'secureCookies'>): string {
  return cookieNameOf(SESSION_COOKIE, config);
}

/**
 * Whether the request names a session that this server gave out, which nobody has who never signed in; whether the
 * session still exists is not known yet.
 */
export function hasSessionCookie(
  request: Request,
  config: Pick<AppConfig, 'secureCookies' | 'sessionSecret'>,
): boolean {
  const signed = /^s%3A([\w-]+)\.(.+)$/u.exec(cookieOf(request, SESSION_COOKIE, config) ?? '');
  if (!signed) return false;
  const [, id = '', signature = ''] = signed;
  // As express-session signs it: base64 without padding, percent-encoded.
  const own = createHmac('sha256', config.sessionSecret)
    .update(id)
    .digest('base64')
    .replace(/={1,2}$/, '');
  const [expected, sent] = [encodeURIComponent(own), signature].map((text) => Buffer.from(text));
  return expected?.length === sent?.length && timingSafeEqual(expected as Buffer, sent as Buffer);
}

/** Sessions in the `sessions` table. The cookie is HttpOnly, SameSite=Lax, and Secure on an https address. */
export function sessionMiddleware(config: AppConfig, dataSource: DataSource, log: AppLog): SessionMiddleware {
  /** express-session takes ENOENT, which a missing database socket gives, for "nobody is signed in". */
  class SessionStore extends connectPgSimple(session) {
    override get(id: string, done: Parameters<session.Store['get']>[1]): void {
      super.get(id, (error: unknown, found) =>
        done(error ? (unavailabilityOf(error) ?? error) : null, found),
      );
    }
  }
  const store = new SessionStore({
    pool: poolOf(dataSource),
    tableName: 'sessions',
    // Saves one write per request; SessionsService notes use once an hour.
    disableTouch: true,
    pruneSessionInterval: PRUNE_SECONDS,
    errorLog: () => log.warn({}, 'ended sessions could not be removed; the next attempt follows'),
  });
  const handler = session({
    name: sessionCookieOf(config),
    secret: config.sessionSecret,
    store,
    resave: false,
    saveUninitialized: false,
    proxy: config.env.TRUST_PROXY > 0,
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.secureCookies,
      maxAge: SESSION_DAYS * DAY_MS,
    },
  });
  return { handler, close: () => void store.close() };
}
