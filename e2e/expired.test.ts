import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { uploadEssays } from './personas/class-set';
import { PASSWORD, signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { sql } from './setup/database';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

/** A teacher with an essay, signed in, whose trial has ended. */
async function aTeacherAfterTheTrial(phone = false): Promise<{ page: Page; email: string }> {
  const page = await browser.newPage({ phone });
  const email = await signedInTeacher(page);
  await uploadEssays(page, [{ filename: 'mia.pdf' }]);
  await sql(`update users set trial_ends_at = now() - interval '1 day' where email = $1`, [email]);
  return { page, email };
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('after the trial, %s', (_, phone, width) => {
  it('the data can be downloaded and the account deleted', async () => {
    const { page, email } = await aTeacherAfterTheTrial(phone);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Trial expired' }).waitFor();
    expect(await page.title()).toBe('Trial expired · Marklight');
    const subscribe = page.getByRole('link', { name: 'Subscribe' });
    expect(await subscribe.evaluate((button) => getComputedStyle(button).textDecorationLine)).toBe('none');
    const download = page.getByRole('button', { name: 'Download my data' });
    await download.waitFor();
    await expectNoSeriousAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const [archive] = await Promise.all([page.waitForEvent('download'), download.click()]);
    const files = unzipSync(new Uint8Array(await readFile(await archive.path())));
    expect(Object.keys(files)).toContain('essays/0001 mia.txt');

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 essay and 0 gradings').waitFor();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
    const reply = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
    expect(reply.status()).toBe(401);
  });

  it('the profile can be opened, and nothing else', async () => {
    const { page, email } = await aTeacherAfterTheTrial(phone);
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Profile Information' }).waitFor();
    await page.getByText(email).first().waitFor();
    await page.goto('/essays');
    await page.getByRole('heading', { name: 'Trial expired' }).waitFor();
    expect((await page.request.get('/api/essays')).status()).toBe(403);
  });

  it('logging in says so and leads to the account', async () => {
    const { page: before, email } = await aTeacherAfterTheTrial(phone);
    await before.close();
    const page = await browser.newPage({ phone });
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('userEmail', 'somebody@else.example'));
    await page.getByRole('button', { name: 'Login' }).first().click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Email').fill(email);
    await dialog.locator('input[type=password]').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Your free trial has ended.').first().waitFor();
    await dialog.getByRole('link', { name: 'Open your account' }).click();
    await page.getByRole('heading', { name: 'Trial expired' }).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  });
});
