import type { Page } from 'playwright-core';
import { gradeEssays, uploadEssays } from './personas/class-set';
import { changesAre, chooseLevel, criteriaShown, feedbackOf, saved } from './personas/review';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { boxOf } from './setup/box-of';
import { TestBrowser } from './setup/browser';
import { chooseOption } from './setup/choose-option';
import { holdToasts } from './setup/toasts';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

const COUNT = 10;
const WORDS = 'Your example carries the point.';

interface Reviewed {
  status: string;
  studentName: string | null;
}

it('ten essays are reviewed and approved by keys alone', async () => {
  const page = await browser.newPage();
  await signedInTeacher(page);
  const ids = await uploadEssays(
    page,
    Array.from({ length: COUNT }, (_, index) => ({ filename: `essay-${index + 1}.pdf` })),
  );
  await gradeEssays(page, ids);
  await page.goto(`/essays/${ids.at(-1)}`);
  const essays = async () => (await (await page.request.get('/api/essays')).json()) as Reviewed[];
  const reviewed = async () => (await essays()).filter(({ status }) => status === 'reviewed').length;

  const names = new Set<string>();
  const name = page.getByRole('heading', { level: 1 });
  for (let done = 0; done < COUNT; done++) {
    await criteriaShown(page);
    await page.getByText(/^\d+ of 10/).waitFor();
    names.add(await name.innerText());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('1');
    await page.keyboard.press('3');
    if (done === 0) {
      await expectNoSeriousAxeViolations(page);
      await page.keyboard.press('u');
      await page.keyboard.press('4');
      await page.keyboard.press('e');
      await feedbackOf(page, 2).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(WORDS);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      await expectNoSeriousAxeViolations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' });
    }
    const before = await name.innerText();
    await rested(page);
    await page.keyboard.press('Enter');
    if (done < COUNT - 1) await page.waitForFunction(isAnother, before);
    else await page.getByRole('button', { name: 'Mark as not reviewed' }).waitFor();
    expect(await reviewed()).toBe(done + 1);
  }
  expect(names.size).toBe(COUNT);
  const result = await page.request.get(`/api/essays/${ids.at(-1)}/results`);
  const [{ feedback }] = (await result.json()) as [{ feedback: { level: number; feedback: string }[] }];
  expect(feedback[1]).toMatchObject({ level: 4, feedback: WORDS });
});

it('changes made without a connection outlive the window, and reach the server when it is opened again', async () => {
  const page = await browser.newPage();
  await signedInTeacher(page);
  const ids = await uploadEssays(page, [{ filename: 'mia.pdf' }]);
  await gradeEssays(page, ids);
  await page.goto(`/essays/${ids[0]}`);
  await criteriaShown(page);
  const context = page.context();
  await context.setOffline(true);
  await chooseLevel(page, 2, 4);
  await feedbackOf(page, 2).fill('Written on the train.');
  await changesAre(page, 'Not sent yet');
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/essays/${ids[0]}`);
  // Not the word “Saved”: a window that tries again just as it closes may have sent them itself.
  await again.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes('unsent')));
  const result = await again.request.get(`/api/essays/${ids[0]}/results`);
  const [{ feedback }] = (await result.json()) as [{ feedback: { level: number; feedback: string }[] }];
  expect(feedback[1]).toMatchObject({ level: 4, feedback: 'Written on the train.' });
});

it.each([
  ['at a desk', false, { width: 1440, height: 900 }],
  ['on a phone', true, { width: 390, height: 844 }],
])('a long essay with six criteria needs no scrolling of the page %s', async (_, phone, size) => {
  const page = await browser.newPage({ phone });
  await page.setViewportSize(size);
  await signedInTeacher(page);
  const paragraph = (index: number) =>
    `Reason ${index} is that a person who can cook can look after others. For example, doubling a recipe is real practice with fractions, and everybody eats. However, some people say that the day is full already.`;
  const paragraphs = Array.from({ length: 33 }, (_, index) => paragraph(index + 1));
  const ids = await uploadEssays(page, [
    { filename: 'mia.pdf', student: 'Mia Chen', paragraphs },
    { filename: 'noah.pdf', student: 'Noah Reid' },
  ]);
  const six = ['Clear thesis', 'Evidence', 'Structure', 'Vocabulary', 'Sentences', 'Spelling and grammar'];
  await gradeEssays(page, ids, six);
  await page.goto(`/essays/${ids[0]}`);
  await criteriaShown(page, 6);
  await page.getByText(/^2 of 2/).waitFor();
  await page.getByText(/, 3 pages, /).waitFor({ state: 'attached' });
  await expectNoSeriousAxeViolations(page);
  const { pageHeight, pageWidth, controls } = await page.evaluate(() => ({
    pageHeight: document.documentElement.scrollHeight,
    pageWidth: document.documentElement.scrollWidth,
    controls: [...document.querySelectorAll('.er-page :is(a, button, .er-level)')]
      .filter((one) => one.checkVisibility() && !one.closest('.er-text'))
      .map((one) => ({ name: one.textContent, height: one.getBoundingClientRect().height })),
  }));
  expect(pageHeight).toBeLessThanOrEqual(size.height);
  expect(pageWidth).toBe(size.width);
  const small = controls.filter(({ height }) => height < (phone ? 44 : 24));
  expect(small).toEqual([]);

  // A message leaves the buttons below free, and a reviewed essay has a way on.
  await holdToasts(page);
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  const message = page.locator('.ml-toast', { hasText: 'Marked as reviewed' });
  await page.context().setOffline(true);
  await feedbackOf(page).fill('Mine.');
  await page.getByRole('button', { name: 'Discard' }).waitFor();
  await message.waitFor();
  const { y, height } = await boxOf(message);
  const unsaved = await boxOf(page.getByRole('region', { name: 'Unsaved changes' }));
  expect(y + height).toBeLessThanOrEqual(unsaved.y);
  await expectNoSeriousAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.context().setOffline(false);
  await page.getByRole(phone ? 'button' : 'link', { name: 'Next to review' }).click();
  await page.getByRole('heading', { level: 1, name: 'Noah Reid' }).waitFor();
});

it.each([
  ['at a desk', false, 1440],
  ['on a phone', true, 390],
])(
  'words of the essay are commented on %s, and the student gets the comment with them',
  async (_, phone, width) => {
    const page = await browser.newPage({ phone });
    if (!phone) await page.setViewportSize({ width, height: 900 });
    await signedInTeacher(page);
    const ids = await uploadEssays(page, [{ filename: 'mia.pdf' }]);
    await gradeEssays(page, ids);
    await page.goto(`/essays/${ids[0]}`);
    await criteriaShown(page);
    const words = await page.evaluate(() => {
      const text = document.querySelector('.er-text')!;
      const range = document.createRange();
      range.setStart(text.firstChild!.firstChild ?? text.firstChild!, 0);
      range.setEnd(text.firstChild!.firstChild ?? text.firstChild!, 12);
      getSelection()!.removeAllRanges();
      getSelection()!.addRange(range);
      return range.toString().trim();
    });
    if (phone) await page.getByRole('button', { name: 'Comment', exact: true }).click();
    else await page.keyboard.press('c');
    const field = page.getByRole('textbox', { name: 'Comment', exact: true });
    await field.and(page.locator(':focus')).waitFor();
    await field.fill('A first sentence that says what it is about.');
    await chooseOption(page.getByLabel('Criterion', { exact: true }), 'Evidence');
    await saved(page);
    await expectNoSeriousAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const small = await page.evaluate(
      (least) =>
        [...document.querySelectorAll('.er-page :is(a, button, .er-level)')]
          .filter((one) => one.checkVisibility() && !one.closest('.er-text'))
          .map((one) => ({ name: one.textContent, height: one.getBoundingClientRect().height }))
          .filter(({ height }) => height < least),
      phone ? 44 : 24,
    );
    expect(small).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await field.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('button', { name: 'Open comment C1' }).click();
    await field.and(page.locator(':focus')).waitFor();
    const sheets = await page.request.get('/api/hand-back?form=csv&unreviewed=include');
    expect(await sheets.text()).toContain(
      `C1. “${words}”: A first sentence that says what it is about. (Evidence)`,
    );
  },
);

/** Waits until the essay that has come up can be approved. */
const rested = (page: Page) =>
  page.locator('.er-head [aria-disabled="true"]').first().waitFor({ state: 'detached' });
const isAnother = (before: string) =>
  Boolean(document.querySelector('h1')) && document.querySelector('h1')?.innerText !== before;
