import type { Locator } from 'playwright-core';

/** Waits until an element has the keyboard focus: a page moves it a moment after it draws the element. */
export async function expectFocus(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor();
}
