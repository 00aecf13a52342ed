import type { Page } from 'playwright-core';

/** Opens a criterion of the essay on the screen, if it is closed. @param criterion from 1 */
export async function openCriterion(page: Page, criterion: number): Promise<void> {
  const row = page.getByRole('button', { name: `Criterion ${criterion}: ` });
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
}

/** Opens one of the tabs beside the essay. */
export async function openTab(
  page: Page,
  name: 'Criteria' | 'Whole essay' | 'Graded again' | 'How it was graded',
): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

const levelKeys = (page: Page, criterion: number) =>
  page.getByRole('group', { name: `Level for criterion ${criterion}`, exact: true });

/** Waits until the criteria are there. */
export const criteriaShown = (page: Page, criterion = 1) => levelKeys(page, criterion).waitFor();

/** Presses one of the five keys of a criterion. */
export async function chooseLevel(page: Page, criterion: number, level: number): Promise<void> {
  await levelKeys(page, criterion)
    .getByRole('button', { name: `${level}: ` })
    .click();
}

export const feedbackOf = (page: Page, criterion = 1) =>
  page.getByRole('textbox', { name: `Feedback for criterion ${criterion}`, exact: true });

/** Waits until the screen says this of the changes. */
export const changesAre = (page: Page, words: string) =>
  page.locator('.er-save-line').getByText(words, { exact: true }).waitFor();

/** Waits until what was changed is saved. */
export const saved = (page: Page) => changesAre(page, 'Saved');
