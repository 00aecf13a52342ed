import type { Page } from 'playwright-core';
import { ADMIN } from '../setup/product';

/** Signs the page's person in as the first administrator of the product at the page's address. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const reply = await page.request.post('/api/auth/login', {
    data: { email: ADMIN.email, password: ADMIN.password },
  });
  if (!reply.ok()) throw new Error(`signing in answered ${reply.status()}`);
}

/** Makes an account with a name and signs the page's person in. Returns the email. */
export async function signUpAs(page: Page, firstName: string, lastName: string): Promise<string> {
  const password = 'correct horse battery';
  const email = `${firstName}.${lastName}@school.example`.toLowerCase();
  const reply = await page.request.post('/api/email-signup', {
    data: { email, firstName, lastName, password, confirmPassword: password },
  });
  if (!reply.ok()) throw new Error(`signing up answered ${reply.status()}`);
  return email;
}

/** Opens an account's menu in View All Users and chooses an action; fills the reason in. Gives the dialog. */
export async function askForAction(page: Page, email: string, action: string) {
  await page.goto('/admin?view=users');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('status').getByText('1 user', { exact: true }).waitFor();
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Asked by phone');
  return dialog;
}
