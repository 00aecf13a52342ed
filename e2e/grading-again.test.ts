import type { Page } from 'playwright-core';
import type { Assignment, Class } from '@marklight/contracts/classes';
import type { GradingResult } from '@marklight/contracts/grading';
import type { Rubric } from '@marklight/contracts/rubrics';
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

const STUDENTS = ['Mia Chen', 'Tom Baker', 'Aroha Ngata'];
const WORDS = 'I read the thesis differently.';

/** An assignment whose essays were graded by other criteria than its rubric, the first one changed by hand; its page is open. */
async function gradedByOthers(phone: boolean): Promise<{ page: Page; decidedId: string }> {
  const page = await browser.newPage({ phone });
  await signedInTeacher(page);
  const post = async <T>(path: string, data: object): Promise<T> =>
    (await (await page.request.post(path, { data })).json()) as T;
  const { id: classId } = await post<Class>('/api/classes', { name: 'Year 9 English' });
  const criteria = [{ name: 'Thesis' }, { name: 'Evidence' }];
  const { id: rubricId } = await post<Rubric>('/api/rubrics', { name: 'Year 9 argument', criteria });
  const { id } = await post<Assignment>('/api/assignments', { title: 'Phones', classId, rubricId });
  const essayIds = await uploadEssays(
    page,
    STUDENTS.map((student) => ({ filename: `${student}.pdf`, student })),
    id,
  );
  await gradeEssays(page, essayIds, ['Thesis', 'Ending']);
  const [decidedId = ''] = essayIds;
  const [result] = (await (await page.request.get(`/api/essays/${decidedId}/results`)).json()) as [
    GradingResult,
  ];
  const feedback = result.feedback.map(({ level }) => ({ level, feedback: WORDS }));
  await page.request.put(`/api/results/${result.id}`, { data: { version: result.version, feedback } });
  await page.goto(`/classes/${classId}/assignments/${id}`);
  return { page, decidedId };
}

async function wordsOf(page: Page, essayId: string): Promise<(string | undefined)[]> {
  const results = (await (
    await page.request.get(`/api/essays/${essayId}/results`)
  ).json()) as GradingResult[];
  return results[0]?.feedback.map(({ feedback }) => feedback) ?? [];
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('an assignment graded by other criteria than its rubric %s', (_, phone, width) => {
  it('is graded again, and what the teacher decided counts until the new grading is accepted', async () => {
    const { page, decidedId } = await gradedByOthers(phone);
    const fits = async () => {
      await expectNoSeriousAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    const card = page.getByRole('region', { name: 'Graded by another version' });
    await card.getByText('2 essays without your decisions', { exact: false }).waitFor();
    await card.getByText('1 essay with your decisions', { exact: false }).waitFor();
    await fits();

    await card.getByRole('button', { name: 'Grade 3 again' }).click();
    const accept = page.getByRole('button', { name: 'Accept it' });
    await accept.waitFor();
    await card.waitFor({ state: 'detached' });
    expect(await wordsOf(page, decidedId)).toEqual([WORDS, WORDS]);
    await page.getByRole('button', { name: 'Show it' }).click();
    const table = page.getByRole('table', { name: 'Essays in this assignment' });
    await table.getByRole('link', { name: 'Tom Baker' }).waitFor({ state: 'detached' });
    await table.getByRole('link', { name: 'Mia Chen' }).waitFor();
    await fits();

    await accept.click();
    const dialog = page.getByRole('dialog', { name: 'Accept 1 new grading?' });
    await dialog.getByText('1 of your decisions is carried over.').waitFor();
    await dialog.getByText('1 of your decisions is about a criterion', { exact: false }).waitFor();
    await expectNoSeriousAxeViolations(page);
    await dialog.getByRole('button', { name: 'Accept 1' }).click();
    await accept.waitFor({ state: 'detached' });
    const [thesis, evidence] = await wordsOf(page, decidedId);
    expect(thesis).toBe(WORDS);
    expect(evidence).not.toBe(WORDS);
  });
});
