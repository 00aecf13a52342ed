import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { PAGES } from '@marklight/contracts/routes';
import type { TrialBanner } from '@marklight/contracts/trial-banner';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { DAY_MS } from '@marklight/contracts/durations';
import { pagePreloads } from './page-preloads';
import { nonceOf } from './security-headers';
import { isDashboard, trialBannerHtml } from './trial-banner';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/**
 * The place in app.html for whether the person may use the application, so that the page can start loading its data
 * immediately.
 */
const OPENS_PLACEHOLDER = '__OPENS__';
/** In app.html, above what the page begins with. */
const TRIAL_PLACEHOLDER = '<!--__TRIAL__-->';
const PRELOADS_PLACEHOLDER = '<!--__PRELOADS__-->';
const YEAR_MS = 365 * DAY_MS;
/** Files whose name carries a hash of their content never change. */
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;

/**
 * Serves the files of the built frontends, the remotes' below /remotes. They are the same for everybody, so this comes
 * before the session and costs the database nothing. An API call is not a file and is passed on without touching the disk.
 */
export function serveFiles(app: Express, distFolder: string, development: boolean): void {
  const statics = (folder: string) => {
    const files = express.static(join(distFolder, folder), {
      index: false,
      setHeaders: (response, path) => {
        const cached = !development && HASHED.test(path);
        response.setHeader(
          'Cache-Control',
          cached ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache',
        );
        // A remote may be loaded by a shell served from another address.
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      },
    });
    return ((request, response, next) => {
      const ending = extensionOf(request.path);
      // Pages go out with their nonce only; source maps are for developers, and a build before this one may have left some.
      if (ending === '.html' || (ending === '.map' && !development)) return next();
      files(request, response, next);
    }) satisfies RequestHandler;
  };
  const files = express.Router();
  files.use('/remotes/grading', statics('frontend-grading'));
  files.use('/remotes/admin', statics('frontend-admin'));
  files.use(statics('frontend-shell'));
  app.use((request, response, next) =>
    request.path.startsWith('/api/') ? next() : files(request, response, next),
  );
}

export interface PageOptions {
  distFolder: string;
  development: boolean;
  /** Whether the person may use the application now; if so, the page asks for its data as it opens. */
  opensApplication: (request: Request) => boolean;
  /** What stands above the person's dashboard while a trial runs. */
  trialBanner: (request: Request) => TrialBanner | null;
  /** Remotes that this server serves itself: those of them that a page needs are named in its head. */
  ownRemotes: readonly string[];
}

/**
 * Serves the pages: visitors get the landing page at `/`, signed-in people the shell, and people who open a mailed
 * link its page. Pages are never cached, because each carries its own nonce.
 */
export function servePages(app: Express, options: PageOptions): void {
  const { distFolder, development } = options;
  const shell = join(distFolder, 'frontend-shell');
  const pages = new Map<string, Promise<string>>();
  const page = (name: string): Promise<string> => {
    if (development) return readFile(join(shell, name), 'utf8');
    const known = pages.get(name) ?? readFile(join(shell, name), 'utf8');
    pages.set(name, known);
    return known;
  };
  const preloads = pagePreloads(distFolder, options.ownRemotes, development);
  const send = async (name: string, response: Response) => {
    const html = await page(name);
    response
      .setHeader('Cache-Control', 'no-store')
      .type('html')
      .send(html.replaceAll(NONCE_PLACEHOLDER, nonceOf(response.locals)));
  };
  const sendApplication = async (request: Request, response: Response) => {
    const opens = options.opensApplication(request);
    const trial = opens && isDashboard(request) ? options.trialBanner(request) : null;
    const html = (await page('app.html'))
      .replace(OPENS_PLACEHOLDER, opens ? 'application' : 'page')
      .replace(TRIAL_PLACEHOLDER, trial ? trialBannerHtml(trial) : '')
      .replace(PRELOADS_PLACEHOLDER, opens ? await preloads(request.path) : '')
      .replaceAll(NONCE_PLACEHOLDER, nonceOf(response.locals));
    response.setHeader('Cache-Control', 'no-store').type('html').send(html);
  };
  // Prometheus has its figures at the same address as the metrics page; a browser asks for a page.
  app.get('/metrics', (request, response, next) => {
    if (request.accepts(['text/plain', 'html']) !== 'html') return next();
    sendApplication(request, response).catch(next);
  });
  app.get('/', (request, response, next) => {
    (mayBeSignedIn(request, response)
      ? sendApplication(request, response)
      : send('landing.html', response)
    ).catch(next);
  });
  app.get([PAGES.verifyEmail, PAGES.changeEmail, PAGES.resetPassword], (_request, response, next) => {
    send('link.html', response).catch(next);
  });
  app.get(/^\/(?!api\/|metrics$|remotes\/|assets\/).*/, (request, response, next) => {
    // A missing script must not come back as a page.
    if (/\.[a-z0-9]+$/i.test(request.path)) return next();
    sendApplication(request, response).catch(next);
  });
}

/** Decoded, as the file system will read it: `/a.m%61p` names the file `a.map`. */
function extensionOf(path: string): string {
  try {
    return extname(decodeURIComponent(path)).toLowerCase();
  } catch {
    return '';
  }
}

/** If the session could not be read, the application will find out by its first call. */
function mayBeSignedIn(request: Request, { locals }: Response): boolean {
  return locals.sessionUnknown === true || request.user !== undefined;
}
