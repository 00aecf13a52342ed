import type { Page } from 'playwright-core';
import { anAssignmentOf, gradeEssays, uploadEssays } from './personas/class-set';
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
const SECOND_CRITERIA = ['Opening line', 'Vocabulary'];
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const csvOf = async (page: Page) => (await page.request.get('/api/export/reports')).text();

async function decideOn(page: Page, essayId: string): Promise<void> {
  await page.goto(`/essays/${essayId}`);
  await feedbackOf(page).fill(WORDS);
  await saved(page);
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('two assignments %s', (_, phone, width) => {
  it('do not touch each other’s decisions, and only the teacher accepts a newer grading', async () => {
    const page = await browser.newPage({ phone });
    await signedInTeacher(page);
    const letters = await anAssignmentOf(page, 'Year 9 English', 'Letter');
    const stories = await anAssignmentOf(page, 'Year 10 English', 'Story');
    const [mia = '', tom = ''] = await uploadEssays(
      page,
      [{ filename: 'mia.pdf' }, { filename: 'tom.pdf' }],
      letters,
    );
    await gradeEssays(page, [mia, tom], ['Clear thesis', 'Evidence']);
    await decideOn(page, mia);

    // The second assignment: other essays, other criteria, started where all essays are listed together.
    await uploadEssays(page, [{ filename: 'story.pdf' }], stories);
    await page.request.post('/api/criteria/text', { data: { text: SECOND_CRITERIA.join('\n') } });
    await page.goto('/');
    await page.getByText('Grade only 1 new essay').waitFor();
    await expectNoSeriousAxeViolations(page);
    expect(await widthOf(page)).toBe(width);
    await page.getByRole('button', { name: 'Start grading' }).click();
    await toastSaid(page, 'Grading started');
    await toastSaid(page, '1 essay with your decisions stays as it is.');
    await page.getByRole('article', { name: /story/ }).waitFor();

    // Every decision is still there: with the essay, and in the export.
    await page.goto(`/essays/${mia}`);
    await feedbackOf(page).waitFor();
    expect(await feedbackOf(page).inputValue()).toBe(WORDS);
    const before = await csvOf(page);
    expect(before).toContain(WORDS);

    // Grading again is a choice that states how many essays there are; the new result waits beside the
    // decided one.
    await page.goto('/');
    await page
      .getByLabel(/^Also grade again: 1 essay graded by other criteria, and 1 essay with your/)
      .check();
    await page.getByRole('button', { name: 'Start grading' }).click();
    await page.getByText('1 essay was graded again.', { exact: false }).waitFor();
    expect(await csvOf(page)).toContain(WORDS);
    await page.goto('/essays');
    await page.getByText('Graded again: compare').waitFor();
    await page.goto(`/essays/${mia}`);
    await page.getByRole('button', { name: 'Compare both results' }).click();
    await page.getByRole('heading', { name: 'Vocabulary' }).first().waitFor();
    await expectNoSeriousAxeViolations(page);
    expect(await widthOf(page)).toBe(width);
    await page.getByRole('button', { name: 'Accept the new grading' }).click();
    // The list of results has been updated.
    await page.getByRole('button', { name: 'Accept the new grading' }).waitFor({ state: 'hidden' });
    expect(await csvOf(page)).not.toContain(WORDS);

    // Nothing is lost: the earlier result counts again, with the decision.
    await page.getByLabel('Result to show').click();
    await page.getByRole('option').last().click();
    await page.getByRole('button', { name: 'Use this result' }).click();
    await toastSaid(page, 'This result now counts');
    expect(await csvOf(page)).toContain(WORDS);
  });
});
