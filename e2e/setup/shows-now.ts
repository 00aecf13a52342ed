import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { saidByToasts } from './toasts';

/** A page that has not answered by then is said to hang. */
const PATIENCE_MS = 5_000;
const MOST_TEXT = 600;

/**
 * What a page shows, in a line: its address, where the focus is, what its toasts have said, what its status lines say,
 * and how its text begins.
 */
export async function showsNow(page: Page): Promise<string> {
  const line = async () => {
    const toasts = await saidByToasts(page);
    const { focus, states, text } = await page.evaluate(() => {
      const { activeElement, body } = document;
      const name =
        activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.slice(0, 40) ?? '';
      const states = [...document.querySelectorAll('[role=status], [role=alert]')].map(
        ({ textContent }) => textContent,
      );
      return {
        ...{ focus: `${activeElement?.tagName} “${name}”`, text: body.innerText },
        states: states.filter(Boolean).join(' | ').slice(0, 200),
      };
    });
    return `focus on ${focus}; toasts: “${toasts}”; states: “${states}”; text: ${text.slice(0, MOST_TEXT)}`.replace(
      /\s+/g,
      ' ',
    );
  };
  const said = await Promise.race([
    line().catch((error: unknown) => `could not be looked at: ${String(error)}`),
    sleep(PATIENCE_MS, 'does not answer', { ref: false }),
  ]);
  return `[${page.url()}: ${said}]`;
}
