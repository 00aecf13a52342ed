import { createHmac, timingSafeEqual } from 'node:crypto';
import { SESSION_DAYS } from '@marklight/contracts/business';
import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { DataSource } from 'typeorm';
import { DAY_MS } from '@marklight/contracts/durations';
import { AppConfig } from '../config/app-config';
import { poolOf } from '../database/pool';
import { unavailabilityOf } from '../common/failures/unavailable';
import { cookieNameOf, cookieOf } from './cookies';
import type { SessionsRepository } from './sessions.repository';
import type { User } from './user.entity';

const SESSION_COOKIE = 'marklight_session';

type CookieConfig = Pick<AppConfig, 'secureCookies' | 'sessionSecret'>;

export interface SessionMiddleware {
  handler: RequestHandler;
  /** Whose session the request came with; null if nobody's, or if it has gone unused for too long. */
  accountOf(request: Request): User | null;
  close(): void;
}

export function sessionCookieOf(config: Pick<AppConfig, 'secureCookies'>): string {
  return cookieNameOf(SESSION_COOKIE, config);
}

/**
 * What the request's cookie holds: the id of a session that this server gave out, nothing, or something that it did
 * not write.
 */
type Named = { id: string } | 'none' | 'other';
const named = new WeakMap<Request, Named>();

/**
 * Whether the request names a session that this server gave out, which nobody has who never signed in; whether the
 * session still exists is not known yet.
 */
export function hasSessionCookie(request: Request, config: CookieConfig): boolean {
  return typeof sessionNamedBy(request, config) === 'object';
}

/** The signature is checked once for a request. */
function sessionNamedBy(request: Request, config: CookieConfig): Named {
  const known = named.get(request);
  if (known) return known;
  const found = readCookie(request, config);
  named.set(request, found);
  return found;
}

function readCookie(request: Request, config: CookieConfig): Named {
  const cookie = cookieOf(request, SESSION_COOKIE, config);
  if (cookie === null) return 'none';
  const signed = /^s%3A([\w-]+)\.(.+)$/u.exec(cookie);
  if (!signed) return 'other';
  const [, id = '', signature = ''] = signed;
  // As express-session signs it: base64 without padding, percent-encoded.
  const own = createHmac('sha256', config.sessionSecret)
    .update(id)
    .digest('base64')
    .replace(/={1,2}$/, '');
  const [expected, sent] = [encodeURIComponent(own), signature].map((text) => Buffer.from(text));
  const isOurs = expected?.length === sent?.length && timingSafeEqual(expected as Buffer, sent as Buffer);
  return isOurs ? { id } : 'other';
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Finds out who is signed in where a request only reads, and leaves all others to `whole`, which is express-session with passport.
 * These keep a session that a request may change: they write it out and hash it three times, which takes longer than all our own
 * checks. A read changes none, so `request.session` and passport's methods are missing there.
 */
export function sessionOfReads(
  config: CookieConfig,
  sessions: Pick<SessionsRepository, 'opened'>,
  whole: RequestHandler,
): RequestHandler {
  return (request, response, next) => {
    const cookie = READS.has(request.method) ? sessionNamedBy(request, config) : 'other';
    if (cookie === 'none') return next();
    if (cookie === 'other') return whole(request, response, next);
    sessions.opened(cookie.id).then(
      (opened) => {
        if (!opened) return next();
        // The whole chain also records in the table that an idle session was used.
        if (!opened.account) return whole(request, response, next);
        request.sessionID = cookie.id;
        request.user = opened.account;
        next();
      },
      (error: unknown) => next(unavailabilityOf(error) ?? error),
    );
  };
}

/**
 * Sessions in the `sessions` table. The cookie is HttpOnly, SameSite=Lax, and Secure on an https address. A request's session is
 * read together with its account: `accountOf` has it from then on.
 */
export function sessionMiddleware(
  config: AppConfig,
  dataSource: DataSource,
  sessions: SessionsRepository,
): SessionMiddleware {
  const accounts = new WeakMap<object, User | null>();
  class SessionStore extends connectPgSimple(session) {
    override get(id: string, done: Parameters<session.Store['get']>[1]): void {
      sessions.opened(id).then(
        (opened) => {
          if (!opened) return done(null);
          const data = opened.data();
          accounts.set(data, opened.account);
          done(null, data);
        },
        // express-session takes ENOENT, which a missing database socket gives, for "nobody is signed in".
        (error: unknown) => done(unavailabilityOf(error) ?? error),
      );
    }

    override createSession(
      request: Request,
      data: session.SessionData,
    ): session.Session & session.SessionData {
      accounts.set(request, accounts.get(data) ?? null);
      return super.createSession(request, data);
    }
  }
  const store = new SessionStore({
    pool: poolOf(dataSource),
    tableName: 'sessions',
    // The scheduled job `session_clean_up` removes those that have ended.
    pruneSessionInterval: false,
  });
  // A session's end is not moved by its use, which SessionsService notes once an hour. With a store that
  // records each use, express-session sends every reply in two pieces, so that the use is stored before the
  // last byte.
  Object.defineProperty(store, 'touch', { value: undefined });
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
  return { handler, accountOf: (request) => accounts.get(request) ?? null, close: () => void store.close() };
}
