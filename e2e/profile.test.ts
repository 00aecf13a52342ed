import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { anEssayPdf } from '../backend/test/factories/pdf';
import { PASSWORD, signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { ADMIN, productUrl } from './setup/product';
import { isSaid, toastSaid } from './setup/toasts';

const NEW_PASSWORD = 'another horse battery';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

/** A teacher with one essay, on the profile page. */
async function aTeacherOnTheProfile(phone: boolean): Promise<{ page: Page; email: string }> {
  const page = await browser.newPage({ phone });
  const email = await signedInTeacher(page);
  const buffer = await anEssayPdf();
  const reply = await page.request.post(`${productUrl()}/api/essays`, {
    multipart: { essays: { name: 'cooking.pdf', mimeType: 'application/pdf', buffer } },
  });
  expect(reply.status()).toBe(201);
  await page.goto('/');
  await page.getByRole('link', { name: `Profile of ${email}` }).click();
  await page.getByRole('heading', { name: 'Profile Information' }).waitFor();
  return { page, email };
}

const logIn = (page: Page, email: string, password: string) =>
  page.request.post(`${productUrl()}/api/auth/login`, { data: { email, password } });
const card = (page: Page, name: string) => page.getByRole('region', { name });
const dialogOf = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input').first().waitFor();
  return dialog;
};

describe.each([
  ['at a desk', false],
  ['on a phone', true],
])('the profile %s', (_, phone) => {
  it('shows the account, its use, what was done and the essays', async () => {
    const { page, email } = await aTeacherOnTheProfile(phone);
    await page.getByText('Standard User').waitFor();
    expect(await card(page, 'Profile Information').innerText()).toContain(`Tess Teacher`);
    expect(await card(page, 'Profile Information').innerText()).toContain(email);
    const usage = await card(page, 'Usage Statistics').innerText();
    expect(usage).toMatch(/Essays Uploaded\s+1\s+Gradings Completed\s+0\s+Average Grade\s+N\/A/);
    expect(await card(page, 'Recent Activity').innerText()).toMatch(/essays uploaded\s+1 essay/i);
    expect(await card(page, 'Essay History').innerText()).toMatch(/cooking\.pdf\s+Uploaded .+\s+Not graded/);
    await expectNoSeriousAxeViolations(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  it('is edited, and the new email signs in', async () => {
    const { page, email } = await aTeacherOnTheProfile(phone);
    const information = card(page, 'Profile Information');
    await information.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First Name').fill('Ada');
    // The page at rest: without the pointer on a button.
    await page.mouse.move(0, 0);
    await expectNoSeriousAxeViolations(page);
    await page.getByLabel('Last Name').fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    // The browser itself asks for the missing name; nothing was sent.
    expect(await page.getByLabel('Last Name').evaluate((input) => input.matches(':invalid'))).toBe(true);
    await page.getByLabel('Last Name').fill('Nguyen');
    await page.getByLabel('Email').fill(`new-${email}`);
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await information.getByText('Ada Nguyen').waitFor();
    await page.getByRole('link', { name: `Profile of new-${email}` }).waitFor();
    await page.reload();
    await information.getByText(`new-${email}`).waitFor();
  });

  it('is not overwritten from a second tab: what was saved meanwhile is shown beside what was typed', async () => {
    const { page: first } = await aTeacherOnTheProfile(phone);
    const second = await first.context().newPage();
    await second.goto('/profile');
    for (const [page, lastName] of [
      [second, 'Tutor'],
      [first, 'Taylor'],
    ] as const) {
      await card(page, 'Profile Information').getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Last Name').fill(lastName);
    }
    await first.getByRole('button', { name: 'Save Changes' }).click();
    await first.getByText('Tess Taylor').waitFor();
    await second.getByRole('button', { name: 'Save Changes' }).click();
    await second.getByText(/Your profile was changed in another tab/).waitFor();
    await second.getByRole('button', { name: 'Reload the saved version' }).click();
    await second.getByText('Saved in the meantime: Taylor').waitFor();
    expect(await second.getByLabel('Last Name').inputValue()).toBe('Tutor');
    await expectNoSeriousAxeViolations(second);
    await second.getByRole('button', { name: 'Save Changes' }).click();
    await second.getByText('Tess Tutor').waitFor();
  });

  it('does not change to the email of another account, nor say that it has one', async () => {
    const { page } = await aTeacherOnTheProfile(phone);
    await card(page, 'Profile Information').getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await isSaid(page, 'Your email could not be changed.');
    expect(await page.getByLabel('Email').inputValue()).toBe(ADMIN.email);
  });

  it('changes the password and ends the session elsewhere', async () => {
    const { page, email } = await aTeacherOnTheProfile(phone);
    const elsewhere = await browser.newPage({ phone });
    expect((await logIn(elsewhere, email, PASSWORD)).status()).toBe(200);
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = await dialogOf(page);
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await expectNoSeriousAxeViolations(page);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await toastSaid(page, 'You are now logged out everywhere else.');
    expect((await elsewhere.request.get(`${productUrl()}/api/auth/user`)).status()).toBe(401);
    expect((await page.request.get(`${productUrl()}/api/auth/user`)).status()).toBe(200);
    expect((await logIn(elsewhere, email, NEW_PASSWORD)).status()).toBe(200);
  });

  it('downloads all data as one archive', async () => {
    const { page } = await aTeacherOnTheProfile(phone);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^my-data-.+\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    expect(strFromU8(files['essays/0001 cooking.txt'] ?? new Uint8Array())).toContain('cook');
    expect(Object.keys(files)).toContain('results.json');
  });

  it('deletes the account after the password, and nothing is left to log in to', async () => {
    const { page, email } = await aTeacherOnTheProfile(phone);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = await dialogOf(page);
    await dialog.getByText('1 essay and 0 gradings').waitFor();
    await expectNoSeriousAxeViolations(page);
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByText('This password is incorrect.').waitFor();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBeNull();
    expect((await logIn(page, email, PASSWORD)).status()).toBe(401);
  });
});

describe('the profile of others', () => {
  it('is not shown to a visitor', async () => {
    const page = await browser.newPage();
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await page.getByText('Please log in to view your profile.').waitFor();
    await page.getByRole('button', { name: 'Go to Home' }).click();
    await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  });

  it('says who is an administrator', async () => {
    const page = await browser.newPage();
    expect((await logIn(page, ADMIN.email, ADMIN.password)).status()).toBe(200);
    await page.goto('/profile');
    await page.getByText('Admin User').waitFor();
  });
});
