import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import { aZip } from '@marklight/contracts/lms/testing/a-zip';
import { aPdfOfPages, aScannedPage } from '../backend/src/documents/testing/scan-samples';
import { aDocx, documentXml, paragraph, run } from '../backend/test/documents/word-samples';
import { until } from '../backend/test/setup/until';
import { signUpInBrowser } from './personas/teacher';
import { TestBrowser } from './setup/browser';
import { megabytesOf } from './setup/memory';
import { startOwnProduct, type OwnProduct } from './setup/own-product';

/** The most memory of the server, its processes and its database together, as the product promises. */
const MOST_MEGABYTES = 1_500;

let product: OwnProduct;
let browser: TestBrowser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startOwnProduct({}), TestBrowser.launch()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

interface Handed {
  name: string;
  content: Buffer;
}

/** Three paragraphs, of which no two essays share a sentence. */
const words = (at: number): string[] => [
  `Every school of number ${at} should keep a garden, because pupils learn in it what no book can teach them.`,
  `For example, class ${at} grew ${at + 3} kinds of beans, and each pupil measured one of them for a month.`,
  `In conclusion, garden ${at} costs little and gives much, so the council should pay for its tools.`,
];
const typed = async (at: number) => aPdfOfPages([words(at).join('\n\n')]);
const inWord = (at: number) =>
  aDocx(
    documentXml(
      words(at)
        .map((text) => paragraph(run(text)))
        .join(''),
    ),
  );

/** A few strokes: something is on the page, and it is no writing. */
function aDrawing(): Canvas {
  const canvas = createCanvas(620, 877);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 620, 877);
  context.fillStyle = '#333333';
  for (let at = 0; at < 6; at += 1) context.fillRect(80 + at * 70, 200 + at * 60, 40, 120);
  return canvas;
}

async function theFiles(): Promise<Handed[]> {
  const files: Handed[] = [];
  for (let at = 0; at < 12; at += 1) files.push({ name: `typed-${at}.pdf`, content: await typed(at) });
  for (let at = 12; at < 18; at += 1) files.push({ name: `word-${at}.docx`, content: inWord(at) });
  for (let at = 18; at < 20; at += 1)
    files.push({ name: `plain-${at}.txt`, content: Buffer.from(words(at).join('\n\n')) });
  files.push(
    { name: 'scan-20.pdf', content: await aPdfOfPages([aScannedPage(words(20))]) },
    { name: 'half-21.pdf', content: await aPdfOfPages([words(21).join('\n\n'), aScannedPage(words(31))]) },
    { name: 'unread-22.pdf', content: await aPdfOfPages([words(22).join('\n\n'), aDrawing()]) },
    { name: 'photo-23.jpg', content: aScannedPage(words(23)).encodeSync('jpeg', 80) },
    { name: 'photo-24.png', content: aScannedPage(words(24)).encodeSync('png') },
  );
  const zipped = [
    ...[25, 26, 27].map(async (at) => ({ name: `Pupil ${at}/zipped-${at}.pdf`, content: await typed(at) })),
    ...[28, 29].map((at) => ({ name: `Pupil ${at}/zipped-${at}.docx`, content: inWord(at) })),
  ];
  files.push({ name: 'class set.zip', content: aZip(await Promise.all(zipped)) });
  return files;
}

/** As a person drops them: the page gets the files of the event and nothing else. */
async function drop(page: Page, files: readonly Handed[]): Promise<void> {
  const given = files.map(({ name, content }) => ({ name, base64: content.toString('base64') }));
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer();
    for (const { name, base64 } of list)
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
    return data;
  }, given);
  await page
    .locator('input[type=file]')
    .first()
    .locator('..')
    .dispatchEvent('drop', { dataTransfer: transfer });
}

it('takes 30 mixed files from the drop to the last result, says what it could not read, and keeps within its memory', async () => {
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, megabytesOf(product.pids) ?? 0);
  }, 500);
  try {
    const page = await browser.newPage({ at: product.address });
    await signUpInBrowser(page);
    await drop(page, await theFiles());
    await page.getByText('30 essays', { exact: true }).first().waitFor();
    await page.getByLabel('Or paste them, one criterion per line').fill('Clear thesis\nEvidence');
    await page.getByRole('button', { name: 'Upload criteria' }).click();
    await page.getByText('Clear thesis', { exact: true }).waitFor();
    // A teacher who starts grading once the pages are read is asked about what was hard to read.
    await page.getByText('Partly read', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Start grading' }).click();
    await page.getByRole('button', { name: 'Grade anyway' }).click();

    const statuses = () =>
      product
        .sql(`select count(*)::int as graded from essays where grade is not null`)
        .then(([row]) => row?.['graded']);
    await until(async () => (await statuses()) === 30, 540_000);

    // The page shows the last of them without being loaded again.
    await page.getByRole('article').nth(29).waitFor();
    const read = await product.sql(
      `select id, filename, file_faults::text as faults, content from essays where filename ~ '(20|21|22|23|24)\\.' order by filename`,
    );
    const faultsOf = Object.fromEntries(read.map(({ filename, faults }) => [filename, faults]));
    expect(faultsOf['unread-22.pdf']).toContain('"picture_page"');
    await page.goto(`/essays/${String(read.find(({ filename }) => filename === 'unread-22.pdf')?.['id'])}`);
    await page
      .getByText(/Page 2 shows no text that could be read/)
      .first()
      .waitFor();
    for (const name of ['scan-20.pdf', 'half-21.pdf', 'photo-23.jpg', 'photo-24.png'])
      expect(faultsOf[name]).toContain('"scanned_page"');
    expect(read.find(({ filename }) => filename === 'half-21.pdf')?.['content']).toContain(
      'class 31 grew 34 kinds',
    );
  } finally {
    clearInterval(watching);
  }
  // Where the system says how much its processes take.
  if (megabytesOf(product.pids) !== null) {
    expect(most).toBeGreaterThan(100);
    expect(most).toBeLessThan(MOST_MEGABYTES);
  }
});
