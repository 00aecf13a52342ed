import type { Page } from 'playwright-core';
import type { Assignment, Class } from '@marklight/contracts/classes';
import type { Rubric } from '@marklight/contracts/rubrics';
import { uploadEssays, untilGraded } from './personas/class-set';
import { signedInTeacher } from './personas/teacher';
import { boxOf } from './setup/box-of';
import { TestBrowser } from './setup/browser';
import { expectFocus } from './setup/expect-focus';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

/** Less than one inserted line of text causes. */
const SHIFT_MAX = 0.01;
/** A page that does not wait for these answers is drawn long before they come. */
const LATE_MS = 2_000;

interface Given {
  page: Page;
  classPath: string;
  assignmentPath: string;
  essayIds: string[];
}

/** A class with a roster and an assignment, and an essay that either of two students called Mia may have written. */
async function aClassSet(phone: boolean): Promise<Given> {
  const page = await browser.newPage({ phone });
  await signedInTeacher(page);
  const post = async <T>(path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()) as T;
  const { id: classId } = await post<Class>('/api/classes', { name: 'Year 9 English' });
  await page.request.put(`/api/classes/${classId}/students`, {
    data: { text: ['Mia Chen', 'Mia Baker', 'Tom Smith', 'Aroha Ngata'].join('\n') },
  });
  const [rubric] = (await (await page.request.get('/api/rubrics?scope=platform')).json()) as Rubric[];
  const { id } = await post<Assignment>('/api/assignments', {
    title: 'Phones at school',
    classId,
    rubricId: rubric?.id,
  });
  const essayIds = await uploadEssays(
    page,
    [
      { filename: 'one.pdf', student: 'Mia' },
      { filename: 'two.pdf', student: 'Tom Smith' },
    ],
    id,
  );
  return {
    page,
    essayIds,
    classPath: `/classes/${classId}`,
    assignmentPath: `/classes/${classId}/assignments/${id}`,
  };
}

async function graded({ page, assignmentPath, essayIds }: Given): Promise<void> {
  await page.request.post(`/api/assignments/${assignmentPath.split('/').at(-1)}/grade`, { data: {} });
  await untilGraded(page);
  for (const id of essayIds) await page.request.delete(`/api/processing-status/${id}`);
}

/** Opens a page whose answer to `late` is delayed. @returns how far what was drawn moved up or down, as browsers add it up */
async function shiftOf(page: Page, path: string, late: RegExp, ready: string): Promise<number> {
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(window, { moved: sum });
    interface Shift {
      value: number;
      hadRecentInput: boolean;
      sources: { previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
        const isDown = sources.some(({ previousRect, currentRect }) => previousRect.y !== currentRect.y);
        if (isDown && !hadRecentInput) sum.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(late, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  const answered = page.waitForResponse(late);
  await page.goto(path);
  await answered;
  await page.getByText(ready).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  return page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift);
}

describe('nothing moves as a later answer comes', () => {
  it('on a class page on a phone: the class list stands below the assignments', async () => {
    const { page, classPath } = await aClassSet(true);
    expect(await shiftOf(page, classPath, /\/api\/assignments\?classId=/, 'Aroha Ngata')).toBeLessThan(
      SHIFT_MAX,
    );
  });

  it('on the page of an assignment: essays to match stand above the table', async () => {
    const { page, assignmentPath } = await aClassSet(false);
    expect(
      await shiftOf(page, assignmentPath, /\/api\/assignments\/[^/]+\/roster/, '1 to match'),
    ).toBeLessThan(SHIFT_MAX);
  });

  it('in the review of an essay: the rubric’s description stands in the open criterion', async () => {
    const given = await aClassSet(false);
    await graded(given);
    const path = `/essays/${given.essayIds[0]}`;
    expect(await shiftOf(given.page, path, /\/api\/criteria\/[^/]+$/, 'The rubric on')).toBeLessThan(
      SHIFT_MAX,
    );
  });
});

it.each([
  ['on a desktop', false],
  ['on a phone', true],
])(
  'the essays of an assignment keep their place after the last of them has been graded %s',
  async (_, phone) => {
    const { page, assignmentPath } = await aClassSet(phone);
    await page.goto(assignmentPath);
    await page.getByRole('button', { name: 'Grade 2 essays' }).click();
    await page.getByRole('button', { name: 'Review 2' }).waitFor();
    const heading = page.getByRole('heading', { name: 'Essays', exact: true });
    const placeOf = () => heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await placeOf();
    const close = page.getByRole('button', { name: 'Close the list of graded essays' });
    await close.waitFor();
    expect(await placeOf()).toBe(before);
    await close.click();
    await expectFocus(heading);
  },
);

it.each([
  ['on a desktop', false],
  ['on a phone', true],
])('the choices for handing back stay under the pointer %s', async (_, phone) => {
  const given = await aClassSet(phone);
  await graded(given);
  await given.page.goto(given.assignmentPath);
  await given.page.getByRole('button', { name: 'Hand back' }).click();
  const dialog = given.page.getByRole('dialog', { name: 'Hand back' });
  const include = dialog.getByRole('checkbox', { name: /^Also include/ });
  const moodle = dialog.getByRole('radio', { name: /Moodle/ });
  const placeOf = async () => (await boxOf(moodle)).y;
  await moodle.waitFor();
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished)),
  );
  const before = await placeOf();
  await moodle.check();
  await dialog.getByText(/None of them came from a Moodle download/).waitFor();
  expect(await placeOf()).toBe(before);
  await include.check();
  await dialog.getByText(/will be marked/).waitFor();
  expect(await placeOf()).toBe(before);
});
