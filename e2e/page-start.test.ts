import type { Page } from 'playwright-core';
import { anAssignmentOf, gradeEssays, uploadEssays } from './personas/class-set';
import { signedInTeacher } from './personas/teacher';
import { boxOf } from './setup/box-of';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

/** Above this, a page is said to jump (web.dev/cls). */
const SHIFT_MAX = 0.1;

interface Opening {
  /** Addresses of the API that were asked more than once. */
  twice: string[];
  /** What was asked for before the code was there, and that no code has used. */
  inVain: string[];
  shift: number;
}

/** Opens a page as from a bookmark, until `ready` is shown. */
async function opening(page: Page, path: string, ready: string): Promise<Opening> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  page.removeAllListeners('request');
  const { inVain, shift } = await page.evaluate(() => ({
    inVain: [...(window.marklightEarly?.keys() ?? [])],
    shift: (performance as unknown as { shift: number }).shift,
  }));
  return { twice: asked.filter((address, at) => asked.indexOf(address) !== at), inVain, shift };
}

/** Three graded essays under an assignment, and a page that adds its layout shifts up. */
async function aTeacherWithEssays() {
  const page = await browser.newPage({ phone: true });
  await signedInTeacher(page);
  const assignmentId = await anAssignmentOf(page, 'Year 9', 'Phones at school');
  const ids = await uploadEssays(
    page,
    ['a.pdf', 'b.pdf', 'c.pdf'].map((filename) => ({ filename })),
    assignmentId,
  );
  await gradeEssays(page, ids);
  for (const id of ids) await page.request.delete(`/api/processing-status/${id}`);
  const { classId } = (await (await page.request.get(`/api/assignments/${assignmentId}`)).json()) as {
    classId: string;
  };
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(performance, sum);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (performance as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { page, essayId: ids[0] ?? '', assignmentPage: `/classes/${classId}/assignments/${assignmentId}` };
}

/** Holds answers back. @returns the function that lets them through */
async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

it('a page asks for its data as it opens, for nothing twice or in vain, and does not jump', async () => {
  const { page, essayId, assignmentPage } = await aTeacherWithEssays();
  const openings: Record<string, Opening> = {};
  for (const [path, ready] of [
    ['/', 'article'],
    ['/essays', 'tbody tr.ant-table-row'],
    [`/essays/${essayId}`, 'mark'],
    [assignmentPage, 'tbody tr.ant-table-row'],
    ['/classes', 'article, .ml-card a'],
    [assignmentPage.replace(/\/assignments.*/, ''), 'main h1'],
    ['/rubrics', 'main h2'],
    ['/metrics', 'main [role="tablist"]'],
    ['/subscribe', 'main h2'],
  ] as const)
    openings[path] = await opening(page, path, ready);
  expect(Object.entries(openings).filter(([, { twice }]) => twice.length > 0)).toEqual([]);
  expect(Object.entries(openings).filter(([, { inVain }]) => inVain.length > 0)).toEqual([]);
  expect(Object.entries(openings).filter(([, { shift }]) => shift > SHIFT_MAX)).toEqual([]);
});

it('a page shows its frame and head before its code is there', async () => {
  const page = await browser.newPage();
  await signedInTeacher(page);
  const release = await holdBack(page, /\/assets\/app\..*\.js$/);
  const marked = page.locator('#frame [aria-current="page"]');
  await page.goto('/essays/none', { waitUntil: 'commit' });
  await marked.waitFor();
  expect(await marked.allTextContents()).toEqual(['Essays']);
  await page.goto('/essays', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Essays', level: 1 }).waitFor();
  await page.locator('#frame .ml-skeleton').first().waitFor();
  // What comes later leaves the line to styles, data and the host's script.
  await page
    .locator('link[rel="preload"][href$=".js"]:not([data-starts])')
    .first()
    .waitFor({ state: 'attached' });
  expect(await page.locator('link[rel="preload"][href$=".js"]:not([fetchpriority="low"])').count()).toBe(0);
  expect(await marked.allTextContents()).toEqual(['Essays']);
  release();
  await page.getByText('No essays have been graded yet.').waitFor();
  expect(await page.locator('#frame').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

it.each([1440, 390])(
  'the dashboard begins with the banner of the trial, and its title stays there at %i px',
  async (width) => {
    const page = await browser.newPage();
    await page.setViewportSize({ width, height: 800 });
    await signedInTeacher(page);
    const release = await holdBack(page, /\/assets\/app\..*\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1, name: 'Grade a class set' });
    const banner = page.getByRole('complementary', { name: 'Your plan' });
    await title.waitFor();
    // Buttons come beside it, so its width changes.
    const seen = async () => {
      const { x, y, height } = await boxOf(title);
      return { title: { x, y, height }, words: await banner.textContent() };
    };
    const begun = await seen();
    expect(begun.words).toBe('Free Trial: 7 days left. See your subscription');
    release();
    await page.locator('#frame').waitFor({ state: 'detached' });
    await title.waitFor();
    expect(await seen()).toEqual(begun);
  },
);

it('an essay can be read before any code is there, and stays where it is until its screen is', async () => {
  const { page, essayId } = await aTeacherWithEssays();
  const releaseApp = await holdBack(page, /\/assets\/app\..*\.js$/);
  const releaseScreen = await holdBack(page, /\/assets\/EssayReview\..*\.js$/);
  await page.goto(`/essays/${essayId}`, { waitUntil: 'commit' });
  await page.locator('.shell-essay .ml-essay').getByText(/\w/).first().waitFor();
  await page.evaluate(() => {
    Object.assign(window, { moves: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes)
        for (const node of [...addedNodes, ...removedNodes])
          if ((node as Element).matches('.shell-essay')) (window as unknown as { moves: number }).moves += 1;
    }).observe(document.body, { childList: true });
  });
  releaseApp();
  const begun = page.locator('.shell-essay[data-kept]');
  await begun.locator('.ml-essay').getByText(/\w/).first().waitFor();
  await page.locator('#frame').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => (window as unknown as { moves: number }).moves)).toBe(0);
  expect(await begun.getByRole('heading', { level: 1 }).textContent()).toContain('a.pdf');
  releaseScreen();
  await page.locator('mark').first().waitFor();
  expect(await page.locator('.shell-essay').count()).toBe(0);
});

it('a tab is named after the class or assignment that it shows', async () => {
  const { page, assignmentPage } = await aTeacherWithEssays();
  const titled = (title: string) =>
    page.waitForFunction((words) => document.title === words, `${title} · Marklight`);
  await page.goto(assignmentPage);
  await titled('Phones at school');
  await page.getByRole('link', { name: 'Year 9' }).click();
  await titled('Year 9');
  await page.getByRole('link', { name: 'All classes' }).click();
  await titled('Classes');
  // From the store, without waiting.
  await page.getByRole('link', { name: 'Year 9', exact: true }).click();
  await titled('Year 9');
});

const HOST = 'script[src*="/assets/app."]';

it('the code is started once the essay can be read, and is fetched before that', async () => {
  const { page, essayId } = await aTeacherWithEssays();
  const release = await holdBack(page, `**/api/essays/${essayId}`);
  await page.addInitScript((host) => {
    const { setTimeout: set } = window;
    // Without the limit after which the code starts in any case.
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === 300 ? 0 : set(run, ms)),
    });
    new MutationObserver(() => {
      if ('atStart' in window || !document.querySelector(host)) return;
      Object.assign(window, { atStart: document.querySelector('.shell-essay .ml-essay')?.textContent });
    }).observe(document, { childList: true, subtree: true });
  }, HOST);
  const fetched = page.waitForResponse(/\/assets\/app\..*\.js$/);
  await page.goto(`/essays/${essayId}`, { waitUntil: 'commit' });
  await fetched;
  await page.locator('#frame').waitFor();
  expect(await page.locator(HOST).count()).toBe(0);
  release();
  await page.locator('mark').first().waitFor();
  expect(await page.evaluate(() => (window as unknown as { atStart: string }).atStart)).toMatch(/\w/);
});

it('the code starts even if the answer does not come or is a refusal', async () => {
  const { page, essayId } = await aTeacherWithEssays();
  const release = await holdBack(page, `**/api/essays/${essayId}`);
  await page.goto(`/essays/${essayId}`, { waitUntil: 'commit' });
  await page.locator('.shell-essay[data-kept]').waitFor();
  release();
  await page.locator('mark').first().waitFor();
  await page.unroute(`**/api/essays/${essayId}`);
  await page.route(`**/api/essays/${essayId}`, (route) => route.abort());
  await page.goto(`/essays/${essayId}`);
  await page.getByRole('button', { name: 'Retry' }).first().waitFor();
});

it('a visitor’s page asks for nothing ahead and shows no frame', async () => {
  const page = await browser.newPage();
  await page.goto('/essays');
  await page.getByRole('heading', { name: 'Log in to Marklight' }).waitFor();
  expect(await page.evaluate(() => window.marklightEarly)).toBeUndefined();
  expect(await page.locator('#frame').count()).toBe(0);
});
