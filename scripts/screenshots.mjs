// npm run screenshots [FOLDER]: remakes the pictures of every screen, at desk and phone width, in
// docs/screenshots, and those of the landing page's five steps. It starts a separate product with new
// accounts, and shows the sample essays.
import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium, findChromium, HEADLESS } from './lib/chromium.mjs';
import { demoPictures } from './lib/demo-pictures.mjs';
import { prepare } from './lib/prepare.mjs';
import { ROOT, say } from './lib/project.mjs';
import { startProduct } from './lib/running-product.mjs';
import {
  fillAccount,
  fillClass,
  handInFiles,
  matchEssays,
  reviewEssays,
  SAMPLE_TEXT,
} from './lib/sample-account.mjs';

const chosen = process.argv[2];
const folder = resolve(chosen ?? join(ROOT, 'docs', 'screenshots'));
const demoFolder = chosen ? join(folder, 'demo') : join(ROOT, 'frontend-shell', 'public', 'demo');
const WIDTHS = [
  { viewport: { width: 1440, height: 900 }, isMobile: false, suffix: '' },
  { viewport: { width: 390, height: 844 }, isMobile: true, suffix: '-phone' },
];
const ADMIN = { email: 'admin@school.example', password: 'correct horse battery staple' };
const TEACHER = {
  email: 'tess.teacher@school.example',
  firstName: 'Tess',
  lastName: 'Teacher',
  password: 'correct horse battery',
};
/** Longer than any movement of the pages. */
const SETTLE_MS = 400;

const hindrance = ensureChromium(say);
if (hindrance) {
  process.stderr.write(`${hindrance}\n`);
  process.exit(1);
}
for (const one of [folder, demoFolder]) mkdirSync(one, { recursive: true });
await prepare();
const product = await startProduct({ env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...HEADLESS, '--disable-background-networking'],
});
try {
  let account;
  for (const { suffix, ...view } of WIDTHS) {
    const screen = await openWindow(view, suffix);
    await visitor(screen);
    if (account === undefined) {
      await signUp(screen.page);
      await newcomer(screen);
      account = await fillAccount(screen.page);
    } else {
      await signUp(screen.page, 'new.phone@school.example');
      await newcomer(screen);
      await logIn(screen.page, TEACHER);
    }
    await teacher(screen, account);
    await screen.page.request.post('/api/auth/logout');
    await signUp(screen.page, `class-set${suffix}@school.example`);
    await classSet(screen);
    await logIn(screen.page, ADMIN);
    await shoot(screen, '/admin', 'admin');
    await screen.page.context().close();
  }
  const { page } = await openWindow(WIDTHS[0]);
  await signUp(page, 'ms.lee@school.example');
  await demoPictures(page, demoFolder, (name) => say(relative(ROOT, join(demoFolder, name))));
  await page.context().close();
} finally {
  await browser.close();
  await product.stop();
}

async function openWindow(view, suffix) {
  const context = await browser.newContext({
    baseURL: product.address,
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    ...view,
  });
  return { page: await context.newPage(), suffix };
}

async function signUp(page, email = TEACHER.email) {
  const { password } = TEACHER;
  const reply = await page.request.post('/api/email-signup', {
    data: { ...TEACHER, email, confirmPassword: password },
  });
  if (!reply.ok()) throw new Error(`signing up answered ${reply.status()}`);
}

async function logIn(page, { email, password }) {
  await page.request.post('/api/auth/logout');
  const reply = await page.request.post('/api/auth/login', { data: { email, password } });
  if (!reply.ok()) throw new Error(`logging in answered ${reply.status()}`);
  await page.evaluate(() => localStorage.clear());
}

async function visitor(screen) {
  await shoot(screen, '/', 'landing');
  for (const [button, name] of [
    ['Login', 'log-in'],
    ['Get Started', 'sign-up'],
  ]) {
    await screen.page.goto('/');
    await screen.page.getByRole('button', { name: button }).first().click();
    await picture(screen, name, { fullPage: false });
  }
}

async function newcomer(screen) {
  const { page } = screen;
  await shoot(screen, '/', 'dashboard-empty');
  await shoot(screen, '/classes', 'classes-empty');
  await shoot(screen, '/essays', 'essays-empty');
  await shoot(screen, '/metrics', 'metrics-empty');
  await shoot(screen, '/no-such-page', 'not-found');
  await shoot(screen, '/admin', 'access-denied');
  await page.goto('/');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog').waitFor();
  await picture(screen, 'help', { fullPage: false });
}

async function teacher(screen, { classId, essayId }) {
  const { page } = screen;
  await shoot(screen, '/', 'dashboard-results', () => page.getByRole('article').nth(2).waitFor());
  await page.getByRole('article').first().getByRole('button', { expanded: false }).first().click();
  await page.evaluate(() => document.querySelector('.gd-result-open')?.scrollIntoView());
  await picture(screen, 'result-open', { fullPage: false });
  await shoot(screen, `/essays/${essayId}`, 'review', () => page.locator('mark').first().waitFor());
  await shoot(screen, '/classes', 'classes');
  await shoot(screen, `/classes/${classId}`, 'class');
  await shoot(screen, '/essays', 'essays', () => page.getByRole('row').nth(1).waitFor());
  await shoot(screen, '/essays?view=deleted', 'essays-deleted');
  await rubrics(screen);
  await aiTools(screen);
  await shoot(screen, `/metrics?class=${classId}`, 'metrics', () =>
    page.getByText('Levels by student and criterion').waitFor(),
  );
  await shoot(screen, '/profile', 'profile');
  await shoot(screen, '/subscribe', 'subscribe');
  await shoot(screen, '/?tab=subscription', 'subscription');
}

/** One class set, from the files to the table; the account is new. */
async function classSet(screen) {
  const { page } = screen;
  await page.evaluate(() => localStorage.clear());
  const assignment = await fillClass(page);
  await page.goto(assignment);
  const files = await handInFiles();
  const drop = (some) => page.locator('input[type=file]').setInputFiles(some);
  await drop(files);
  await page.getByRole('heading', { name: '3 to match' }).waitFor();
  await pictureOf(screen, page.getByRole('region', { name: '3 to match' }), 'assignment-to-match');
  await drop(files.slice(0, 3));
  await page.getByRole('group', { name: 'Files that repeat essays' }).waitFor();
  await pictureOf(screen, page.locator('.as-upload'), 'assignment-repeated');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await matchEssays(page, assignment, {
    'smith.pdf': 'Jane Smith',
    'tane.pdf': 'Tane Walker',
    'untitled.pdf': 'Arjun Singh',
  });
  await page.reload();
  await page.getByRole('button', { name: 'Grade 30 essays' }).click();
  await page.getByRole('button', { name: 'Review 30' }).waitFor({ timeout: 120_000 });
  await page.getByRole('heading', { name: 'Processing' }).waitFor({ state: 'detached' });
  await reviewEssays(page, assignment, 6);
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  await picture(screen, 'assignment', { fullPage: false });
  await page.getByRole('button', { name: 'Hand back' }).first().click();
  await page.getByRole('dialog').getByText('reviewed', { exact: false }).first().waitFor();
  await picture(screen, 'hand-back', { fullPage: false });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Mia Chen' }).click();
  await page.getByRole('button', { name: 'Mark as reviewed' }).first().click();
  await page.getByRole('button', { name: 'Mark as not reviewed' }).waitFor();
  await page.getByRole('tab', { name: 'How it was graded' }).click();
  const changes = page.getByRole('region', { name: 'What changed' });
  await changes.getByRole('button', { name: 'What changed' }).click();
  await changes.getByRole('listitem').nth(1).waitFor();
  await pictureOf(screen, changes, 'what-changed');
  await page.goto(assignment.replace(/\/assignments\/.*/, ''));
  await page.getByRole('link', { name: 'Mia Chen' }).click();
  await page.getByRole('heading', { name: 'Levels by criterion' }).waitFor();
  await picture(screen, 'student');
}

async function rubrics(screen) {
  const { page } = screen;
  await shoot(screen, '/rubrics', 'rubrics');
  for (const [tab, name] of [
    ['My rubrics', 'rubrics-mine'],
    ['Shared with me', 'rubrics-shared'],
  ]) {
    await page.getByRole('tab', { name: tab }).click();
    await picture(screen, name);
  }
  await page.getByRole('tab', { name: 'My rubrics' }).click();
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').waitFor();
  await picture(screen, 'rubric-editor', { fullPage: false });
}

async function aiTools(screen) {
  const { page } = screen;
  const text = `${SAMPLE_TEXT}\n\n${SAMPLE_TEXT}`;
  for (const [tab, action, name] of [
    ['AI Detector', 'Detect', 'ai-detector'],
    ['Summarize', 'Summarize', 'ai-summarizer'],
  ]) {
    await page.goto('/ai-tools');
    await page.getByRole('tab', { name: tab }).click();
    const panel = page.getByRole('tabpanel', { name: tab });
    await panel.getByLabel('Paste your text').fill(text);
    await panel.getByRole('button', { name: action, exact: true }).click();
    await page.getByText('Analysis Complete').first().waitFor();
    await picture(screen, name);
  }
}

async function shoot(screen, path, name, ready) {
  await screen.page.goto(path);
  await screen.page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await ready?.();
  await picture(screen, name);
}

/** One part of a page, from its upper edge below the navigation on, without messages in front of it. */
async function pictureOf(screen, part, name) {
  // Not every step ends with a message.
  const dismiss = screen.page.getByRole('button', { name: 'Dismiss', exact: true }).first();
  await dismiss.click({ timeout: 2_000 }).catch(() => undefined);
  await screen.page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await part.evaluate((element) => {
    element.scrollIntoView();
    scrollBy(0, -8);
  });
  await picture(screen, name, { fullPage: false });
}

async function picture({ page, suffix }, name, { fullPage = true } = {}) {
  if (fullPage) await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(0, 0);
  // A picture of the whole page includes places that were never scrolled to, whose images would be missing.
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img[loading=lazy]')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLE_MS);
  const path = join(folder, `${name}${suffix}.png`);
  await page.screenshot({ path, fullPage });
  say(relative(ROOT, path));
}
