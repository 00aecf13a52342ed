import type { Locator, Page } from 'playwright-core';
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

async function openClasses(phone = false): Promise<Page> {
  const page = await browser.newPage({ phone });
  await signedInTeacher(page);
  await page.goto('/classes');
  await page.getByRole('heading', { name: 'Classes', level: 1 }).waitFor();
  return page;
}

async function aClassInList(page: Page, name: string): Promise<void> {
  const reply = await page.request.post('/api/classes', { data: { name, studentCount: 3 } });
  expect(reply.status()).toBe(201);
  await page.reload();
  await page.getByRole('link', { name }).first().waitFor();
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

function rectanglesOf(place: Locator, word: string): Promise<number> {
  return place.evaluate((element, text) => {
    const range = document.createRange();
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const from = node.textContent?.indexOf(text) ?? -1;
      if (from < 0) continue;
      range.setStart(node, from);
      range.setEnd(node, from + text.length);
      return range.getClientRects().length;
    }
    return 0;
  }, word);
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('classes %s', (_, phone, width) => {
  it('are created with assignments and students, and deleted again', async () => {
    const page = await openClasses(phone);
    await page.getByText('No classes have been created yet.').waitFor();
    await expectNoSeriousAxeViolations(page);

    await page.getByRole('button', { name: 'New Class' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create class' }).click();
    await dialog.getByText('Please enter a class name.').waitFor();
    await expectNoSeriousAxeViolations(page);
    await dialog.getByPlaceholder('Enter name').fill('Year 9 English');
    await dialog.getByLabel('Description').fill('Mondays and Thursdays');
    await dialog.getByLabel('Number of students').fill('24');
    await dialog.getByRole('button', { name: 'Create class' }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Year 9 English' });
    await card.getByText('24 students').waitFor();
    await card.getByText('0 assignments').waitFor();
    await expectNoSeriousAxeViolations(page);

    await card.getByRole('link', { name: 'Year 9 English' }).click();
    await page.getByRole('button', { name: 'New assignment' }).click();
    await page.getByLabel('Title *').fill('Belonging');
    await page.getByLabel('Instructions').fill('Write 600 words on two texts.');
    await page.getByLabel('Due date').fill('2027-03-01');
    await chooseOption(page.getByRole('combobox', { name: 'Rubric' }), 'Argumentative essay');
    await expectNoSeriousAxeViolations(page);
    await page.getByRole('button', { name: 'Create assignment' }).click();
    await page.getByText('Due 1 Mar 2027').waitFor();
    await page.getByText('Argumentative essay').waitFor();

    await page.getByRole('button', { name: 'Add students' }).click();
    const list = page.getByRole('textbox', { name: 'Students' });
    await list.fill(
      'Name,Email,Student number\nMia Chen,mia.chen-robertson@school.example,1042\nZoë,not-an-email,7',
    );
    await page.getByRole('button', { name: 'Save class list' }).click();
    await page.getByText('1 student saved. 1 line was left out:').waitFor();
    await page.getByText('Line 3').waitFor();
    await page.getByText('The email address on this line is not valid.').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('cell', { name: 'mia.chen-robertson@school.example' }).waitFor();
    // One rectangle: the long email leaves room for the word.
    expect(await rectanglesOf(page.getByRole('columnheader', { name: 'Student number' }), 'number')).toBe(1);
    await expectNoSeriousAxeViolations(page);
    expect(await widthOf(page)).toBe(width);

    await page.getByRole('link', { name: 'All classes' }).click();
    await card.getByText('1 assignment', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Actions for Year 9 English' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('This deletes the class with its 1 assignment and its list of 1 student.').waitFor();
    await expectNoSeriousAxeViolations(page);
    await page.getByRole('button', { name: 'Delete class' }).click();
    await page.getByText('No classes have been created yet.').waitFor();
  });

  it('with names of 500 characters or of emoji stay usable', async () => {
    const page = await openClasses(phone);
    await aClassInList(page, '📚'.repeat(250));
    await aClassInList(page, 'W'.repeat(500));
    expect(await widthOf(page)).toBe(width);
    await expectNoSeriousAxeViolations(page);
    await page.getByRole('link', { name: 'WWW' }).click();
    await page.getByRole('heading', { level: 1, name: 'WWW' }).waitFor();
    expect(await widthOf(page)).toBe(width);
    await page.getByRole('button', { name: 'Edit class' }).click();
    await page.getByLabel('Class name *').fill('Short');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Short' }).waitFor();
  });
});

it('two tabs that edit one class do not overwrite each other silently', async () => {
  const page = await openClasses();
  await aClassInList(page, 'Year 8');
  await page.getByRole('button', { name: 'Actions for Year 8' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Class name *').fill('From the first tab');

  const other = await page.context().newPage();
  await other.goto('/classes');
  await other.getByRole('button', { name: 'Actions for Year 8' }).click();
  await other.getByRole('menuitem', { name: 'Edit' }).click();
  await other.getByLabel('Description').fill('From the second tab');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await other.getByText('From the second tab').waitFor();

  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Nothing was overwritten', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Reload the saved version' }).click();
  await page.getByText('Saved in the meantime: From the second tab').waitFor();
  await expectNoSeriousAxeViolations(page);
  expect(await page.getByLabel('Class name *').inputValue()).toBe('From the first tab');
  await page.getByRole('button', { name: 'Use the saved description' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('link', { name: 'From the first tab' }).waitFor();
  await page.getByText('From the second tab').waitFor();
});

it('a class is created with the keyboard alone, and Classes stays marked in the navigation', async () => {
  const page = await openClasses();
  await page.getByRole('button', { name: 'New Class' }).first().focus();
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Class name *');
  await expectFocus(name);
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'By keyboard' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'By keyboard' }).waitFor();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Classes' });
  expect(await link.getAttribute('aria-current')).toBe('page');
});

it('a header that sorts shows that it has the keyboard focus', async () => {
  const page = await openClasses();
  const made = await page.request.post('/api/classes', { data: { name: 'Year 7' } });
  const { id } = (await made.json()) as { id: string };
  await page.request.put(`/api/classes/${id}/students`, {
    data: { text: 'Mia Chen\nTom Okafor' },
  });
  await page.goto(`/classes/${id}`);
  const header = page.getByRole('columnheader', { name: 'Name' });
  await header.waitFor();
  await page.getByRole('button', { name: 'Edit class list' }).focus();
  const ring = () => header.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await ring()).toBe('none');
  // The list that scrolls, then its first header.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectFocus(header);
  expect(await ring()).toBe('solid');
  await page.keyboard.press('Enter');
  expect(await header.getAttribute('aria-sort')).toBe('ascending');
});

it('a class that is not there says so', async () => {
  const page = await openClasses();
  await page.goto('/classes/00000000-0000-4000-8000-00000000dead');
  await page.getByText('This class was not found.').waitFor();
  await expectNoSeriousAxeViolations(page);
});
