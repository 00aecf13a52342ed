import type { Page } from 'playwright-core';
import type { Assignment, Class } from '@marklight/contracts/classes';
import type { GradingResult } from '@marklight/contracts/grading';
import { untilGraded, uploadEssays } from './personas/class-set';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { chooseOption } from './setup/choose-option';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

const STUDENTS = ['Mia Chen', 'Tom Baker'];

/** Two essays under an assignment without a rubric; its page is open. */
async function withoutCriteria(phone: boolean): Promise<{ page: Page; essayIds: string[] }> {
  const page = await browser.newPage({ phone });
  await signedInTeacher(page);
  const post = async <T>(path: string, data: object): Promise<T> =>
    (await (await page.request.post(path, { data })).json()) as T;
  const { id: classId } = await post<Class>('/api/classes', { name: 'Year 9 English' });
  const { id } = await post<Assignment>('/api/assignments', { title: 'Phones', classId });
  const essayIds = await uploadEssays(
    page,
    STUDENTS.map((student) => ({ filename: `${student}.pdf`, student })),
    id,
  );
  await page.goto(`/classes/${classId}/assignments/${id}`);
  return { page, essayIds };
}

async function resultsOf(page: Page, essayId = ''): Promise<GradingResult[]> {
  return (await (await page.request.get(`/api/essays/${essayId}/results`)).json()) as GradingResult[];
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('an assignment without a rubric %s', (_, phone, width) => {
  it('is graded by criteria that are pasted there, and graded again more strictly', async () => {
    const { page, essayIds } = await withoutCriteria(phone);
    const fits = async () => {
      await expectNoSeriousAxeViolations(page);
      // Behind a dialog the width of the scroll bar is kept free.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await page.getByText('To grade these essays, choose a rubric, or paste criteria above.').waitFor();
    await page.getByRole('button', { name: 'Paste criteria' }).click();
    const criteria = page.getByRole('dialog', { name: 'Criteria of this assignment' });
    await criteria.getByLabel('Criteria, one per line').fill('1. Clear thesis\n2. Vocabulary\n3. Cohesion');
    await fits();
    await criteria.getByRole('button', { name: 'Save criteria' }).click();
    await page.getByText('3 pasted criteria', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Grade 2 essays' }).click();
    await page.getByRole('button', { name: 'Review 2' }).waitFor();
    const [standard] = await resultsOf(page, essayIds[0]);
    expect(standard?.feedback.map((item) => item.criteria)).toEqual([
      'Clear thesis',
      'Vocabulary',
      'Cohesion',
    ]);

    await page.getByRole('checkbox', { name: 'Select all essays on this page' }).click();
    await page.getByRole('button', { name: 'Grade again' }).click();
    const again = page.getByRole('dialog', { name: 'Grade again' });
    await again
      .getByText('2 essays already graded by this version of the criteria: graded once more.', {
        exact: false,
      })
      .waitFor();
    await chooseOption(again.getByRole('combobox', { name: 'Strictness' }), 'Strict');
    await again
      .getByText('2 essays graded with other settings: the new results replace the old ones.')
      .waitFor();
    await again.getByText('What is different now: the strictness.').waitFor();
    await again
      .getByText('Essays handed in later are graded like most of this assignment', { exact: false })
      .waitFor();
    await fits();
    await again.getByRole('button', { name: 'Grade 2 essays' }).click();
    await again.waitFor({ state: 'detached' });
    await untilGraded(page);
    expect((await resultsOf(page, essayIds[0])).map(({ strictness }) => strictness)).toEqual(['strict']);
  });
});
