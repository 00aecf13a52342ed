import type { Page } from 'playwright-core';
import type { Assignment, Class } from '@marklight/contracts/classes';
import type { Rubric } from '@marklight/contracts/rubrics';
import { untilGraded, uploadEssays } from './personas/class-set';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

const STUDENTS = ['Mia Chen', 'Tom Baker', 'Ada Byron', 'Ben Okri', 'Zoe Hall'];

/** An assignment with a rubric and five essays; the page of rubrics is open. */
async function aClassToMark(phone: boolean): Promise<Page> {
  const page = await browser.newPage({ phone });
  await signedInTeacher(page);
  const post = async <T>(path: string, data: object): Promise<T> =>
    (await (await page.request.post(path, { data })).json()) as T;
  const { id: rubricId } = await post<Rubric>('/api/rubrics', {
    name: 'Argument',
    criteria: [
      { name: 'Thesis', levels: ['None', 'A hint', 'A side', 'A clear side', 'A sharp side'] },
      'Spelling',
    ],
  });
  const { id: classId } = await post<Class>('/api/classes', { name: 'Year 9 English' });
  const { id } = await post<Assignment>('/api/assignments', { title: 'Cooking', classId, rubricId });
  const essays = STUDENTS.map((student, at) => ({ filename: `essay-${at}.pdf`, student }));
  await uploadEssays(page, essays, id);
  await page.goto('/rubrics?tab=mine');
  return page;
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('calibrating a rubric %s', (_, phone, width) => {
  it('marks five essays blind, is interrupted, grades them, and shows how near the grader comes', async () => {
    const page = await aClassToMark(phone);
    await page.getByRole('button', { name: 'Actions for Argument' }).click();
    await page.getByRole('menuitem', { name: 'Calibrate' }).click();
    await page.getByRole('heading', { level: 1, name: 'Calibrate “Argument”' }).waitFor();
    await expectNoSeriousAxeViolations(page);
    await page.getByRole('button', { name: 'Mark Ada Byron' }).click();
    const choose = async (criterion: string, level: string) => {
      const saved = page.waitForResponse(
        (reply) => reply.request().method() === 'PUT' && reply.url().includes('/calibration/'),
      );
      await page.getByRole('group', { name: criterion }).getByRole('radio', { name: level }).check();
      expect((await saved).status()).toBe(204);
    };
    await choose('Thesis', '3 Strong');
    await page.getByText('A clear side', { exact: true }).waitFor();
    await expectNoSeriousAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.reload();
    await page.getByRole('radio', { name: '3 Strong', checked: true }).waitFor();
    for (let essay = 0; ; essay += 1) {
      if (essay > 0) await choose('Thesis', '2 Sound');
      await choose('Spelling', '2 Sound');
      if (essay === STUDENTS.length - 1) break;
      const before = page.url();
      await page.getByRole('button', { name: 'Next essay' }).click();
      await page.waitForURL((url) => url.href !== before);
      await page.getByText('2 criteria left.').waitFor();
    }
    await page.getByRole('button', { name: 'Back to the overview' }).click();
    await page.getByText('5 essays that you marked have no result to compare with.').waitFor();
    await page.getByRole('button', { name: 'Grade them' }).click();
    await page.getByText('Essays without a result are being graded').waitFor();
    await untilGraded(page);
    await page.reload();
    await page.getByText('5 essays marked by you and graded by the built-in grader.').waitFor();
    const table = page.getByRole('region', { name: 'Table of agreement' });
    await table.getByRole('row', { name: 'Thesis' }).waitFor();
    await expectNoSeriousAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
