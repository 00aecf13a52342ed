import type { Locator, Page } from 'playwright-core';
import { isSaid } from '../setup/toasts';

/** A state of the product, and the texts of fixed wording that it shows. */
export interface SpecScreen {
  name: string;
  path: string;
  as: 'visitor' | 'teacher' | 'admin';
  /** Before the page is opened: what the person already has, and which calls fail. */
  before?: (page: Page) => Promise<unknown>;
  /** What the person does before the texts are there. */
  does?: (page: Page) => Promise<unknown>;
  /** As visible text, a placeholder, or a choice of a select. */
  texts: readonly string[];
}

/** The texts that neither the page nor a toast ever shows. All are looked for at the same time. */
export async function missingTexts(page: Page, texts: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    texts.map((text) =>
      isSaid(page, text, { at: whereverItStands(page, text) }).then(
        () => true,
        () => false,
      ),
    ),
  );
  return texts.filter((_, index) => !found[index]);
}

function whereverItStands(page: Page, text: string): Locator {
  return page
    .getByText(text)
    .filter({ visible: true })
    .or(page.getByPlaceholder(text).filter({ visible: true }))
    .or(page.getByRole('option', { name: text, includeHidden: true }));
}
