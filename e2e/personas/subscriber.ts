import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from 'playwright-core';
import { PASSWORD } from './teacher';

/** Cards of the stand-in. */
export const CARDS = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  asksForThreeD: '4000002500003155',
  failsAtRenewal: '4000000000000341',
} as const;

/** Makes an account at the product at `address` and signs the page's person in. */
export async function aTeacherAt(page: Page, address: string): Promise<string> {
  const email = `teacher-${randomUUID()}@school.example`;
  const reply = await page.request.post(`${address}/api/email-signup`, {
    data: { email, password: PASSWORD, confirmPassword: PASSWORD, firstName: 'Tess', lastName: 'Teacher' },
  });
  if (!reply.ok()) throw new Error(`signing up answered ${reply.status()}`);
  return email;
}

/** Fills the payment provider's fields and presses Subscribe Now. */
export async function payWith(page: Page, card: string): Promise<void> {
  const fields = page.frameLocator('iframe[title="Secure payment input frame"]');
  await fields.getByLabel('Card number').fill(card);
  await fields.getByLabel('Expiration date').fill('12/34');
  await fields.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
}

/** The bank's question over the page. */
export function challenge(page: Page): FrameLocator {
  return page.frameLocator('iframe[name="standin-challenge"]');
}
