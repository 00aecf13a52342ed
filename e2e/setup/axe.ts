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
 */
export async function expectNoSeriousAxeViolations(
  page: Page,
  options: { within?: string } = {},
): Promise<void> {
  await page.evaluate(SOURCE);
  const results = (await page.evaluate(
    ([within, standards]) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: unknown, options: unknown): Promise<unknown> };
      };
      return axe.run(within ?? document, standards);
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
