import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Client } from 'pg';
import { chromium, type Page } from 'playwright-core';
import { anAccount, quantile, withBenchServer } from './bench-server';
import { essayOf } from './sample-essay';

const ESSAYS = 40;
const WORDS = 700;
const CRITERIA = 6;
/** The first ones warm up. */
const UNCOUNTED = 5;
/** How long a teacher looks at each; after an approval the next is asked for once this one is up. */
const READING_MS = 1_500;

/**
 * From the key that approves an essay to the next one readable (its name, text and criteria drawn), in the project's
 * Chromium on one server, beside opening an essay by its address. Prints medians and 95th percentiles in
 * milliseconds.
 */
export async function benchNextEssay(say: (line: string) => void): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) {
    say('From one approved essay to the next: left out, because there is no Chromium here.');
    return;
  }
  await withBenchServer(async ({ address, ownerUrl }) => {
    const { id: userId, cookie } = await anAccount(address, 'bench-next@school.example');
    const ids = await filled(ownerUrl, userId);
    const browser = await chromium.launch({
      executablePath,
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
    try {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      await context.addCookies(cookie.split('; ').map((pair) => cookieOf(pair, address)));
      const page = await context.newPage();
      const opened: number[] = [];
      for (const id of ids.slice(0, 10)) {
        const start = performance.now();
        await page.goto(pathTo(PAGES.essay, { id }));
        await page.waitForFunction(isReadable, '', { polling: 'raf' });
        opened.push(performance.now() - start);
      }
      await page.goto(pathTo(PAGES.essay, { id: ids[0] ?? '' }));
      await page.waitForFunction(isReadable, '', { polling: 'raf' });
      const times: number[] = [];
      for (let turn = 1; turn < ids.length; turn += 1) {
        await page.waitForTimeout(READING_MS);
        const time = await timeOfApproval(page);
        if (turn > UNCOUNTED) times.push(time);
      }
      say(
        `From one approved essay to the next readable: ${ms(times, 0.5)}, 95% ${ms(times, 0.95)} (${times.length} essays of ${WORDS} words, ${CRITERIA} criteria)`,
      );
      say(
        `  beside opening one by its address, ${ms(opened, 0.5)}: ${(quantile(times, 0.5) / quantile(opened, 0.5)).toFixed(2)} ×`,
      );
    } finally {
      await browser.close();
    }
  });
}

const ms = (times: readonly number[], share: number): string => `${quantile(times, share).toFixed(0)} ms`;

function cookieOf(pair: string, url: string): { name: string; value: string; url: string } {
  const [name = '', ...value] = pair.split('=');
  return { name, value: value.join('='), url };
}

/** From the key to the frame after the one that drew the next essay, by the page's own clock. */
async function timeOfApproval(page: Page): Promise<number> {
  await page.evaluate(() => {
    const name = () => document.querySelector('.er-title h1')?.textContent ?? '';
    const text = () => document.querySelector('.er-text')?.textContent ?? '';
    const before = { name: name(), text: text() };
    // What is drawn ahead is not on the page, and must not be hidden in it either.
    const isSeen = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;
    const isThere = () =>
      name() !== before.name &&
      text() !== before.text &&
      text().length > 1_000 &&
      document.querySelectorAll('.er-criterion [role="group"] button').length >= 5 &&
      ['.er-title h1', '.er-text', '.er-criterion [role="group"] button'].every(isSeen);
    const measured = new Promise<number>((resolve) => {
      const begin = () => {
        const start = performance.now();
        const look = () =>
          requestAnimationFrame(() => {
            if (isThere()) requestAnimationFrame(() => resolve(performance.now() - start));
            else look();
          });
        look();
      };
      window.addEventListener('keydown', begin, { capture: true, once: true });
    });
    Object.assign(window, { measured });
  });
  await page.keyboard.press('Enter');
  return page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);
}

/** Graded essays that nobody has looked at, all in one set; their ids in the order of the review. */
async function filled(ownerUrl: string, userId: string): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const idOf = async (sql: string, values: unknown[]): Promise<string> =>
      (await client.query<{ id: string }>(sql, values)).rows[0]?.id ?? '';
    const names = Array.from({ length: CRITERIA }, (_, at) => `Criterion ${at + 1}`);
    const classId = await idOf(`insert into classes (name, user_id) values ('Year 9', $1) returning id`, [
      userId,
    ]);
    const assignmentId = await idOf(
      `insert into assignments (title, class_id, user_id) values ('Phones at school', $1, $2) returning id`,
      [classId, userId],
    );
    const criteriaId = await idOf(
      `insert into criteria (filename, items, user_id) values ('criteria.txt', $1, $2) returning id`,
      [JSON.stringify(names), userId],
    );
    const ids: string[] = [];
    for (let at = 0; at < ESSAYS; at += 1) {
      const content = essayOf(WORDS, at);
      const student = `Student ${String(at + 1).padStart(3, '0')}`;
      const id = await idOf(
        `insert into essays (user_id, assignment_id, filename, content, student_name, status, grade, word_count, page_count)
         values ($1, $2, $3, $4, $5, 'ready_for_review', 'B', $6, 2) returning id`,
        [userId, assignmentId, `essay-${at + 1}.pdf`, content, student, WORDS],
      );
      const feedback = names.map((criteria, number) => {
        const start = number * 300;
        return {
          ...{ criteria, weight: 1, level: 1 + ((at + number) % 4), status: 'adequate', confidenceScore: 82 },
          ...{ feedback: essayOf(60, at + number), chainOfThought: essayOf(60, at), reviewReasons: [] },
          ...{ identifiedText: '', suggestions: '', exemplarComparison: essayOf(25, number) },
          improvementSteps: [essayOf(20, number), essayOf(20, number + 1)],
          evidence: [{ quote: content.slice(start, start + 90), start, end: start + 90 }],
        };
      });
      const whole = { strengths: [essayOf(20, at)], areasForImprovement: [essayOf(20, at)], nextSteps: [] };
      await client.query(
        `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
           overall_analysis, contextual_insights, locale, provider, model)
         values ($1, $2, $3, 4.5, $4, 75, 'B', $5, $6, '{}', 'en-AU', 'built-in', 'built-in')`,
        [userId, id, criteriaId, CRITERIA, JSON.stringify(feedback), JSON.stringify(whole)],
      );
      ids.push(id);
    }
    await client.query('vacuum analyze');
    return ids;
  } finally {
    await client.end();
  }
}

function isReadable(before: string): boolean {
  const name = document.querySelector('.er-title h1')?.textContent ?? '';
  const text = document.querySelector('.er-text')?.textContent ?? '';
  const levels = document.querySelectorAll('.er-criterion [role="group"] button').length;
  return name !== '' && name !== before && text.length > 1_000 && levels >= 5;
}
