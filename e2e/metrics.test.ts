import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { anEssayPdf } from '../backend/test/factories/pdf';
import { untilGraded } from './personas/class-set';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { chooseOption } from './setup/choose-option';
import { expectFocus } from './setup/expect-focus';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

const STUDENTS = ['Mia Chen', 'James Smith', 'Zoë van der Merwe'];
/** Two of one name: the number stands beside it. */
const CLASS_LIST = 'Name,Student number\nJames Smith,10231\nJames Smith,10232';

async function idOf(page: Page, path: string, data: object): Promise<string> {
  const reply = await page.request.post(path, { data });
  expect(reply.ok()).toBe(true);
  return ((await reply.json()) as { id: string }).id;
}

/** A class whose three students have handed in an essay each, all graded. */
async function aGradedClass(page: Page): Promise<void> {
  const classId = await idOf(page, '/api/classes', { name: 'Year 9 English' });
  const assignmentId = await idOf(page, '/api/assignments', { title: 'Belonging', classId });
  const criteriaId = await idOf(page, '/api/criteria/text', { text: 'Clear thesis\nEvidence\nSpelling' });
  const form = new FormData();
  for (const [n, name] of STUDENTS.entries()) {
    const pdf = await anEssayPdf({
      paragraphs: [`Essay ${n} of mine. I recieve alot of letters.`, `By ${name}.`],
    });
    form.append('essays', new File([new Uint8Array(pdf)], `essay-${n}.pdf`, { type: 'application/pdf' }));
  }
  const uploaded = await page.request.post('/api/essays', { multipart: form });
  const { essays } = (await uploaded.json()) as { essays: { id: string; filename: string }[] };
  for (const { id, filename } of essays) {
    const studentName = STUDENTS[Number(/\d/.exec(filename)?.[0])];
    expect((await page.request.put(`/api/essays/${id}`, { data: { studentName, assignmentId } })).ok()).toBe(
      true,
    );
  }
  await page.request.put(`/api/classes/${classId}/students`, { data: { text: CLASS_LIST } });
  const roster = (await (await page.request.get(`/api/assignments/${assignmentId}/roster`)).json()) as {
    students: { id: string; studentNumber: string }[];
  };
  const james = essays.find(({ filename }) => filename === 'essay-1.pdf')?.id;
  const studentId = roster.students.find(({ studentNumber }) => studentNumber === '10232')?.id;
  const given = await page.request.put(`/api/essays/${james}/student`, { data: { studentId } });
  expect(given.ok()).toBe(true);
  const essayIds = essays.map(({ id }) => id);
  await page.request.post('/api/grade-enhanced', { data: { essayIds, criteriaId, locale: 'en-AU' } });
  await untilGraded(page);
}

async function openMetrics(page: Page, phone: boolean): Promise<void> {
  await page.goto('/');
  if (phone) {
    await page.getByRole('button', { name: 'Pages' }).click();
    await page.getByRole('menuitem', { name: 'Metrics' }).click();
  } else {
    await page.getByRole('navigation').getByRole('link', { name: 'Metrics' }).click();
  }
  await page.getByRole('heading', { name: 'Performance metrics', level: 1 }).waitFor();
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('metrics %s', (_, phone, width) => {
  it('show a class and its assignment, and are exported as PDF and printed', async () => {
    const page = await browser.newPage({ phone });
    await signedInTeacher(page);
    await aGradedClass(page);
    await openMetrics(page, phone);
    await page.getByText('Choose a class to see how it did.').waitFor();
    await expectNoSeriousAxeViolations(page);

    await chooseOption(page.getByRole('combobox', { name: 'Class' }), 'Year 9 English');
    await page.getByRole('heading', { name: 'Year 9 English' }).waitFor();
    const map = page.getByRole('region', { name: 'Table of levels' });
    for (const name of STUDENTS) await map.getByRole('rowheader', { name }).waitFor();
    await map.getByRole('rowheader', { name: 'James Smith 10232', exact: true }).waitFor();
    expect(await map.getByRole('columnheader').allTextContents()).toEqual([
      'Student',
      'Grade',
      '1Clear thesis',
      '2Evidence',
      '3Spelling',
    ]);
    await page.getByRole('table', { name: 'Essays by grade' }).waitFor();
    await page.getByText('A word is not in the dictionary.').waitFor();
    expect(await page.getByText('recieve').count()).toBe(0);
    await expectNoSeriousAxeViolations(page);
    expect(await widthOf(page)).toBe(width);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^performance-metrics-.*\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.locator('body').getAttribute('data-printed')).toBe('yes');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.getByRole('combobox').isVisible()).toBe(false);
    expect(await map.getByRole('rowheader', { name: 'Zoë van der Merwe' }).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('tab', { name: 'Assignment' }).click();
    const assignments = page.getByRole('combobox', { name: 'Assignment' });
    await chooseOption(assignments, 'Belonging (Year 9 English)');
    await page.getByRole('heading', { name: 'Belonging (Year 9 English)' }).waitFor();
    await expectNoSeriousAxeViolations(page);
    await page.goBack();
    await page.getByRole('combobox', { name: 'Assignment' }).waitFor();
  });

  it('say that a class is needed', async () => {
    const page = await browser.newPage({ phone });
    await signedInTeacher(page);
    await openMetrics(page, phone);
    await page.getByText('At least one class needs to exist to show data.').waitFor();
    await page.getByText('No classes available').locator('visible=true').waitFor();
    await expectNoSeriousAxeViolations(page);
    expect(await widthOf(page)).toBe(width);
    await page.getByRole('link', { name: 'Go to your classes' }).click();
    await page.getByRole('heading', { name: 'Classes', level: 1 }).waitFor();
  });
});

describe('the metrics page by keyboard', () => {
  it('changes tabs and reaches the table of levels', async () => {
    const page = await browser.newPage();
    await signedInTeacher(page);
    await aGradedClass(page);
    await openMetrics(page, false);
    await page.getByRole('tab', { name: 'Class' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Assignment' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Belonging (Year 9 English)' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const map = page.getByRole('region', { name: 'Table of levels' });
    await map.focus();
    await expectFocus(map);
  });
});
