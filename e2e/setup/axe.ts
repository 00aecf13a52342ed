import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

/**
 * Fails when axe finds a violation of impact "serious" or "critical" on the page as it stands, and names the
 * rule and the elements. The source is evaluated through the debugger, which a strict CSP does not block.
 * What lies under the bar at the top, or under a toast, depends on how far the page happens to be scrolled and
 * on how long ago something was done. So the page is judged from its top, with toasts after it.
 */
export async function expectNoSeriousAxeViolations(
  page: Page,
  options: { within?: string } = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const results = (await page.evaluate(
    async ([within, standards]) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: unknown, options: unknown): Promise<unknown> };
      };
      const { scrollX, scrollY } = window;
      const toasts = document.querySelector<HTMLElement>('.ml-toasts');
      if (toasts) toasts.style.position = 'static';
      window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
      try {
        return await axe.run(within ?? document, standards);
      } finally {
        if (toasts) toasts.style.removeProperty('position');
        window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      }
    },
    [options.within, STANDARDS] as const,
  )) as AxeResults;
  const serious = results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ target, any }) => `    ${target.join(' ')} ${any[0]?.message ?? ''}`).join('\n')}`,
    );
  expect(serious).toEqual([]);
}
