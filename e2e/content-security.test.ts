import type { Page } from 'playwright-core';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { fillAccount } from '../scripts/lib/sample-account.mjs';
import { signInAsAdmin } from './personas/administrator';
import { signedInTeacher } from './personas/teacher';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterAll(() => browser.close());

interface Seen {
  refused: string[];
  measured: string[];
}
interface WithSeen {
  seen: Seen;
}
type Pages = Record<keyof typeof PAGES, string>;

it('no page asks for what its Content-Security-Policy refuses, except where antd’s Table measures a scroll bar', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const seen: Seen = { refused: [], measured: [] };
    (globalThis as unknown as WithSeen).seen = seen;
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.refused.push(`${effectiveDirective} ${blockedURI}`),
    );
    // No setting gives this style the nonce: github.com/react-component/util/issues/613.
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLStyleElement && node.textContent.trim().startsWith('#rc-scrollbar-measure'))
          seen.measured.push('style-src-elem inline');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await signedInTeacher(page);
  await onlyMeasures(page);
  const { classId, assignmentId, studentId, rubricId, essayId } = await fillAccount(page);
  const addresses: Pages = {
    ...PAGES,
    essay: pathTo(PAGES.essay, { id: essayId }),
    class: pathTo(PAGES.class, { id: classId }),
    assignment: pathTo(PAGES.assignment, { classId, id: assignmentId }),
    student: pathTo(PAGES.student, { classId, id: studentId }),
    calibration: pathTo(PAGES.calibration, { id: rubricId }),
  };
  for (const address of Object.values(addresses)) expect(address).not.toContain(':');
  const { admin, ...own } = addresses;
  for (const address of Object.values(own)) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await onlyMeasures(page);
  }
  await page.goto(addresses.assignment);
  await page.getByRole('table', { name: 'Essays in this assignment' }).waitFor();
  await onlyMeasures(page);
  await page.goto(addresses.class);
  await page.getByRole('table').first().waitFor();
  await onlyMeasures(page);
  await page.goto(addresses.essays);
  await page.getByRole('table').first().waitFor();
  await onlyMeasures(page);
  await signInAsAdmin(page);
  await onlyMeasures(page);
  await page.goto(admin);
  await page.getByRole('table').first().waitFor();
  await onlyMeasures(page);
});

/** The browser reports a refused style a moment after it was put in, and the test must not leave the page before that. */
async function onlyMeasures(page: Page): Promise<void> {
  const settled = await page.waitForFunction(() => {
    const { refused, measured } = (globalThis as unknown as WithSeen).seen;
    return refused.length >= measured.length && { refused: [...refused], measured: [...measured] };
  });
  const { refused, measured } = (await settled.jsonValue()) as Seen;
  expect({ at: page.url(), refused }).toEqual({ at: page.url(), refused: measured });
}
