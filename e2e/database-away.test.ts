import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../backend/src/database/embedded/embedded-postgres';
import { cleanUpWhenWeDie } from '../backend/test/setup/reaper';
import { until } from '../backend/test/setup/until';
import { findRunningServer } from '../backend/src/database/embedded/postmaster';
import { startProduct, type RunningProduct } from '../scripts/lib/running-product.mjs';
import { PASSWORD } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { isSaid, saidByToasts } from './setup/toasts';

/*
 * PostgreSQL is stopped and started while the server keeps running: the pages say so, keep what was typed, and continue
 * from there.
 */
const AWAY = 'The server cannot reach its database right now';

let browser: TestBrowser;
let folder: string;
let database: EmbeddedPostgres;
let product: RunningProduct;
let isAway = false;
let callOff: (() => void)[] = [];

/** Stopped with the test run, even if that is killed. */
async function startDatabase(): Promise<void> {
  database = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: () => undefined });
  const server = await findRunningServer(join(folder, 'postgres'));
  if (server) callOff.push(cleanUpWhenWeDie([server.pid], []));
}
async function takeAway(): Promise<void> {
  isAway = true;
  await database.stop();
}
async function bringBack(): Promise<void> {
  await startDatabase();
  isAway = false;
  await until(async () => (await fetch(`${product.address}/api/ready`)).ok);
}

beforeAll(async () => {
  browser = await TestBrowser.launch();
  folder = await mkdtemp(join(tmpdir(), 'marklight-away-'));
  // The server's own system user has to reach its folder below.
  await chmod(folder, 0o711);
  await startDatabase();
  product = await startProduct({
    env: {
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      SESSION_SECRET: 'a secret that only the tests use: 0123456789',
    },
  });
  callOff.push(cleanUpWhenWeDie([product.pid], [product.dataDir]));
});
afterEach(async () => {
  await browser.closePages();
  if (isAway) await bringBack();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await database.stop();
  callOff.forEach((call) => call());
  callOff = [];
  await rm(folder, { recursive: true, force: true });
});

async function signedIn(page: Page): Promise<void> {
  const reply = await page.request.post('/api/email-signup', {
    data: { email: `tess-${randomUUID()}@school.example`, password: PASSWORD, confirmPassword: PASSWORD },
  });
  expect(reply.status()).toBe(201);
}
const saysSo = (page: Page) => isSaid(page, AWAY);

describe.each([
  ['at a desk', false],
  ['on a phone', true],
])('a database that is away %s', (_, phone) => {
  const newPage = async () => {
    const page = await browser.newPage({ phone, at: product.address });
    await signedIn(page);
    return page;
  };

  it('leaves pasted criteria where they are, and accepts them once it is back', async () => {
    const page = await newPage();
    await page.goto('/');
    const criteria = page.getByLabel('Or paste them, one criterion per line');
    await criteria.fill('Clear thesis\nEvidence');
    await takeAway();
    await page.getByRole('button', { name: 'Upload criteria' }).click();
    await saysSo(page);
    expect(await criteria.inputValue()).toBe('Clear thesis\nEvidence');
    await expectNoSeriousAxeViolations(page);

    await bringBack();
    expect(await criteria.inputValue()).toBe('Clear thesis\nEvidence');
    await page.getByRole('button', { name: 'Upload criteria' }).click();
    await page.getByText('Evidence', { exact: true }).waitFor();
  });

  it('leaves a dialog open with what was typed, and it can be saved once it is back', async () => {
    const page = await newPage();
    await page.goto('/classes');
    await page.getByRole('button', { name: 'New Class' }).first().click();
    const name = page.getByPlaceholder('Enter name');
    const description = page.getByLabel('Description');
    await name.fill('Year 9 English');
    await description.fill('Mondays and Thursdays');
    await takeAway();
    await page.getByRole('button', { name: 'Create class' }).click();
    await saysSo(page);
    expect([await name.inputValue(), await description.inputValue()]).toEqual([
      'Year 9 English',
      'Mondays and Thursdays',
    ]);

    await bringBack();
    await page.getByRole('button', { name: 'Create class' }).click();
    await page.getByRole('link', { name: 'Year 9 English' }).waitFor();
  });

  it('signs nobody out: a page that is opened meanwhile says so and comes by Retry', async () => {
    const page = await newPage();
    await takeAway();
    await page.goto('/classes');
    await saysSo(page);
    await expectNoSeriousAxeViolations(page);

    await bringBack();
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await page.getByRole('button', { name: 'New Class' }).first().waitFor();
  });

  it('is not reported as a wrong password to somebody who signs in', async () => {
    const page = await browser.newPage({ phone, at: product.address });
    await page.goto('/');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Email').fill('tess@school.example');
    await dialog.getByLabel('Password').fill(PASSWORD);
    await takeAway();
    await dialog.getByRole('button', { name: 'Login' }).click();
    await saysSo(page);
    expect(await saidByToasts(page)).not.toContain('Invalid Credentials');
    expect(await dialog.getByLabel('Email').inputValue()).toBe('tess@school.example');
  });
});
