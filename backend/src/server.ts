import type { Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { getDataSourceToken } from '@nestjs/typeorm';
import { API } from '@marklight/contracts/routes';
import compression from 'compression';
import type { ErrorRequestHandler, Express, Request, RequestHandler } from 'express';
import passport from 'passport';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { AuthService } from './auth/auth.service';
import { sameSiteOnly } from './auth/same-site';
import { hasSessionCookie, sessionMiddleware, sessionOfReads } from './auth/session';
import { isUse } from './auth/session-use';
import { SessionsRepository } from './auth/sessions.repository';
import { SessionsService } from './auth/sessions.service';
import { BillingLog } from './billing/billing-log';
import { rawBody } from './billing/webhook/raw-body';
import { AppLog } from './common/app-log';
import { NotFoundError } from './common/coded-error';
import { Draining } from './common/drain/draining';
import { ErrorFilter } from './common/error.filter';
import { inOrder } from './common/in-order';
import { jsonBody } from './common/json-body/json-body';
import { answerLongAddresses } from './common/long-addresses';
import { readQuery } from './common/query';
import { isEventStream } from './common/event-stream';
import { oneRequestAtATime } from './common/one-request-at-a-time';
import { requestLog } from './common/request-log';
import { schemaPipe } from './common/schema.pipe';
import { untrustedProxyWarning } from './common/untrusted-proxy';
import { unusedBodies } from './common/unused-bodies';
import { requestTurns } from './common/work/request-turns';
import { strangerTurns } from './common/work/stranger-turns';
import { WorkError } from './common/work/work.errors';
import { ThreadWork } from './common/work/thread-work';
import type { AppConfig } from './config/app-config';
import { DatabaseState } from './database/database-state';
import { answerForSilentDatabase } from './database/silent-database';
import type { DatabaseUrl } from './database/database-url';
import { Metrics } from './health/metrics';
import { serveApiDescription } from './web/api-description';
import { projectPath } from './web/project-path';
import { securityHeaders } from './web/security-headers';
import { serveFiles, servePages } from './web/frontends';

/**
 * Builds the HTTP application on a migrated database, ready to listen. main.ts and the API tests use it,
 * so both run the same middleware in the same order.
 */
export async function createServer(
  config: AppConfig,
  databaseUrl: DatabaseUrl,
  logger: Logger,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, databaseUrl), {
    logger: false,
    bodyParser: false,
    abortOnError: false,
  });
  app.set('trust proxy', config.env.TRUST_PROXY);
  app.set('query parser', readQuery);
  app.disable('x-powered-by');
  // API replies and pages are never stored, so nobody asks whether theirs is still the newest; files have their own tags.
  app.disable('etag');
  app.use(
    inOrder(
      oneRequestAtATime(),
      roomForListeners,
      requestLog(logger),
      untrustedProxyWarning(config.env.TRUST_PROXY, logger),
      app.get(Metrics).middleware,
      app.get(Draining).middleware,
      unusedBodies(),
      securityHeaders(config),
      compression({
        filter: (request, response) => !isEventStream(response) && compression.filter(request, response),
      }),
      strangerTurns((request) => hasSessionCookie(request, config)),
    ),
  );
  // Stripe signs these calls; the route refuses any other caller.
  app.use(API.stripeWebhook, rawBody());
  app.use(
    '/api',
    inOrder(
      answerForSilentDatabase(app.get(DatabaseState)),
      exceptAt([API.stripeWebhook], sameSiteOnly(config.env.PUBLIC_URL)),
      neverCached,
    ),
  );
  app.use(pathsOnly);
  const express = app.getHttpAdapter().getInstance() as Express;
  const isDevelopment = config.env.NODE_ENV === 'development';
  serveFiles(express, projectPath('dist'), isDevelopment);
  useSessions(app, config);
  app.use(
    inOrder(
      requestTurns(),
      jsonBody(app.get(ThreadWork)),
      strangerTurns((request) => request.user !== undefined),
    ),
  );
  app.useGlobalPipes(schemaPipe);
  app.get(AppLog).use(logger);
  app.get(BillingLog).use(logger);
  app.useGlobalFilters(new ErrorFilter(logger, app.get(DatabaseState)));
  serveApiDescription(app);
  servePages(express, {
    distFolder: projectPath('dist'),
    development: isDevelopment,
    opensApplication: ({ user }) => user !== undefined && app.get(AuthService).maySeePages(user),
    trialBanner: ({ user }) => (user === undefined ? null : app.get(AuthService).trialBannerOf(user)),
    ownRemotes: ownRemotesOf(config.env),
  });
  await app.init();
  const server = app.getHttpServer() as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  answerLongAddresses(server);
  return app;
}

/**
 * Longer than proxies keep a connection that is not used (60 s in nginx and most balancers), so that they close it and
 * not this server: a request sent while the server is closing is lost, and the proxy answers 502.
 */
const KEEP_ALIVE_MS = 75_000;

/** Twice as many listeners as there are now; more would be a leak. */
const RESPONSE_LISTENERS_MAX = 25;

/** Short requests end in this time; a server that stops under load waits longer with `Draining`. */
const LAST_REQUESTS_MS = 2_000;
/** Time for the last bytes of a reply to be sent. */
const CLOSE_MS = 1_000;

/** Accepts no new requests, lets running ones end, and then releases the database. */
export async function closeServer(app: NestExpressApplication): Promise<void> {
  const draining = app.get(Draining);
  draining.begin();
  const server = app.getHttpServer() as Server;
  server.closeIdleConnections();
  // Modules give up their threads and connections when the application closes: nothing may still use them.
  await draining.idle(LAST_REQUESTS_MS);
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
  await app.close();
  clearTimeout(cut);
}

function useSessions(app: NestExpressApplication, config: AppConfig): void {
  const repository = app.get(SessionsRepository);
  const sessions = sessionMiddleware(config, app.get<DataSource>(getDataSourceToken()), repository);
  passport.serializeUser((user, done) => done(null, user.id));
  const own: unknown = app.getHttpAdapter().getInstance();
  passport.deserializeUser<string, Request>((request, id, done) => {
    // Passport is a singleton in the process; a second application in it has its own accounts.
    if (request.app !== own) return done('pass');
    const account = sessions.accountOf(request);
    done(null, account?.id === id ? account : false);
  });
  const whole = inOrder(sessions.handler, passport.initialize(), passport.session());
  const handler = inOrder(
    sessionOfReads(config, repository, whole),
    sessionUseNoted(app.get(SessionsService)),
  );
  // The probes answer whatever state the database is in.
  app.use(exceptAt([API.health, API.ready, API.metrics], handler));
  app.use(pageWithoutSession);
  (app.getHttpServer() as Server).on('close', () => sessions.close());
}

function sessionUseNoted(sessions: SessionsService): RequestHandler {
  return (request, _response, next) => {
    if (!request.user || !isUse(request)) return next();
    // If this use of the session cannot be recorded, the session only ends sooner, which is no reason to
    // refuse the request.
    sessions
      .noteUse(request.sessionID)
      .catch(() => undefined)
      .finally(() => next());
  };
}

function exceptAt(paths: readonly string[], handler: RequestHandler): RequestHandler {
  return (request, response, next) =>
    paths.includes(request.baseUrl + request.path) ? next() : handler(request, response, next);
}

/** A page is shown even if the session cannot be read: its calls then report what is wrong, and it tries again. */
const pageWithoutSession: ErrorRequestHandler = (error, request, response, next) => {
  // A request that was given no turn is refused like any other.
  const isRefused = error instanceof WorkError;
  if (isRefused || request.method !== 'GET' || /^\/(api\/|metrics$)/.test(request.path)) return next(error);
  response.locals.sessionUnknown = true;
  next();
};

/** Every layer that needs to know when a reply ends listens to it, and a pipeline adds five more. */
const roomForListeners: RequestHandler = (_request, response, next) => {
  response.setMaxListeners(RESPONSE_LISTENERS_MAX);
  next();
};

/** `OPTIONS *` names no path: express-session passes it by, and passport fails without a session. */
const pathsOnly: RequestHandler = (request, _response, next) =>
  next(request.path.startsWith('/') ? undefined : new NotFoundError());

/** API replies are about one person and one moment. */
const neverCached: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** The remotes that this server serves itself. */
function ownRemotesOf({ GRADING_REMOTE_URL, ADMIN_REMOTE_URL }: AppConfig['env']): string[] {
  return [
    ...(GRADING_REMOTE_URL.startsWith('/') ? ['grading'] : []),
    ...(ADMIN_REMOTE_URL.startsWith('/') ? ['admin'] : []),
  ];
}
