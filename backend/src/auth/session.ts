import { SESSION_DAYS } from '@marklight/contracts/business';
import connectPgSimple from 'connect-pg-simple';
import type { RequestHandler } from 'express';
import session from 'express-session';
import type { DataSource } from 'typeorm';
import { DAY_MS } from '@marklight/contracts/durations';
import type { AppLog } from '../common/app-log';
import { AppConfig } from '../config/app-config';
import { poolOf } from '../database/pool';
import { unavailabilityOf } from '../database/unavailable';
import { cookieNameOf } from './cookies';

const SESSION_COOKIE = 'marklight_session';
const PRUNE_SECONDS = 15 * 60;

export interface SessionMiddleware {
  handler: RequestHandler;
  close(): void;
}

export function sessionCookieOf(config: Pick<AppConfig, 'secureCookies'>): string {
  return cookieNameOf(SESSION_COOKIE, config);
}

/** Sessions in the `sessions` table. The cookie is HttpOnly, SameSite=Lax, and Secure on an https address. */
export function sessionMiddleware(config: AppConfig, dataSource: DataSource, log: AppLog): SessionMiddleware {
  /** express-session takes ENOENT, as of a database whose socket is not there, for "nobody is signed in". */
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
