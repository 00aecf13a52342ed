import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { boxOf } from './setup/box-of';
import { TestBrowser } from './setup/browser';
import { sql } from './setup/database';
import { productUrl } from './setup/product';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

/** A teacher in front of the rubrics page. */
async function teacherAtRubrics({ phone = false, tab = 'platform' } = {}) {
  const page = await browser.newPage({ phone });
  const email = await signedInTeacher(page);
  await page.goto(`/rubrics?tab=${tab}`);
  await page.getByRole('heading', { level: 1, name: 'Rubrics' }).waitFor();
  return { page, email };
}

/** Stores a rubric by the API: for tests about something else. */
async function store(page: Page, name: string, criteria: unknown[], isPublic = false) {
  const reply = await page.request.post(`${productUrl()}/api/rubrics`, {
    data: { name, description: '', type: 'custom', criteria, isPublic },
  });
  if (!reply.ok()) throw new Error(`making a rubric answered ${reply.status()}`);
}

function cardOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await cardOf(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The screen at rest: with the pointer away, no button is measured during its hover animation. */
async function expectAccessible(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expectNoSeriousAxeViolations(page);
}

const criterion = (page: Page, number: number) => page.getByLabel(`Criterion ${number}`, { exact: true });
const criteriaOf = (page: Page) =>
  page
    .locator('[data-field="name"]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
/** Saves what the editor holds, and waits until it has closed. */
async function saveChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await criterion(page, 1).waitFor({ state: 'detached' });
}

describe.each([
  ['at a desk', false],
  ['on a phone', true],
])('rubrics %s', (_, phone) => {
  it('are created, filled in, reordered from the keyboard, and copied to the dashboard', async () => {
    const { page } = await teacherAtRubrics({ phone, tab: 'mine' });
    await page.getByText('No rubrics have been created yet.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'New Rubric' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Create New Rubric' });
    await dialog.getByRole('button', { name: 'Create Rubric' }).click();
    await dialog.getByText('Please enter a rubric name.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Rubric Name *').fill('Persuasive letters');
    await dialog.getByLabel('Description').fill('Term 3');
    await dialog.getByRole('button', { name: 'Create Rubric' }).click();

    await criterion(page, 1).fill('A clear request');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Reasons that fit the reader');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Tone');
    await page.getByLabel('Weight of criterion 2').fill('3');
    await page.getByRole('button', { name: /levels, criterion 1$/ }).click();
    await page.getByLabel('4 Outstanding').fill('The reader knows what to do, and by when.');
    const up = page.getByRole('button', { name: 'Move criterion 3 up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await criteriaOf(page)).toEqual(['Tone', 'A clear request', 'Reasons that fit the reader']);
    await expectAccessible(page);
    await saveChanges(page);

    const card = cardOf(page, 'Persuasive letters');
    await card.getByText('3 criteria').waitFor();
    await card.getByText('Custom', { exact: true }).waitFor();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Start grading' }).click();
    await page.getByText('Persuasive letters').first().waitFor();
    await page.getByText('Reasons that fit the reader').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('of the platform are read as the grader reads them, downloaded, and duplicated', async () => {
    const { page } = await teacherAtRubrics({ phone });
    await cardOf(page, 'Narrative').waitFor();
    await expectAccessible(page);
    await choose(page, 'Narrative', 'View as EssayGrader');
    await page
      .getByText(/% of the mark$/)
      .first()
      .waitFor();
    await page.getByText('0 Missing').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByText('0 Missing').first().waitFor({ state: 'detached' });

    await choose(page, 'Narrative', 'Download');
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Printable PDF' }).click(),
    ]);
    expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await choose(page, 'Narrative', 'Download');
    await expectAccessible(page);
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'JSON file' }).click(),
    ]);
    expect(json.suggestedFilename()).toBe('Narrative.json');
    const kept = JSON.parse(await readFile(await json.path(), 'utf8')) as { criteria: unknown[] };
    expect(kept.criteria.length).toBeGreaterThan(3);

    await choose(page, 'Narrative', 'Duplicate');
    await cardOf(page, 'Narrative (copy)').waitFor();
    await choose(page, 'Narrative (copy)', 'Delete');
    await page.getByText('Essays that were graded with it keep their results.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete rubric' }).click();
    await page.getByText('No rubrics have been created yet.').waitFor();
  });

  it('are imported from a pasted table, checked, corrected and saved', async () => {
    const { page } = await teacherAtRubrics({ phone });
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Please paste a rubric.').waitFor();
    await page
      .getByRole('textbox', { name: 'Rubric' })
      .fill('Criterion\tWeight\tDescription\nThesis\t2\tA clear position\nEvidense\t1\tQuotations that fit');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    await criterion(page, 2).fill('Evidence');
    expect(await page.getByLabel('Weight of criterion 1').inputValue()).toBe('2');
    await page.getByLabel('Rubric Name *').fill('From a table');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Rubric' }).click();
    await cardOf(page, 'From a table').getByText('2 criteria').waitFor();
  });
});

describe('rubrics', () => {
  it('reach the person they are shared with, and nobody else', async () => {
    const colleague = await teacherAtRubrics({ tab: 'shared' });
    await colleague.page.getByText('No rubrics have been shared with you yet.').waitFor();
    await colleague.page.getByText(/groups of users that share the same email domain/).waitFor();
    await expectAccessible(colleague.page);
    await sql('update users set email_verified_at = now() where email = $1', [colleague.email]);
    const { page } = await teacherAtRubrics();
    await store(page, 'For Tess', [{ name: 'Thesis' }]);
    await page.getByRole('tab', { name: 'My rubrics' }).click();
    await choose(page, 'For Tess', 'Share');
    await page.getByRole('textbox', { name: 'People' }).fill('not an address');
    await page.keyboard.press('Enter');
    await page.getByText('Please enter a valid email address.').waitFor();
    await page.getByRole('textbox', { name: 'People' }).fill(colleague.email);
    await page.getByRole('textbox', { name: 'Email domains' }).fill('gmail.com');
    await page.getByRole('button', { name: 'Save sharing' }).click();
    await page.getByText(/Anybody can have an address at gmail.com/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove gmail.com' }).click();
    await page.getByRole('button', { name: 'Save sharing' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await colleague.page.reload();
    await cardOf(colleague.page, 'For Tess').waitFor();
    await cardOf(colleague.page, 'For Tess')
      .getByRole('button', { name: /^Actions for/ })
      .click();
    expect(await colleague.page.getByRole('menuitem').allInnerTexts()).toEqual([
      'View as EssayGrader',
      'Versions',
      'Calibrate',
      'Download',
      'Duplicate',
    ]);
  });

  it('edited in two tabs keep both what was saved and what was typed', async () => {
    const { page } = await teacherAtRubrics();
    await store(page, 'Two tabs', [{ name: 'Thesis' }]);
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto('/rubrics?tab=mine');
      await choose(tab, 'Two tabs', 'Edit');
      await criterion(tab, 1).waitFor();
    }
    await criterion(other, 1).fill('From the other tab');
    await saveChanges(other);
    await criterion(page, 1).fill('From this tab');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('What you typed stays here.').waitFor();
    await page.getByRole('button', { name: 'Reload the saved version' }).click();
    await page.getByText('See the saved version').click();
    await page.getByText('From the other tab').waitFor();
    await expectAccessible(page);
    expect(await criterion(page, 1).inputValue()).toBe('From this tab');
    await saveChanges(page);
  });

  it('with 300 criteria and a name of 500 emoji stay usable, and criteria are dragged', async () => {
    const { page } = await teacherAtRubrics({ phone: true });
    const name = '🦉'.repeat(250);
    await store(
      page,
      name,
      Array.from({ length: 300 }, (_, index) => `Criterion of the list, ${index + 1}`),
    );
    await page.goto('/rubrics?tab=mine');
    await cardOf(page, name).getByText('300 criteria').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await choose(page, name, 'Edit');
    await criterion(page, 300).waitFor({ state: 'attached' });
    await page.getByText('A rubric can have at most 300 criteria.').waitFor({ state: 'attached' });
    const grips = page.locator('.rb-grip');
    await grips.nth(0).scrollIntoViewIfNeeded();
    const [first, third] = [await boxOf(grips.nth(0)), await boxOf(grips.nth(2))];
    await page.mouse.move(first.x + 10, first.y + 10);
    await page.mouse.down();
    await page.mouse.move(third.x + 10, third.y + third.height, { steps: 5 });
    await page.mouse.up();
    expect((await criteriaOf(page)).slice(0, 3)).toEqual([
      'Criterion of the list, 2',
      'Criterion of the list, 3',
      'Criterion of the list, 1',
    ]);
    await saveChanges(page);
  });

  it('are searched by words of their names', async () => {
    const { page } = await teacherAtRubrics();
    await cardOf(page, 'Narrative').waitFor();
    await page.getByLabel('Search rubrics').fill('narrative');
    await cardOf(page, 'Argumentative essay').waitFor({ state: 'detached' });
    await cardOf(page, 'Narrative').waitFor();
    await page.getByLabel('Search rubrics').fill('zzz');
    await page.getByText('No rubrics match “zzz”.').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await cardOf(page, 'Argumentative essay').waitFor();
  });
});
