import type { Page } from 'playwright-core';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { sql } from './setup/database';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

async function aTeacherWithEssays(count: number, phone: boolean): Promise<Page> {
  const page = await browser.newPage({ phone });
  const email = await signedInTeacher(page);
  await sql(
    `insert into essays (user_id, filename, content, word_count, page_count, student_name, uploaded_at)
     select users.id, 'essay-' || lpad(n::text, 4, '0') || '.pdf', 'A text.', 2, 1, 'Student ' || n,
       now() - make_interval(secs => n)
     from users, generate_series(1, $2::int) as n where email = $1`,
    [email, count],
  );
  await page.goto('/essays');
  return page;
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('a list of 5,000 essays %s', (_, phone, width) => {
  it('is paged, searched, selected as a whole, deleted and restored', async () => {
    const page = await aTeacherWithEssays(5_000, phone);
    await page.getByText('1–50 of 5,000').waitFor();
    await page.getByRole('row').nth(50).waitFor();
    expect(await page.getByRole('row').count()).toBe(51);
    await expectNoSeriousAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('51–100 of 5,000').waitFor();

    await page.getByPlaceholder('Essay name...').fill('essay-49');
    await page.getByText('100 essays match.').waitFor();
    await page.getByRole('checkbox', { name: 'Select all essays on this page' }).check();
    await page.getByText('50 of 100 essays selected.').waitFor();
    await page.getByRole('button', { name: 'Select all 100 essays that match' }).click();
    await page.getByText('All 100 essays selected.').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete 100 essays' }).click();
    await page.getByText('No essays match.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('1–50 of 4,900').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('1–50 of 5,000').waitFor();

    await page.getByRole('checkbox', { name: 'Select all essays on this page' }).check();
    await page.getByRole('button', { name: 'Select all 5,000 essays' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete 5,000 essays' }).click();
    await page.getByText('No essays have been graded yet.').waitFor();
  });
});

/** What has the focus, and the bar that stays at the top: how far below the bar the focused element begins, in pixels. */
const FOCUS_BELOW_THE_BAR = `(() => {
  const bar = document.querySelector('header').getBoundingClientRect();
  return document.activeElement.getBoundingClientRect().top - bar.bottom;
})()`;

it('the bar at the top hides nothing that a keyboard reaches on the way back', async () => {
  const page = await aTeacherWithEssays(60, false);
  // The first rows come before the others.
  await page.getByRole('row').nth(50).waitFor();
  const links = page.getByRole('table').getByRole('link');
  await links.last().focus();
  const below: number[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Shift+Tab');
    below.push(await page.evaluate<number>(FOCUS_BELOW_THE_BAR));
  }
  expect(below.filter((pixels) => pixels < 0)).toEqual([]);
});

it('an essay that came meanwhile is not deleted with the others', async () => {
  const page = await aTeacherWithEssays(60, false);
  await page.getByText('1–50 of 60').waitFor();
  await page.getByRole('checkbox', { name: 'Select all essays on this page' }).check();
  await page.getByRole('button', { name: 'Select all 60 essays' }).click();
  const email = await page.evaluate(() => localStorage.getItem('userEmail'));
  await sql(
    `insert into essays (user_id, filename, content, word_count, page_count)
     select id, 'new.pdf', '', 0, 1 from users where email = $1`,
    [email],
  );
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete 60 essays' }).click();
  await page
    .getByText('This list has changed since you opened it, so nothing was deleted. Check it and try again.')
    .waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('All 61 essays selected.').waitFor();
});
