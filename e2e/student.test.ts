import type { Page } from 'playwright-core';
import type { Assignment, Class } from '@marklight/contracts/classes';
import { gradeEssays, uploadEssays } from './personas/class-set';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

/** A class with two assignments, each with a graded essay by Mia; its page is open. */
async function twoEssaysByMia(phone: boolean): Promise<Page> {
  const page = await browser.newPage({ phone });
  await signedInTeacher(page);
  const post = async <T>(path: string, data: object): Promise<T> =>
    (await (await page.request.post(path, { data })).json()) as T;
  const { id: classId } = await post<Class>('/api/classes', { name: 'Year 9 English' });
  await page.request.put(`/api/classes/${classId}/students`, {
    data: { text: 'Name,Student number\nMia Chen,1042\nTom Baker,1043' },
  });
  for (const [title, criteria] of [
    ['Cooking at school', ['Thesis', 'Evidence']],
    ['A letter to the council', ['Thesis', 'Voice']],
  ] as const) {
    const { id } = await post<Assignment>('/api/assignments', { title, classId });
    const ids = await uploadEssays(page, [{ filename: `${title}.pdf`, student: 'Mia Chen' }], id);
    await gradeEssays(page, ids, [...criteria]);
  }
  await page.goto(`/classes/${classId}`);
  return page;
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])("a student's page %s", (_, phone, width) => {
  it('shows advice, levels and essays across assignments, and leads to each', async () => {
    const page = await twoEssaysByMia(phone);
    await page.getByRole('link', { name: 'Mia Chen' }).click();
    await page.getByRole('heading', { name: 'Mia Chen', level: 1 }).waitFor();
    await page.getByText('Student number 1042').waitFor();
    await page.getByRole('heading', { name: 'Advice last time' }).waitFor();
    const levels = page.getByRole('region', { name: 'Table of levels' });
    await levels.getByRole('row', { name: 'Thesis' }).waitFor();
    expect(await levels.getByRole('columnheader').count()).toBe(3);
    await expectNoSeriousAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page
      .getByRole('region', { name: 'Essays' })
      .getByRole('link', { name: 'Cooking at school' })
      .click();
    await page.waitForURL(/\/essays\//);
    await page.getByRole('button', { name: 'Mark as reviewed' }).first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Year 9 English' }).click();
    await page.getByRole('link', { name: 'Tom Baker' }).click();
    await page.getByText('No essays by this student yet.').waitFor();
    await expectNoSeriousAxeViolations(page);
  });
});
