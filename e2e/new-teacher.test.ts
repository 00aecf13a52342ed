import type { Page } from 'playwright-core';
import { anEssayPdf } from '../backend/test/factories/pdf';
import { handIns, ROSTER_CSV } from '../scripts/lib/hand-in.mjs';
import { signUpInBrowser } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { chooseByTyping, chooseOption } from './setup/choose-option';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const aFile = async (name: string, paragraphs: readonly string[]): Promise<Upload> => ({
  ...{ name, mimeType: 'application/pdf', buffer: await anEssayPdf({ paragraphs }) },
});

async function expectItFits(page: Page, width: number): Promise<void> {
  await expectNoSeriousAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Creates the class, its list and the assignment as a newcomer does, and follows the link to the assignment. */
async function setUpAssignment(page: Page, phone: boolean): Promise<void> {
  if (phone) {
    await page.getByRole('button', { name: 'Pages' }).click();
    await page.getByRole('menuitem', { name: 'Classes' }).click();
  } else {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Classes' }).click();
  }
  await page.getByRole('button', { name: 'New Class' }).first().click();
  await page.getByPlaceholder('Enter name').fill('Year 9 English');
  await page.getByRole('button', { name: 'Create class' }).click();
  await page.getByRole('link', { name: 'Year 9 English' }).click();

  await page.getByRole('button', { name: 'Add students' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'class-list.csv', mimeType: 'text/csv', buffer: Buffer.from(ROSTER_CSV) });
  await page.waitForFunction(() =>
    document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')?.value.includes('Oscar Martin'),
  );
  await dialog.getByRole('button', { name: 'Save class list' }).click();
  await page.getByText('32 students', { exact: true }).first().waitFor();

  await page.getByRole('button', { name: 'New assignment' }).click();
  await page.getByLabel('Title *').fill('Phones at school');
  await chooseOption(page.getByRole('combobox', { name: 'Rubric' }), 'Argumentative essay');
  await page.getByRole('button', { name: 'Create assignment' }).click();
  await page.getByRole('link', { name: 'Phones at school' }).click();
  await page.getByRole('heading', { name: 'Phones at school', level: 1 }).waitFor();
}

describe.each([
  ['at a desk', false, 1440],
  ['on a phone', true, 390],
])('a new teacher %s', (_, phone, width) => {
  it('goes from sign-up to thirty graded and matched essays, without leaving the assignment’s page', async () => {
    const page = await browser.newPage({ phone });
    if (!phone) await page.setViewportSize({ width, height: 900 });
    await signUpInBrowser(page);
    await setUpAssignment(page, phone);
    const address = page.url();
    const visited: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) visited.push(frame.url());
    });
    await page.getByText('0 of 32').waitFor();
    await page.getByText('Not handed in: 32 of 32 students').waitFor();

    const essays = handIns();
    const files = await Promise.all(essays.map(({ filename, paragraphs }) => aFile(filename, paragraphs)));
    await page.locator('input[type=file]').setInputFiles(files);
    // The files that are asked about are stored as essays, but belong to nobody yet.
    await page.getByText('27 of 32').waitFor();
    await page.getByText('Also 3 essays not matched to a student.').waitFor();

    // 27 are matched, three are asked about, and two students have not handed in.
    await page.getByRole('heading', { name: '3 to match' }).waitFor();
    await page.getByText('Not handed in: 5 of 32 students').waitFor();
    await expectItFits(page, width);
    const pickerFor = (file: string) =>
      page.getByRole('combobox', { name: `Student who wrote ${file}`, exact: true });
    await pickerFor('smith.pdf').click();
    await page.getByText('John Smith (104205): Part of the name in the file name').waitFor();
    await expectItFits(page, width);
    await page.getByText('Jane Smith (104204): Part of the name in the file name').click();
    await page.getByRole('heading', { name: '2 to match' }).waitFor();
    await chooseByTyping(pickerFor('tane.pdf'), 'Tane Walker');
    await page.getByRole('heading', { name: '1 to match' }).waitFor();
    await chooseByTyping(pickerFor('untitled.pdf'), 'Arjun Singh');
    await page.getByText('Every essay is matched to a student.').waitFor();
    await page.getByText('30 of 32').waitFor();
    const missing = page.getByRole('region', { name: 'Not handed in: 2 of 32 students' });
    expect(await missing.getByRole('listitem').allInnerTexts()).toEqual([
      'Ruby Anderson (104231)',
      'Oscar Martin (104232)',
    ]);

    // Handed in again: the same file, the same words in another file, and another essay by one student.
    const [first, second] = essays;
    await page
      .locator('input[type=file]')
      .setInputFiles([
        ...files.slice(0, 1),
        await aFile('essay with a long name that says very little.pdf', second?.paragraphs ?? []),
        await aFile('ngata aroha, second try.pdf', [
          'Phones are not the problem.',
          ...(first?.paragraphs ?? []),
        ]),
      ]);
    const repeated = page.getByRole('group', { name: 'Files that repeat essays' });
    await repeated.getByText('3 files repeat essays that are already here').waitFor();
    for (const why of [
      'The same file as Ngata_Aroha_phones.pdf.',
      'The same text as essay_yuki_tanaka_FINAL(2).pdf.',
      'Aroha Ngata has already handed in Ngata_Aroha_phones.pdf.',
    ]) {
      await repeated.getByText(why, { exact: true }).waitFor();
    }
    await expectItFits(page, width);
    await repeated.getByRole('button', { name: 'Skip', exact: true }).click();
    await repeated.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Grade 30 essays' }).click();
    await page.getByRole('button', { name: 'Review 30' }).waitFor();
    const table = page.getByRole('region', { name: 'Essays', exact: true });
    for (const name of ['Aroha Ngata', 'Jane Smith', 'Tane Walker', 'Arjun Singh']) {
      await table.getByRole('link', { name, exact: true }).waitFor();
    }
    // The first rows come before the others.
    await table.getByRole('link').nth(29).waitFor();
    expect(await table.getByRole('link').count()).toBe(30);
    await expectItFits(page, width);
    expect(new Set([address, ...visited])).toEqual(new Set([address]));
  });
});
