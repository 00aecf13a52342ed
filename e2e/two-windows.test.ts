import { gradeEssays, uploadEssays } from './personas/class-set';
import { chooseLevel, criteriaShown, feedbackOf, saved } from './personas/review';
import { signedInTeacher } from './personas/teacher';
import { TestBrowser } from './setup/browser';
import { toastSaid } from './setup/toasts';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

const WORDS = 'Written in the first window.';

it('an essay that is open in two windows shows in one what is saved and approved in the other', async () => {
  const one = await browser.newPage();
  await signedInTeacher(one);
  const ids = await uploadEssays(one, [{ filename: 'mia.pdf' }]);
  await gradeEssays(one, ids);
  const other = await one.context().newPage();
  for (const page of [one, other]) {
    await page.goto(`/essays/${ids[0]}`);
    await criteriaShown(page);
  }
  await chooseLevel(one, 1, 4);
  await feedbackOf(one, 1).fill(WORDS);
  await saved(one);
  await other.waitForFunction(
    (words) => [...document.querySelectorAll('textarea')].some(({ value }) => value === words),
    WORDS,
  );
  await toastSaid(other, 'Changed in another window');

  await one.getByRole('button', { name: 'Mark as reviewed' }).click();
  await other.getByRole('button', { name: 'Mark as not reviewed' }).waitFor();
  await other.getByRole('button', { name: 'Mark as not reviewed' }).click();
  await one.getByRole('button', { name: 'Mark as reviewed' }).waitFor();
});
