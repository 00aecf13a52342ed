import type { Page } from 'playwright-core';
import { anAssignmentOf, gradeEssays, uploadEssays } from './personas/class-set';
import { signedInTeacher } from './personas/teacher';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

/** The one style sheet of the host; everything else is fetched without holding the first paint up. */
const BEFORE_FIRST_PAINT_MAX = 1;

interface Weight {
  /** KB (1,024 bytes) of scripts as they came, compressed, until the page showed what it is about. */
  scripts: number;
  beforeFirstPaint: string[];
}

/** Opens a page as from a bookmark, in a browser that has kept nothing. */
async function weightOf(page: Page, path: string, ready: string): Promise<Weight> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string;
    })[];
    const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
      beforeFirstPaint: files
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => new URL(name).pathname),
    };
  });
}

it('no page waits for more than one file before its first paint, and each keeps to its weight', async () => {
  const page = await browser.newPage({ phone: true });
  await signedInTeacher(page);
  const assignmentId = await anAssignmentOf(page, 'Year 9', 'Phones at school');
  const ids = await uploadEssays(page, [{ filename: 'a.pdf' }, { filename: 'b.pdf' }], assignmentId);
  await gradeEssays(page, ids);
  for (const id of ids) await page.request.delete(`/api/processing-status/${id}`);
  const { classId } = (await (await page.request.get(`/api/assignments/${assignmentId}`)).json()) as {
    classId: string;
  };
  const cookies = await page.context().cookies();
  const tooHeavy: string[] = [];
  for (const [path, budgetKb, ready] of [
    ['/', 355, 'article'],
    ['/essays', 420, 'tbody tr.ant-table-row'],
    [`/essays/${ids[0]}`, 345, 'mark'],
    [`/classes/${classId}/assignments/${assignmentId}`, 475, 'tbody tr.ant-table-row'],
    ['/classes', 270, '.ml-card a'],
    ['/rubrics', 345, 'article, .ml-card h2'],
  ] as const) {
    const fresh = await browser.newPage({ phone: true });
    await fresh.context().addCookies(cookies);
    const { scripts, beforeFirstPaint } = await weightOf(fresh, path, ready);
    const kb = scripts.toFixed(1);
    if (scripts > budgetKb) tooHeavy.push(`${path}: ${kb} KB of ${budgetKb}`);
    if (beforeFirstPaint.length > BEFORE_FIRST_PAINT_MAX)
      tooHeavy.push(`${path}: ${beforeFirstPaint.join(', ')} before the first paint`);
    await fresh.context().close();
  }
  expect(tooHeavy).toEqual([]);
});
