import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import type { Assignment } from '@marklight/contracts/classes';
import { readPdf } from '../backend/src/common/pdf/testing/read-pdf';
import { readCsv } from '../backend/src/common/files/testing/read-csv';
import { readDocx } from '../backend/src/exports/testing/read-docx';
import { anAssignmentOf, gradeEssays, uploadEssays } from './personas/class-set';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

/** Three graded essays under one assignment, two of them reviewed; gives the path of its page. */
async function aReviewedSet(page: Page): Promise<string> {
  await signedInTeacher(page);
  const id = await anAssignmentOf(page, 'Year 9 English', 'Cooking at school');
  const students = ['Mia Chen', 'Tom Baker', 'Aroha Ngata'];
  const essays = students.map((student, n) => ({ filename: `${n}.pdf`, student }));
  const ids = await uploadEssays(page, essays, id);
  await gradeEssays(page, ids);
  for (const essayId of ids.slice(0, 2)) {
    const reply = await page.request.put(`/api/essays/${essayId}/reviewed`, { data: { reviewed: true } });
    expect(reply.status()).toBe(204);
  }
  const assignment = (await (await page.request.get(`/api/assignments/${id}`)).json()) as Assignment;
  return `/classes/${assignment.classId}/assignments/${id}`;
}

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('handing back %s', (_, phone, width) => {
  it('gives sheets of what is reviewed, and the rest only if asked, marked', async () => {
    const page = await browser.newPage({ phone });
    const fits = async () => {
      await expectNoSeriousAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await page.goto(await aReviewedSet(page));
    const dialog = page.getByRole('dialog', { name: 'Hand back' });

    await page.getByRole('button', { name: 'Hand back' }).click();
    await dialog.getByText('2 reviewed essays will be included.').waitFor();
    await dialog.getByText('1 essay has not been reviewed and will be left out.').waitFor();
    await fits();
    const pdf = await saved(page, 'Download 2 sheets');
    expect(pdf.name).toMatch(/^Cooking at school hand-back-.+\.pdf$/);
    expect(readPdf(pdf.bytes).outline).toEqual(['Mia Chen', 'Tom Baker']);
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Hand back' }).click();
    await dialog.getByRole('checkbox', { name: 'Also include 1 essay you have not reviewed' }).check();
    await dialog.getByRole('radio', { name: 'ZIP with a Word document for each student' }).check();
    await fits();
    const files = unzipSync((await saved(page, 'Download 3 sheets')).bytes);
    expect(Object.keys(files).sort()).toEqual(['Aroha Ngata.docx', 'Mia Chen.docx', 'Tom Baker.docx']);
    const headerOf = async (name: string) => (await readDocx(files[name] ?? new Uint8Array())).header;
    expect(await headerOf('Aroha Ngata.docx')).toBe('Not reviewed');
    expect(await headerOf('Mia Chen.docx')).toBe('');

    await page.goto('/essays');
    await page.getByRole('checkbox', { name: 'Select 1.pdf' }).check();
    await page.getByRole('button', { name: 'Hand back' }).click();
    await dialog.getByRole('radio', { name: 'Spreadsheet (CSV)' }).check();
    await fits();
    const rows = readCsv((await saved(page, 'Download 1 row')).bytes.toString());
    expect(rows.map((row) => row[2])).toEqual(['Student', 'Tom Baker']);
  });
});
