import type { Page } from 'playwright-core';
import type { Assignment, Class } from '@marklight/contracts/classes';
import type { GradingResult } from '@marklight/contracts/grading';
import type { Rubric } from '@marklight/contracts/rubrics';
import { anAssignmentOf, untilGraded, uploadEssays } from './personas/class-set';
import { feedbackOf, saved } from './personas/review';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { toastSaid } from './setup/toasts';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

const WORDS = 'I read this thesis differently from the grader.';
const files = (...names: string[]) => names.map((name) => ({ filename: `${name}.pdf` }));
const graded = (page: Page) => page.getByRole('button', { name: /^Review \d/ });
const startButton = (page: Page) => page.getByRole('button', { name: 'Start grading' });

/** In British English by a rubric, three essays; the page is open. */
async function aSetWithRubric(page: Page) {
  const post = async <T>(path: string, data: object): Promise<T> =>
    (await (await page.request.post(path, { data })).json()) as T;
  const { id: classId } = await post<Class>('/api/classes', { name: 'Year 9 English' });
  const criteria = [{ name: 'Thesis' }, { name: 'Evidence' }];
  const { id: rubricId } = await post<Rubric>('/api/rubrics', { name: 'Year 9 argument', criteria });
  const assignment = await post<Assignment>('/api/assignments', {
    ...{ title: 'Letter', classId, rubricId },
    locale: 'en-GB',
  });
  const essayIds = await uploadEssays(page, files('mia', 'tom', 'aroha'), assignment.id);
  const path = `/classes/${classId}/assignments/${assignment.id}`;
  await page.goto(path);
  return { assignment, essayIds, path };
}

async function resultsOf(page: Page, essayIds: readonly string[]): Promise<GradingResult[][]> {
  return Promise.all(
    essayIds.map(async (id) => {
      const reply = await page.request.get(`/api/essays/${id}/results`);
      return (await reply.json()) as GradingResult[];
    }),
  );
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('two class sets %s', (_, phone, width) => {
  it('are each graded by their own criteria and settings, and only what the teacher chooses is graded again', async () => {
    const page = await browser.newPage({ phone });
    await signedInTeacher(page);
    const fits = async () => {
      await expectNoSeriousAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    const { assignment, essayIds, path } = await aSetWithRubric(page);
    await page.getByRole('button', { name: 'Grade 3 essays' }).click();
    await graded(page).waitFor();
    await page.goto(`/essays/${essayIds[0]}`);
    await feedbackOf(page).fill(WORDS);
    await saved(page);
    const before = await resultsOf(page, essayIds);
    expect(before.map(([result]) => result?.locale)).toEqual(['en-GB', 'en-GB', 'en-GB']);

    // The second set has no rubric: criteria for it are uploaded on the dashboard, and grading is started there.
    const stories = await anAssignmentOf(page, 'Year 10 English', 'Story');
    const storyIds = await uploadEssays(page, files('story-1', 'story-2'), stories);
    await page.request.post('/api/criteria/text', { data: { text: 'Opening line\nVocabulary' } });
    await page.goto('/');
    await page.getByLabel(/^The criteria of their assignment, for 3 essays; .* for the other 2$/).waitFor();
    await page.getByText('The language standard of their assignment applies to 3 essays.').waitFor();
    await fits();
    await startButton(page).click();
    await toastSaid(page, '2 essays are being graded.');
    await untilGraded(page);
    expect(await resultsOf(page, essayIds)).toEqual(before);
    expect((await resultsOf(page, storyIds)).map(([result]) => result?.feedback[0]?.criteria)).toEqual([
      'Opening line',
      'Opening line',
    ]);

    // The task of the first set changes: a choice on the dashboard, which the plain button does not make.
    const now = (await (await page.request.get(`/api/assignments/${assignment.id}`)).json()) as Assignment;
    await page.request.put(`/api/assignments/${assignment.id}`, {
      data: { ...now, instructions: 'Write to the mayor.', yearLevel: 9 },
    });
    await page.goto('/');
    await page
      .getByLabel('Also grade again: 2 essays graded with other settings (task, year level)', { exact: true })
      .waitFor();
    await fits();
    await startButton(page).click();
    await toastSaid(page, '2 essays graded with other settings stay as they are.');
    expect(await resultsOf(page, essayIds)).toEqual(before);

    // Its page says what changed, and grades again.
    await page.goto(path);
    const card = page.getByRole('region', { name: 'Graded before a change' });
    await card.getByText('3 results are from before the task or the year level changed.').waitFor();
    await fits();
    await card.getByRole('button', { name: 'Grade 3 again' }).click();
    await page.getByRole('button', { name: 'Accept it' }).waitFor();
    await card.waitFor({ state: 'detached' });
    await untilGraded(page);
    const [decided = [], other = []] = await resultsOf(page, essayIds);
    expect(decided.map(({ standing }) => standing)).toEqual(['in_force', 'proposed']);
    expect(decided[0]?.feedback).toEqual(before[0]?.[0]?.feedback);
    expect(other).toHaveLength(1);

    // Once more, though nothing has changed: the teacher asks for it.
    await page
      .getByRole('checkbox', { name: 'Select Tom' })
      .or(page.getByRole('checkbox', { name: 'Select tom.pdf' }))
      .click();
    await page.getByRole('button', { name: 'Grade again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Grade again' });
    await dialog.getByText('1 essay already graded by this version', { exact: false }).waitFor();
    await fits();
    await dialog.getByRole('button', { name: 'Grade 1 essay' }).click();
    await dialog.waitFor({ state: 'detached' });
    await untilGraded(page);
    const [, [again] = []] = await resultsOf(page, essayIds);
    expect(again?.version).toBe((other[0]?.version ?? 0) + 1);
  });
});
