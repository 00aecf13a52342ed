import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { saidByToasts } from './toasts';

/** A page that has not answered by then is said to hang. */
const PATIENCE_MS = 5_000;
const MOST_TEXT = 600;

/** What a page shows, in a line: its address, where the focus is, what its toasts have said, and how its text begins. */
export async function showsNow(page: Page): Promise<string> {
  const line = async () => {
    const toasts = await saidByToasts(page);
    const { focus, text } = await page.evaluate(() => {
      const { activeElement, body } = document;
      const name =
        activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.slice(0, 40) ?? '';
      return { focus: `${activeElement?.tagName} “${name}”`, text: body.innerText };
    });
    return `focus on ${focus}; toasts: “${toasts}”; text: ${text.slice(0, MOST_TEXT)}`.replace(/\s+/g, ' ');
  };
  const said = await Promise.race([
    line().catch((error: unknown) => `could not be looked at: ${String(error)}`),
    sleep(PATIENCE_MS, 'does not answer', { ref: false }),
  ]);
  return `[${page.url()}: ${said}]`;
}
