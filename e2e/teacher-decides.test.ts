import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { readPdf } from '../backend/src/common/pdf/testing/read-pdf';
import { anAssignmentOf, gradeEssays, uploadEssays, type UploadedEssay } from './personas/class-set';
import { chooseLevel, criteriaShown, openTab, saved } from './personas/review';
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

const OPENING =
  'Schools should teach every student to cook, because a person who can cook can look after others and saves money every week.';
const MIDDLE =
  'For example, a student who doubles a recipe practises fractions. However, some people say that the school day is already full, and that families should do it at home.';
const ENDING =
  'In conclusion, an hour a week is enough, because the basics are simple and everybody in the school eats.';
const HARM = 'When my father has been drinking he hits me and my brother, and I hide in the wardrobe.';

async function aTeacherWith(
  essays: readonly UploadedEssay[],
  {
    criteria = ['Clear thesis', 'Evidence'],
    phone = false,
    assignmentId = undefined as string | undefined,
  } = {},
): Promise<{ page: Page; ids: string[] }> {
  const page = await browser.newPage({ phone });
  await signedInTeacher(page);
  const ids = await uploadEssays(page, essays, assignmentId);
  await gradeEssays(page, ids, criteria);
  return { page, ids };
}
const rowOf = (page: Page, filename: string) => page.getByRole('row').filter({ hasText: filename });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

it('the kind of writing is shown with a result, and one set on the assignment applies to the next result', async () => {
  const page = await browser.newPage();
  await signedInTeacher(page);
  const assignmentId = await anAssignmentOf(page, 'Year 9 English', 'Unit 3');
  const [id = ''] = await uploadEssays(
    page,
    [{ filename: 'mia.pdf', paragraphs: [OPENING, MIDDLE, ENDING] }],
    assignmentId,
  );
  await gradeEssays(page, [id]);
  await page.goto(`/essays/${id}`);
  await openTab(page, 'How it was graded');
  await page.getByText('Argument (recognised from the essay', { exact: false }).waitFor();

  await page.goto('/classes');
  await page.getByRole('link', { name: 'Year 9 English' }).first().click();
  await page.getByRole('button', { name: 'Actions for Unit 3' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await chooseOption(dialog.getByLabel('Kind of writing'), 'Reflection');
  await expectNoSeriousAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Reflection', { exact: true }).first().waitFor();

  await gradeEssays(page, [id]);
  await page.goto(`/essays/${id}`);
  await openTab(page, 'How it was graded');
  await page.getByText('Reflection (set on the assignment)', { exact: false }).waitFor();
});

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('%s', (_, phone, width) => {
  it('a criterion that was left to the teacher is marked, and the score is no longer provisional', async () => {
    const { page, ids } = await aTeacherWith(
      [{ filename: 'mia.pdf', paragraphs: [OPENING, MIDDLE, ENDING] }],
      {
        criteria: ['Clear thesis', 'Handwriting'],
        phone,
      },
    );
    await page.goto('/essays');
    await rowOf(page, 'mia.pdf').getByText('1 of 2 criteria, provisional').waitFor();
    await page.goto(`/essays/${ids[0]}`);
    await page.getByText('Criterion 2 was not assessed. Set its level yourself.').waitFor();
    await expectNoSeriousAxeViolations(page);
    expect(await widthOf(page)).toBe(width);
    await chooseLevel(page, 2, 3);
    await saved(page);
    await page.reload();
    await criteriaShown(page, 2);
    expect(await page.getByText('was not assessed. Set its level yourself.').count()).toBe(0);
    await page.goto('/essays');
    await rowOf(page, 'mia.pdf').waitFor();
    expect(await rowOf(page, 'mia.pdf').innerText()).not.toContain('provisional');
  });

  it('an essay that needs the eye is marked in the list, says why when only such essays are shown, and is unmarked once reviewed', async () => {
    const { page } = await aTeacherWith(
      [
        { filename: 'turned.pdf', paragraphs: [ENDING, MIDDLE, OPENING] },
        { filename: 'mia.pdf', paragraphs: [OPENING, MIDDLE, ENDING] },
      ],
      { phone },
    );
    await page.goto('/essays');
    await rowOf(page, 'turned.pdf').getByText('Needs your eye').waitFor();
    await page.getByRole('checkbox', { name: 'Needs your eye' }).check();
    const reason = rowOf(page, 'turned.pdf').getByText('The text begins with “In conclusion”', {
      exact: false,
    });
    await reason.waitFor();
    expect(new URL(page.url()).search).toBe('?eye=needed');
    await expectNoSeriousAxeViolations(page);
    expect(await widthOf(page)).toBe(width);

    await page.getByRole('link', { name: 'turned.pdf' }).click();
    await page.getByRole('heading', { name: /^Needs your eye/ }).waitFor();
    await page.getByText('The text begins with “In conclusion”', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Mark as reviewed' }).click();
    await page.getByRole('button', { name: 'Mark as not reviewed' }).waitFor();
    await page.getByRole('link', { name: 'All essays' }).click();
    await page.getByRole('checkbox', { name: 'Needs your eye', checked: true }).waitFor();
    await rowOf(page, 'turned.pdf').waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Needs your eye' }).uncheck();
    await rowOf(page, 'turned.pdf').getByText('Reviewed', { exact: true }).waitFor();
    expect(await rowOf(page, 'turned.pdf').innerText()).not.toContain('Needs your eye');
  });
});

it('a note to the teacher is with the essay, announced in the list, and in no export', async () => {
  const { page, ids } = await aTeacherWith([
    { filename: 'home.pdf', paragraphs: [OPENING, MIDDLE, HARM, ENDING] },
  ]);
  await page.goto(`/essays/${ids[0]}`);
  const note = page.getByRole('region', { name: 'Only you see this' });
  await note.getByText('This essay may speak of harm', { exact: false }).waitFor();
  await note.getByText('he hits me', { exact: false }).waitFor();
  await expectNoSeriousAxeViolations(page);

  await page.goto('/essays?eye=needed');
  await rowOf(page, 'home.pdf')
    .getByText('there is a note for you with its result', { exact: false })
    .waitFor();
  expect(await page.getByText('may speak of harm', { exact: false }).count()).toBe(0);
  const exported = async (format: RegExp): Promise<Buffer> => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ]);
    return readFile(await file.path());
  };
  const printed = readPdf(await exported(/PDF/)).pages.flatMap(({ texts }) => texts.map(({ text }) => text));
  const files = [(await exported(/CSV/)).toString(), (await exported(/JSON/)).toString(), printed.join(' ')];
  for (const file of files) {
    expect(file).toContain('home.pdf');
    for (const trace of ['speak of harm', 'note for you', 'school’s procedure'])
      expect(file).not.toContain(trace);
  }
});

describe.each([
  ['at a desk', false, 1440],
  ['on a phone', true, 390],
])('the words for the student, %s', (_, phone, width) => {
  it('are changed and removed with the keyboard, stay so, and can be taken back to what was proposed', async () => {
    const { page, ids } = await aTeacherWith(
      [{ filename: 'mia.pdf', paragraphs: [OPENING, MIDDLE, ENDING] }],
      { phone },
    );
    if (!phone) await page.setViewportSize({ width, height: 900 });
    await page.goto(`/essays/${ids[0]}`);
    const press = (name: string) => page.getByRole('button', { name }).press('Enter');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await press('Add Evidence for criterion 1');
    await field('Quote 1 for criterion 1').fill('a student who doubles a recipe practises fractions');
    await openTab(page, 'Whole essay');
    await press('Add Overall remark for the whole essay');
    await page.keyboard.type('A pleasure to read, Mia.');
    await press('Leave out Originality for the whole essay');
    await expectNoSeriousAxeViolations(page);
    expect(await widthOf(page)).toBe(width);
    const buttons = page.locator('.er-part button:not(.gd-quote):visible');
    const heights = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(phone ? 44 : 24);
    await saved(page);

    await page.reload();
    await page.getByRole('button', { name: 'doubles a recipe practises fractions' }).first().waitFor();
    await openTab(page, 'Whole essay');
    const analysis = page.getByRole('region', { name: 'Overall analysis' });
    await analysis.getByText('A pleasure to read, Mia.').waitFor();
    await analysis.getByText('Yours', { exact: true }).waitFor();
    await press('Use the proposal again (Originality for the whole essay)');
    await saved(page);
    await page.getByRole('button', { name: 'Leave out Originality' }).waitFor();
    await expectNoSeriousAxeViolations(page);
  });
});
