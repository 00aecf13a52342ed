import type { Locator } from 'playwright-core';

/** Chooses an option of a select as a person would: opens it and clicks. */
export async function chooseOption(select: Locator, name: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name, exact: true }).click();
}

/** Chooses from a list of more than a dozen by typing part of the name, which finds one option, and Enter. */
export async function chooseByTyping(select: Locator, typed: string): Promise<void> {
  await select.fill(typed);
  await select.page().locator('.ant-select-item-option-active', { hasText: typed }).waitFor();
  await select.press('Enter');
}
