import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startProduct, type RunningProduct } from '../scripts/lib/running-product.mjs';
import { cleanUpWhenWeDie } from '../backend/test/setup/reaper';
import { gradeEssays, uploadEssays } from './personas/class-set';
import { feedbackOf, saved } from './personas/review';
import { PASSWORD, signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { sql } from './setup/database';
import { isSaid } from './setup/toasts';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

/** The server forgets every session of the person, as after 30 days. */
const endSessions = (email: string) =>
  sql(
    `delete from sessions where sess -> 'passport' ->> 'user' = (select id::text from users where email = $1)`,
    [email],
  );

/**
 * The same in the moment in which the page sends the next change. Were it earlier, a refresh of the page might discover
 * it before the button is pressed.
 */
async function endSessionsWithNextChange(page: Page, email: string) {
  let ended = false;
  await page.route('**/api/**', async (route, request) => {
    if (!ended && request.method() !== 'GET') {
      ended = true;
      await endSessions(email);
    }
    await route.fallback();
  });
}

/** The dashboard clears a graded essay's entry after two seconds; until then nothing can be uploaded. */
async function untilEntriesAreCleared(page: Page) {
  await page.waitForFunction(async () => {
    const reply = await fetch('/api/processing-status');
    return ((await reply.json()) as unknown[]).length === 0;
  });
}

async function logInAgain(page: Page) {
  await page
    .getByRole('heading', { name: 'Your session has ended' })
    .or(page.getByText('Your session has ended', { exact: true }))
    .first()
    .waitFor();
  await expectNoSeriousAxeViolations(page);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('What you were doing is still here.').waitFor({ state: 'hidden' });
}

describe.each([
  ['at a desk', false],
  ['on a phone', true],
])('a session that ends while somebody works %s', (_, phone) => {
  it('is opened again over the form, which keeps what was typed and is then saved', async () => {
    const page = await browser.newPage({ phone });
    const email = await signedInTeacher(page);
    await page.goto('/classes');
    await page.getByRole('button', { name: 'New Class' }).first().click();
    await page.getByPlaceholder('Enter name').fill('Year 9 English');
    await page.getByLabel('Description').fill('Mondays and Thursdays');
    await endSessionsWithNextChange(page, email);
    await page.getByRole('button', { name: 'Create class' }).click();
    await logInAgain(page);
    expect(await page.getByPlaceholder('Enter name').inputValue()).toBe('Year 9 English');
    expect(await page.getByLabel('Description').inputValue()).toBe('Mondays and Thursdays');
    await page.getByRole('button', { name: 'Create class' }).click();
    await page.getByRole('link', { name: 'Year 9 English' }).waitFor();
  });
});

it('a review and pasted criteria outlive the session', async () => {
  const page = await browser.newPage();
  const email = await signedInTeacher(page);
  const ids = await uploadEssays(page, [{ filename: 'mia.pdf' }]);
  await gradeEssays(page, ids);
  await page.goto(`/essays/${ids[0]}`);
  const feedback = feedbackOf(page);
  await feedback.waitFor();
  await endSessionsWithNextChange(page, email);
  await feedback.fill('You say what you think, and you say it early.');
  await logInAgain(page);
  expect(await feedback.inputValue()).toBe('You say what you think, and you say it early.');
  await saved(page);

  await page.goto('/');
  const criteria = page.getByLabel('Or paste them, one criterion per line');
  await untilEntriesAreCleared(page);
  await page.getByRole('button', { name: /^Uploads/, expanded: false }).click();
  await page.getByText('mia.pdf').first().waitFor();
  await page.getByRole('button', { name: 'Upload criteria' }).waitFor();
  await criteria.fill('Clear thesis\nEvidence');
  await endSessionsWithNextChange(page, email);
  await page.getByRole('button', { name: 'Upload criteria' }).click();
  await logInAgain(page);
  expect(await criteria.inputValue()).toBe('Clear thesis\nEvidence');
  await page.getByRole('button', { name: 'Upload criteria' }).click();
  await page.getByText('Evidence', { exact: true }).waitFor();
});

describe('a server that is away', () => {
  let dataDir: string;
  let product: RunningProduct;
  let callOff: () => void;
  const start = async (port?: number) => {
    const running = await startProduct({ dataDir, port });
    callOff = cleanUpWhenWeDie([running.pid], []);
    return running;
  };
  const stop = async () => {
    await product.stop();
    callOff();
  };
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'marklight-browser-tests-away-'));
    product = await start();
  });
  afterAll(async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is reported, what was typed stays, and it can be saved once the server is back', async () => {
    const page = await browser.newPage();
    await page.request.post(`${product.address}/api/email-signup`, {
      data: { email: 'tess@school.example', password: PASSWORD, confirmPassword: PASSWORD },
    });
    await page.goto(`${product.address}/classes`);
    await page.getByRole('button', { name: 'New Class' }).first().click();
    await page.getByPlaceholder('Enter name').fill('Year 9 English');
    await stop();
    await page.getByRole('button', { name: 'Create class' }).click();
    await isSaid(page, 'cannot be reached. Check your connection and try again.');
    expect(await page.getByPlaceholder('Enter name').inputValue()).toBe('Year 9 English');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Rubrics' }).click();
    const retry = page.getByRole('button', { name: /retry|try again/i });
    await retry.first().waitFor();
    await expectNoSeriousAxeViolations(page);

    product = await start(product.port);
    await retry.first().click();
    await page.getByText('Argumentative essay').first().waitFor();
    await page.getByRole('link', { name: 'Classes' }).click();
    await page.getByRole('button', { name: 'New Class' }).first().click();
    await page.getByPlaceholder('Enter name').fill('Year 9 English');
    await page.getByRole('button', { name: 'Create class' }).click();
    await page.getByRole('link', { name: 'Year 9 English' }).waitFor();
  });
});

it('planned maintenance is announced on every page', async () => {
  const page = await browser.newPage();
  await signedInTeacher(page);
  await page.route('**/api/config', async (route) => {
    const reply = await route.fetch();
    const maintenance = {
      startsAt: '2099-03-01T10:00:00.000Z',
      endsAt: '2099-03-01T12:00:00.000Z',
      message: 'We move to a larger database.',
    };
    await route.fulfill({ response: reply, json: { ...(await reply.json()), maintenance } });
  });
  for (const path of ['/', '/classes']) {
    await page.goto(path);
    await page.getByText('We move to a larger database.').waitFor();
    await page.getByText(/Maintenance from 1 Mar 2099, 9:00\spm to 1 Mar 2099, 11:00\spm/).waitFor();
    await expectNoSeriousAxeViolations(page);
  }
});
