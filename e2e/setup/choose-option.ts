import type { Locator } from 'playwright-core';

/** Chooses an option of a select as a person would: opens it and clicks. */
export async function chooseOption(select: Locator, name: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name, exact: true }).click();
}
