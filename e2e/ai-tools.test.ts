import type { Page } from 'playwright-core';
import { anEssayPdf } from '../backend/test/factories/pdf';
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

const FORMULAIC =
  'Furthermore, it is important to note that reading plays a pivotal role in fostering resilience. ';
const PLAIN = [
  'We had a lemon tree behind the laundry, and my brother fell out of it twice in one summer.',
  'Nobody was cross with him. Dad only asked whether the lemons were all right!',
  'I read in that tree after school because it was the one place where the dog could not find me.',
  'Some days I got through a whole book, and some days I just looked at the road.',
  'When we moved I took a cutting, which died in the car somewhere after Wagga.',
  'I still think about it when I open a book outside, mostly because of the smell.',
].join(' ');
const LONG = `${PLAIN} ${FORMULAIC}${PLAIN}`;

async function openTools(phone: boolean): Promise<Page> {
  const page = await browser.newPage({ phone });
  await signedInTeacher(page);
  await page.goto('/ai-tools');
  await page.getByRole('tab', { name: 'AI Detector' }).waitFor();
  return page;
}

/** With the pointer away from what was pressed: the page at rest is what is judged. */
async function expectAccessible(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expectNoSeriousAxeViolations(page);
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('AI tools %s', (_, phone, width) => {
  it('detect in a pasted text, with score, words and marked passages', async () => {
    const page = await openTools(phone);
    await page.getByText('sent to nobody else').waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Detect', exact: true }).click();
    await page.getByText('Please enter some text to analyze.').first().waitFor();
    await toastSaid(page, 'No Text');
    await page.getByLabel('Paste your text').fill('Far too few words.');
    await page.getByRole('button', { name: 'Detect', exact: true }).click();
    const card = page.getByRole('region', { name: 'Analysis Complete' });
    await card.getByText('Too short to tell', { exact: true }).waitFor();

    await page.getByLabel('Paste your text').fill(LONG);
    await page.getByRole('button', { name: 'Detect', exact: true }).click();
    await card.locator('[data-variant]').getByText('%').waitFor();
    await card.getByText('AI Detection Score').waitFor();
    await card.getByText('Word Count').waitFor();
    await card.locator('mark').filter({ hasText: 'plays a pivotal role' }).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('detect in a file, and say why where a file cannot be read', async () => {
    const page = await openTools(phone);
    await page.getByRole('button', { name: 'Detect from file' }).click();
    await toastSaid(page, 'Please select a file to analyze.');

    const input = page.locator('input[type=file]').first();
    await input.setInputFiles({
      name: 'broken.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 and nothing more'),
    });
    await page.getByText('Selected: broken.pdf').waitFor();
    await page.getByRole('button', { name: 'Detect from file' }).click();
    await page.locator('.ml-field-error').waitFor();
    await toastSaid(page, 'Analysis Failed');

    const buffer = await anEssayPdf({ title: 'The lemon tree', paragraphs: [PLAIN, FORMULAIC, PLAIN] });
    await input.setInputFiles({ name: 'lemon-tree.pdf', mimeType: 'application/pdf', buffer });
    await page.getByText('Selected: lemon-tree.pdf').waitFor();
    await page.getByRole('button', { name: 'Detect from file' }).click();
    const card = page.getByRole('region', { name: 'Analysis Complete' });
    await card.getByText('Of lemon-tree.pdf').waitFor();
    await card.locator('[data-variant]').waitFor();
    await expectAccessible(page);
  });

  it('summarise a pasted text and a text file', async () => {
    const page = await openTools(phone);
    await page.getByRole('tab', { name: 'AI Detector' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('tabpanel', { name: 'Summarize' });
    await panel.getByLabel('Paste your text').fill(LONG);
    await panel.getByRole('button', { name: 'Summarize', exact: true }).click();
    const card = panel.getByRole('region', { name: 'Analysis Complete' });
    await card.getByRole('heading', { name: 'Summary' }).waitFor();
    expect(
      await card.getByRole('list', { name: 'Key points' }).getByRole('listitem').count(),
    ).toBeGreaterThan(0);
    await expectAccessible(page);

    await panel
      .locator('input[type=file]')
      .setInputFiles({ name: 'lemon-tree.txt', mimeType: 'text/plain', buffer: Buffer.from(LONG) });
    await panel.getByText('Selected: lemon-tree.txt').waitFor();
    await panel.getByRole('button', { name: 'Summarize file' }).click();
    await card.getByText('Of lemon-tree.txt').waitFor();
  });
});
