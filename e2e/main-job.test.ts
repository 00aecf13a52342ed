import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { API } from '@marklight/contracts/routes';
import { anEssayPdf } from '../backend/test/factories/pdf';
import { gradeEssays, uploadEssays } from './personas/class-set';
import { signedInTeacher, signUpInBrowser } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { boxOf } from './setup/box-of';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

const CRITERIA = [
  'Clear thesis',
  'Evidence and quotations',
  'Structure',
  'Vocabulary',
  'Spelling and grammar',
  'Conclusion',
  'Audience',
];

async function essayFile(name: string, topic: string) {
  const buffer = await anEssayPdf({
    title: `Why ${topic} matters`,
    paragraphs: [
      `Every school should make time for ${topic}, because it helps students for the rest of their lives.`,
      `For example, a student who practises ${topic} every week learns patience. However, some people say that there is no time for it.`,
      `In conclusion, one hour of ${topic} a week is enough to begin, and nobody has to be perfect at it.`,
    ],
  });
  return { name, mimeType: 'application/pdf', buffer };
}

async function upload(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.locator('input[type=file]').first().setInputFiles(files);
  await page
    .getByText(files[0]?.name ?? '', { exact: true })
    .first()
    .waitFor();
}

async function paste(page: Page, criteria: string[]) {
  await page.getByLabel('Or paste them, one criterion per line').fill(criteria.join('\n'));
  await page.getByRole('button', { name: 'Upload criteria' }).click();
  await page.getByText(criteria[0] ?? '', { exact: true }).waitFor();
}

async function saved(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

describe.each([
  ['at a desk', false],
  ['on a phone', true],
])('the main job %s', (_, phone) => {
  it('goes from signing up to exported reports', async () => {
    const page = await browser.newPage({ phone });
    await signUpInBrowser(page);
    await expectNoSeriousAxeViolations(page);

    await upload(page, [
      await essayFile('cooking.pdf', 'cooking'),
      await essayFile('music.pdf', 'music'),
      { name: 'holiday.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<p>not a PDF</p>') },
    ]);
    await page.getByText('This is not a PDF file.').waitFor();
    await page.getByText('2 essays', { exact: true }).first().waitFor();
    await paste(page, CRITERIA);
    await page.getByText('... and 2 more criteria').waitFor();

    await page.getByRole('button', { name: 'Start grading' }).click();
    const card = page.getByRole('article', { name: /cooking/ });
    await card.waitFor();
    await card.getByRole('button', { expanded: false }).first().click();
    await card
      .getByText(/^Level \d of 4: /)
      .first()
      .waitFor();
    await expectNoSeriousAxeViolations(page);
    await card.getByRole('link', { name: 'Open this essay to review it' }).click();
    await page.getByText('Steps to improve').first().waitFor();
    await page.locator('mark').first().waitFor();
    await page.goBack();

    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export All Reports' }).click(),
    ]);
    expect(csv.suggestedFilename()).toMatch(/^essay-grading-report-.*\.csv$/);
    expect((await saved(csv)).toString('utf8')).toContain('cooking.pdf');
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Detailed Feedback' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(/^detailed-feedback-report-.*\.pdf$/);
    expect((await saved(pdf)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('the dashboard', () => {
  it('keeps the criteria where they are while essays arrive', async () => {
    const page = await browser.newPage();
    await signedInTeacher(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Try with sample essays' }).waitFor();
    const button = page.getByRole('button', { name: 'Upload criteria' });
    const before = await boxOf(button);
    await upload(page, [await essayFile('cooking.pdf', 'cooking'), await essayFile('music.pdf', 'music')]);
    await page.getByText('2 essays', { exact: true }).first().waitFor();
    expect((await boxOf(button)).y).toBe(before.y);
  });

  it('says what is missing before grading can start', async () => {
    const page = await browser.newPage();
    await signedInTeacher(page);
    await page.goto('/');
    await page.getByText('Please upload at least one essay').first().waitFor();
    await page.getByText('Please upload assessment criteria').first().waitFor();
  });

  it('keeps everything when the page is loaded again', async () => {
    const page = await browser.newPage();
    await signedInTeacher(page);
    await page.goto('/');
    await upload(page, [await essayFile('chess.pdf', 'chess')]);
    await paste(page, ['Clear thesis', 'Evidence']);
    const accepted = page.waitForResponse((reply) => new URL(reply.url()).pathname === API.gradeEnhanced);
    await page.getByRole('button', { name: 'Start grading' }).click();
    expect((await accepted).status()).toBe(202);
    await page.reload();
    await page.getByRole('article', { name: /chess/ }).waitFor();
  });

  it.each([
    ['at a desk', { width: 1440, height: 900 }, false],
    ['on a phone', { width: 390, height: 844 }, true],
  ])('has the results on the first screen once essays are graded, %s', async (_, size, phone) => {
    const page = await browser.newPage({ phone });
    await page.setViewportSize(size);
    await signedInTeacher(page);
    await gradeEssays(page, await uploadEssays(page, [{ filename: 'chess.pdf' }, { filename: 'music.pdf' }]));
    await page.goto('/');
    const uploads = page.getByRole('button', { name: /^Uploads/ });
    // The panels stay open for a moment, as long as the finished grading is shown.
    await page.getByRole('button', { name: /^Uploads/, expanded: false }).waitFor();
    const card = page.getByRole('article', { name: /chess/ });
    await card.waitFor();
    // What is shown of the finished grading goes at its own time.
    await page.waitForFunction(() => {
      const shown = [...document.querySelectorAll('article')].find(({ ariaLabel }) =>
        /chess/.test(ariaLabel ?? ''),
      );
      return shown && shown.getBoundingClientRect().bottom <= window.innerHeight;
    });
    const line = await boxOf(page.locator('.gd-main'));
    expect(line.height).toBeLessThanOrEqual(60);
    await expectNoSeriousAxeViolations(page);

    await uploads.focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Or paste them, one criterion per line').waitFor();
    expect(await uploads.getAttribute('aria-expanded')).toBe('true');
    await expectNoSeriousAxeViolations(page);
  });

  it('asks before it clears, says how much, and clears', async () => {
    const page = await browser.newPage();
    await signedInTeacher(page);
    await page.goto('/');
    await upload(page, [await essayFile('chess.pdf', 'chess')]);
    await page.getByRole('button', { name: 'Clear All' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/1 essay/).waitFor();
    await dialog.getByRole('button').last().click();
    await page.getByRole('list', { name: 'Uploaded essays' }).waitFor({ state: 'detached' });
  });

  it('shows a message with Retry when its frontend cannot be loaded, and the rest of the page lives', async () => {
    const page = await browser.newPage();
    await signedInTeacher(page);
    await page.route('**/remotes/grading/**', (route) => route.abort());
    await page.goto('/');
    const retry = page.getByRole('button', { name: /try again|retry/i });
    await retry.waitFor();
    await page.getByRole('button', { name: 'Help' }).waitFor();
    await page.unroute('**/remotes/grading/**');
    await retry.click();
    await page.getByRole('button', { name: 'Start grading' }).waitFor();
  });
});
