import type { Page } from 'playwright-core';
import { gradeEssays, uploadEssays } from './personas/class-set';
import { criteriaShown, feedbackOf } from './personas/review';
import { signedInTeacher } from './personas/teacher';
import { boxOf } from './setup/box-of';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

type Point = readonly [x: number, y: number];

/**
 * A finger that goes from one point to the other within a tenth of a second, as the browser sees it, however long the
 * machine takes over it. Begins when the page has dealt with what came before: a late scroll or selection ends a swipe.
 */
async function drag(page: Page, [x, y]: Point, [toX, toY]: Point): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1_000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (timestamp += 0.01),
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  await send('touchStart', [[x, y]]);
  for (let part = 1; part <= 6; part++)
    await send('touchMove', [[x + ((toX - x) * part) / 6, y + ((toY - y) * part) / 6]]);
  await send('touchEnd', []);
  await session.detach();
}

it('on a phone a swipe goes to the next essay; scrolling, selecting and a field do not', async () => {
  const page = await browser.newPage({ phone: true });
  await signedInTeacher(page);
  const paragraphs = Array.from(
    { length: 8 },
    (_, at) => `Reason ${at + 1} is that a person who can cook can look after others, and everybody eats.`,
  );
  const ids = await uploadEssays(page, [
    { filename: 'mia.pdf', student: 'Mia Chen', paragraphs },
    { filename: 'noah.pdf', student: 'Noah Reid', paragraphs },
  ]);
  await gradeEssays(page, ids);
  await page.goto(`/essays/${ids[1]}`);
  await criteriaShown(page);
  await page.getByText(/^1 of 2/).waitFor();
  const pane = page.getByRole('region', { name: 'Essay', exact: true }).locator('.er-scroll:visible');
  const box = await boxOf(pane);
  // Nearly ten lines of the essay, beside the criteria.
  expect(box.height).toBeGreaterThan(240);
  const middle = box.y + box.height / 2;

  await drag(page, [300, box.y + box.height - 20], [290, box.y + 20]);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.er-scroll')].some(({ scrollTop }) => scrollTop > 0),
  );
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('.er-text')!));
  await drag(page, [320, middle], [120, middle]);
  await page.evaluate(() => getSelection()!.removeAllRanges());
  await feedbackOf(page).focus();
  await drag(page, [320, middle], [120, middle]);
  await feedbackOf(page).blur();
  await page.getByRole('heading', { level: 1, name: 'Noah Reid' }).waitFor();

  await drag(page, [320, middle], [120, middle]);
  await page.getByRole('heading', { level: 1, name: 'Mia Chen' }).waitFor();
  await criteriaShown(page);
  await drag(page, [120, middle], [320, middle]);
  await page.getByRole('heading', { level: 1, name: 'Noah Reid' }).waitFor();
});
