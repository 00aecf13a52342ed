import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium, HEADLESS } from '../../scripts/lib/chromium.mjs';
import { productUrl } from './product';
import { rememberToasts } from './toasts';
import { showsNow } from './shows-now';

const ARGUMENTS = [
  ...HEADLESS,
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** How long a step may hang: more than the three minutes after which the product tries a grading again. */
const TIMEOUT_MS = 300_000;

export interface PageOptions {
  /** Phone width and touch. */
  phone?: boolean;
  /** The person asks for less motion; on unless said otherwise, so that no test waits for an animation. */
  reducedMotion?: boolean;
  /** Address of another product than the one of the run. */
  at?: string;
}

/** One Chromium for a test file; pages are separate people, each with its own cookies. */
export class TestBrowser {
  private readonly contexts: BrowserContext[] = [];

  private constructor(private readonly browser: Browser) {}

  static async launch(): Promise<TestBrowser> {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('Chromium is missing: "npm run test:browser" says how to get it.');
    const launched = new TestBrowser(await chromium.launch({ executablePath, args: ARGUMENTS }));
    // A test that fails asks for it (scripts/jest-environment-browser.js).
    Object.assign(globalThis, { whatPagesShow: () => launched.whatPagesShow() });
    return launched;
  }

  /** A page in a fresh context; relative addresses (`page.goto('/')`) are the product's. */
  async newPage({ phone = false, reducedMotion = true, at }: PageOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: at ?? productUrl(),
      viewport: phone ? PHONE : DESKTOP,
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      locale: 'en-AU',
      timezoneId: 'Australia/Sydney',
      acceptDownloads: true,
    });
    context.setDefaultTimeout(TIMEOUT_MS);
    await rememberToasts(context);
    this.contexts.push(context);
    return context.newPage();
  }

  /** One line about each open page. */
  async whatPagesShow(): Promise<string> {
    const pages = this.contexts.flatMap((context) => context.pages());
    return (await Promise.all(pages.map(showsNow))).join('\n');
  }

  /** Closes every page opened so far, so that one test's people are gone before the next test. */
  async closePages(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
