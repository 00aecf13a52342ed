import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { readPdf } from '../backend/src/common/pdf/testing/read-pdf';
import { gradeEssays, uploadEssays } from './personas/class-set';
import { chooseLevel, feedbackOf, openTab, saved } from './personas/review';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

/** What the ledger of the result on the screen says, newest first, without the times. */
async function ledgerOn(page: Page): Promise<string[]> {
  const section = page.getByRole('region', { name: 'What changed' });
  const toggle = section.getByRole('button', { name: 'What changed' });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  const items = section.locator('.er-ledger > li');
  await items.first().waitFor();
  return items.evaluateAll((lines) => lines.map((line) => line.children[1]?.textContent ?? ''));
}

async function explanationOn(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Explain this grade (PDF)' }).click(),
  ]);
  const { pages } = readPdf(await readFile(await file.path()));
  expect(pages).toHaveLength(1);
  return pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('three changes and a new grading %s', (_, phone, width) => {
  it('are all in the ledger of their result, and on the page that explains the grade', async () => {
    const page = await browser.newPage({ phone });
    await signedInTeacher(page);
    const [id = ''] = await uploadEssays(page, [{ filename: 'mia.pdf', student: 'Mia Chen' }]);
    await gradeEssays(page, [id], ['Clear thesis', 'Evidence']);
    await page.goto(`/essays/${id}`);
    await chooseLevel(page, 1, 0);
    await feedbackOf(page).fill('I read this differently.');
    await saved(page);
    await page.getByRole('button', { name: 'Mark as reviewed' }).first().click();
    await page.getByRole('button', { name: 'Mark as not reviewed' }).waitFor();

    await gradeEssays(page, [id], ['Opening line', 'Vocabulary'], 'all');
    await page.reload();
    await page.getByText('This essay was graded again.', { exact: false }).waitFor();
    await openTab(page, 'How it was graded');
    expect(await ledgerOn(page)).toEqual([
      'Tess Teacher marked the essay as reviewed.',
      'Tess Teacher changed the comment on criterion 1, “Clear thesis”.',
      expect.stringMatching(
        /^Tess Teacher changed criterion 1, “Clear thesis”, from level \d \(.+\) to level 0 \(.+\)\.$/,
      ),
      expect.stringMatching(/^The built-in grader proposed grade [A-F] by “pasted-criteria.txt”\.$/),
    ]);
    await expectNoSeriousAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const decided = await explanationOn(page);
    expect(decided).toMatch(/grade [A-F], reviewed by Tess Teacher on/);
    expect(decided).toMatch(
      /1\. Clear thesis: level 0, .+ changed by Tess Teacher on .+ Comment changed by Tess Teacher on/,
    );

    await page.getByLabel('Result to show').click();
    await page.getByRole('option').last().click();
    await page.getByRole('button', { name: 'Use this result' }).waitFor();
    expect(await ledgerOn(page)).toEqual([
      expect.stringMatching(/^The built-in grader proposed grade [A-F] by “pasted-criteria.txt”\.$/),
    ]);
    expect(await explanationOn(page)).toContain(
      'Another result of this essay counts, so this is not its grade.',
    );
  });
});
