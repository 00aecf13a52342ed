// npm run screenshots [ADDRESS]: makes docs/screenshots anew from a running product (default http://localhost:3000).
// A new account is made for it; what is seen are the sample essays.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './lib/chromium.mjs';
import { ROOT, say } from './lib/project.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const folder = join(ROOT, 'docs', 'screenshots');
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

async function pictureOf(page, name, fullPage = false) {
  if (fullPage) await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
  say(`docs/screenshots/${name}.png`);
}

try {
  const context = await browser.newContext({
    baseURL: address,
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    locale: 'en-AU',
  });
  const page = await context.newPage();
  await page.goto('/');
  await pictureOf(page, 'landing');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await pictureOf(page, 'sign-up');

  const password = 'correct horse battery';
  const email = `screenshots-${Date.now()}@school.example`;
  await page.request.post('/api/email-signup', {
    data: { email, firstName: 'Tess', lastName: 'Teacher', password, confirmPassword: password },
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Try with sample essays' }).click();
  await page.getByText('sample-1-amara.pdf').first().waitFor();
  await pictureOf(page, 'dashboard-ready', true);
  await page.getByRole('button', { name: 'Start grading' }).click();
  await page.getByRole('article').nth(2).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(6_000);
  await pictureOf(page, 'dashboard-results', true);
  const card = page.getByRole('article', { name: /Amara/ });
  await card.getByRole('button', { expanded: false }).first().click();
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('.gd-result-open')?.scrollIntoView());
  await pictureOf(page, 'result-open');

  await page.request.post('/api/classes', {
    data: { name: 'Year 9 English', description: 'Semester one', studentCount: 24 },
  });
  for (const [path, name] of [
    ['/classes', 'classes'],
    ['/essays', 'essays'],
    ['/rubrics', 'rubrics'],
    ['/ai-tools', 'ai-tools'],
    ['/metrics', 'metrics'],
    ['/profile', 'profile'],
    ['/nowhere', 'not-found'],
    ['/admin', 'access-denied'],
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await pictureOf(page, name);
  }

  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await pictureOf(page, 'dashboard-phone');
} finally {
  await browser.close();
}
