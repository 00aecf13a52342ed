import type { Page } from 'playwright-core';
import { gradeEssays, uploadEssays } from './personas/class-set';
import { criteriaShown, feedbackOf, saved } from './personas/review';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

const WORDS = 'Name the source of this number.';

async function twoEssays(page: Page): Promise<string[]> {
  await signedInTeacher(page);
  const ids = await uploadEssays(page, [
    { filename: 'mia.pdf', student: 'Mia Chen' },
    { filename: 'noah.pdf', student: 'Noah Reid' },
  ]);
  await gradeEssays(page, ids);
  return ids;
}
const finder = (page: Page) => page.getByRole('combobox', { name: 'Find a comment' });
const rested = (page: Page) =>
  page.locator('.er-head [aria-disabled="true"]').first().waitFor({ state: 'detached' });

it('what is written on one essay is found on the next, and put in, by keys alone', async () => {
  const page = await browser.newPage();
  const [first, second] = await twoEssays(page);
  await page.goto(`/essays/${first}`);
  await criteriaShown(page);
  await page.keyboard.press('/');
  await page.getByText('Your comment bank is empty.').waitFor();
  await page.keyboard.press('Escape');
  await finder(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('e');
  await feedbackOf(page).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${WORDS} Well done, Mia.`);
  await page.keyboard.press('Escape');
  await rested(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Noah Reid' }).waitFor();

  await criteriaShown(page);
  const before = await feedbackOf(page).inputValue();
  await page.keyboard.press('/');
  await finder(page).and(page.locator(':focus')).waitFor();
  await page.getByRole('option').first().waitFor();
  expect(await page.getByRole('option').allInnerTexts()).toEqual([expect.stringContaining(WORDS)]);
  await expectNoSeriousAxeViolations(page);
  await page.keyboard.type('number source');
  await page.keyboard.press('Enter');
  await finder(page).waitFor({ state: 'hidden' });
  expect(await feedbackOf(page).inputValue()).toBe(`${before} ${WORDS}`);
  await saved(page);
  const result = await page.request.get(`/api/essays/${second}/results`);
  const [{ feedback }] = (await result.json()) as [{ feedback: { feedback: string }[] }];
  expect(feedback[0]?.feedback).toBe(`${before} ${WORDS}`);
});

it.each([
  ['at a desk', false, { width: 1440, height: 900 }],
  ['on a phone', true, { width: 390, height: 844 }],
])('the bank is found, filled and used by pressing %s', async (_, phone, size) => {
  const page = await browser.newPage({ phone });
  await page.setViewportSize(size);
  const [first] = await twoEssays(page);
  const many = Array.from({ length: 30 }, (_line, index) => `Remark ${index + 1}: say how you know.`);
  const text = [WORDS, ...many].join('\n');
  const tooSmall = () =>
    page.evaluate(
      (least) =>
        [
          ...document.querySelectorAll(
            '.ant-modal :is(button, [role="option"], .cb-growth label, .ant-input-affix-wrapper)',
          ),
        ]
          .filter((one) => one.checkVisibility())
          .filter((one) => one.getBoundingClientRect().height < least)
          .map((one) => `${one.className} ${one.textContent}`),
      phone ? 44 : 24,
    );
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Open comment bank' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comment bank' });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByLabel('Comments to import').fill(text);
  await expectNoSeriousAxeViolations(page);
  expect(await tooSmall()).toEqual([]);
  await dialog.locator('form').getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('31 of 2,000 comments.').waitFor();
  await dialog.getByRole('button', { name: 'Delete “Remark 1: ' }).click();
  await expectNoSeriousAxeViolations(page);
  expect(await tooSmall()).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByText('30 of 2,000 comments.').waitFor();

  await page.goto(`/essays/${first}`);
  await criteriaShown(page);
  await feedbackOf(page).fill('It is clear.');
  await page.getByRole('button', { name: 'Comment bank' }).click();
  await page.getByRole('option').nth(19).waitFor();
  await expectNoSeriousAxeViolations(page);
  expect(await tooSmall()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  await finder(page).fill('number');
  await page.getByRole('option', { name: WORDS }).click();
  await finder(page).waitFor({ state: 'hidden' });
  expect(await feedbackOf(page).inputValue()).toBe(`It is clear. ${WORDS}`);
  await saved(page);
});
