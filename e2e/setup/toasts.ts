import type { BrowserContext, Locator, Page } from 'playwright-core';

interface PageOfTest extends Window {
  toasts: { said: string[]; held: boolean };
}

/**
 * Has the pages remember what their toasts said: a toast disappears after a few seconds, and a test on a busy machine
 * can miss it. A page that is loaded again has forgotten it.
 */
export async function rememberToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const toasts: PageOfTest['toasts'] = { said: [], held: false };
    (window as unknown as PageOfTest).toasts = toasts;
    const note = (card: Element) => {
      toasts.said.push(card.textContent ?? '');
      // As if its button had the focus.
      if (toasts.held) card.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches('.ml-toast')) note(node);
          else node.querySelectorAll('.ml-toast').forEach(note);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until a toast has said it since the page was loaded; the toast may have disappeared since. */
export async function toastSaid(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => (window as unknown as Partial<PageOfTest>).toasts?.said.some((said) => said.includes(wanted)),
    words,
  );
}

/** All that toasts have said since the page was loaded. */
export function saidByToasts(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as PageOfTest).toasts.said.join('\n'));
}

/** Waits until the words are on the page, or a toast has said them. */
export async function isSaid(page: Page, words: string, where: { at?: Locator } = {}): Promise<void> {
  const { at = page.getByText(words).filter({ visible: true }) } = where;
  await Promise.any([at.first().waitFor({ state: 'attached' }), toastSaid(page, words)]);
}

/** Keeps the toasts that come from now on, for tests of how they look: each stays until another takes its place. */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => ((window as unknown as PageOfTest).toasts.held = true));
}
