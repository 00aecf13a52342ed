import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { productUrl } from '../setup/product';

export const PASSWORD = 'correct horse battery';

/** Fills the Get Started dialog as a new teacher and waits for the dashboard. Returns the email. */
export async function signUpInBrowser(page: Page): Promise<string> {
  const email = `teacher-${randomUUID()}@school.example`;
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Email').fill(email);
  await dialog.locator('input[type=password]').nth(0).fill(PASSWORD);
  await dialog.locator('input[type=password]').nth(1).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Start free trial' }).click();
  await page.getByRole('button', { name: 'Start grading' }).waitFor();
  return email;
}

/** An address of documentation (RFC 3849) that nobody else has. */
function anAddress(): string {
  const groups = randomUUID().replaceAll('-', '').slice(0, 24).match(/.{4}/g) ?? [];
  return ['2001', 'db8', ...groups].join(':');
}

/** Makes an account by the API and signs the page's person in: for tests about something else. */
export async function signedInTeacher(page: Page): Promise<string> {
  const email = `teacher-${randomUUID()}@school.example`;
  const reply = await page.request.post(`${productUrl()}/api/email-signup`, {
    // Only a limited number of people may sign up from one address within an hour.
    headers: { 'X-Forwarded-For': anAddress() },
    data: { email, firstName: 'Tess', lastName: 'Teacher', password: PASSWORD, confirmPassword: PASSWORD },
  });
  if (!reply.ok()) throw new Error(`signing up answered ${reply.status()}`);
  return email;
}
