import type { Essay } from '@marklight/contracts/essays';
import { aScannedPage } from '../backend/src/documents/testing/scan-samples';
import { signedInTeacher } from './personas/teacher';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

const FIRST = 'Libraries are where our town meets, and the council should keep them open on Sundays.';
const SECOND = 'For these reasons the money is well spent, and every family in the street gains by it.';

it('photos named as the pages of one essay become one essay, read in their order', async () => {
  const page = await browser.newPage();
  await signedInTeacher(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose essays' }).waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      {
        name: 'Mia Chen page 2.png',
        mimeType: 'image/png',
        buffer: aScannedPage([SECOND]).encodeSync('png'),
      },
      {
        name: 'Mia Chen page 1.jpg',
        mimeType: 'image/jpeg',
        buffer: aScannedPage([FIRST]).encodeSync('jpeg'),
      },
    ]);
  await page.getByText('Mia Chen pages 1-2.pdf').first().waitFor();
  await page.getByText('Check its text').waitFor();
  const [essay, ...others] = (await (await page.request.get('/api/essays')).json()) as Essay[];
  expect(others).toEqual([]);
  expect(essay?.pageCount).toBe(2);
  expect(essay?.content.replace(/\s+/gu, ' ')).toBe(`${FIRST} ${SECOND}`);
});
