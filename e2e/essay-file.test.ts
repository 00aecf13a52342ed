import { gradeEssays, uploadEssays } from './personas/class-set';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

it.each([
  ['at a desk', false],
  ['on a phone', true],
])('the review shows the pages of the file as handed in, and saves the file, %s', async (_, phone) => {
  const page = await browser.newPage({ phone });
  await signedInTeacher(page);
  const [id] = await uploadEssays(page, [{ filename: 'cooking.pdf', student: 'Mia Chen' }]);
  await gradeEssays(page, [id!]);
  await page.goto(`/essays/${id}`);
  await page.getByRole('tab', { name: 'Pages as handed in' }).click();
  const picture = page.getByRole('img', { name: 'Page 1 of 1, as handed in' });
  await picture.scrollIntoViewIfNeeded();
  await expect(
    picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    }),
  ).resolves.toBe(1_100);
  await expectNoSeriousAxeViolations(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  expect((await download).suggestedFilename()).toBe('cooking.pdf');
});
