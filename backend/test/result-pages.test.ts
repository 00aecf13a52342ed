import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type { GradingResult } from '@marklight/contracts/grading';
import { aTeacher, type Person } from './factories/people';
import { rowsRead, settle, statementsOf, type Statement } from './setup/statements';
import { startTestApp, type TestApp } from './setup/test-app';

const RESULTS = 3_000;
const PAGE = 25;
const TEXT_CHARACTERS = 1_500;

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  teacher = await aTeacher(app);
  await withResults(teacher);
  await withResults(await aTeacher(app));
  await settle(app, 'essays');
  await settle(app, 'grading_results');
});
afterAll(() => app.close());

/** Graded in batches of three; every tenth essay was graded before by the same criteria. */
async function withResults({ id }: Person, count = RESULTS): Promise<void> {
  await app.database.query(
    `with own as (insert into criteria (user_id, filename, items) values ($1, 'criteria.txt', '["Thesis"]') returning id),
     written as (
       insert into essays (user_id, filename, content, status, grade, word_count, page_count)
       select $1, 'essay-' || n || '.pdf', left(repeat(md5(n::text), 50), $3), 'ready_for_review', 'B', 300, 2
       from generate_series(1, $2::int) n returning id, substring(filename from '\\d+')::int as n
     ), graded as (
       select *, 'in_force' as standing from written union all select *, 'earlier' from written where n % 10 = 0
     )
     insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
       overall_analysis, contextual_insights, locale, provider, model, standing, created_at)
     select $1, graded.id, own.id, 3, 1, 75, 'B',
       jsonb_build_array(jsonb_build_object('criteria', 'Thesis', 'weight', 1, 'level', 3, 'feedback', md5(n::text))), '{}', '{}',
       'en-AU', 'built-in', 'built-in', standing, now() - make_interval(secs => n / 3)
     from graded, own`,
    [id, count, TEXT_CHARACTERS],
  );
}

async function pageOf(query: string) {
  const reply = await teacher.agent.get(`/api/results?${query}`).expect(200);
  return {
    results: reply.body as GradingResult[],
    total: Number(reply.headers[TOTAL_COUNT_HEADER.toLowerCase()]),
    bytes: Buffer.byteLength(reply.text),
  };
}

/** Those about results and essays; others find out whose request it is. */
async function statementsFor(query: string): Promise<Statement[]> {
  const sent = await statementsOf(app, () => pageOf(query));
  return sent.filter(({ sql }) => /\b(essays?|grading_results)\b/.test(sql));
}

describe('the list of results', () => {
  it('has the one in force of each essay once, on whichever page', async () => {
    const seen = new Set<string>();
    for (let page = 1; page <= RESULTS / 200; page++) {
      const { results, total } = await pageOf(`page=${page}&pageSize=200`);
      expect(total).toBe(RESULTS);
      for (const { essay } of results) seen.add(essay.id);
    }
    expect(seen.size).toBe(RESULTS);
    expect((await pageOf(`page=${RESULTS / 200 + 1}&pageSize=200`)).results).toEqual([]);
  });

  it('has the essays’ texts only where they are asked for', async () => {
    const without = await pageOf('page=1');
    const withTexts = await pageOf('page=1&texts=included');
    expect(without.results.map(({ essay }) => essay.content)).toEqual(Array(PAGE).fill(''));
    for (const { essay } of withTexts.results) expect(essay.content).toHaveLength(TEXT_CHARACTERS);
    expect(
      withTexts.results.map(({ essay, ...rest }) => ({ ...rest, essay: { ...essay, content: '' } })),
    ).toEqual(without.results);
    expect(withTexts.bytes - without.bytes).toBe(PAGE * TEXT_CHARACTERS);
    const { body } = await teacher.agent.get('/api/results?texts=yes').expect(400);
    expect(body).toMatchObject({ fields: { texts: expect.stringContaining('included') as string } });
  });

  it('takes two statements for a page, whatever its size', async () => {
    expect(await statementsFor('page=1&pageSize=1')).toHaveLength(2);
    expect(await statementsFor('page=2&pageSize=200')).toHaveLength(2);
  });

  it.each(['page=1', 'page=2', `page=${RESULTS / PAGE}`])('reads what it shows, on %s', async (query) => {
    const statements = await statementsFor(`${query}&pageSize=${PAGE}`);
    // The page before, this one, and earlier gradings between them; then once more for each thing that is shown of one.
    expect((await rowsRead(app, statements, 'grading_results')).fetched).toBeLessThan(8 * PAGE);
    expect((await rowsRead(app, statements, 'essays')).fetched).toBeLessThan(4 * PAGE);
  });

  it('counts results without a grade, and none of a deleted essay', async () => {
    const other = await aTeacher(app);
    await withResults(other, 40);
    const amount = async () =>
      Number((await other.agent.get('/api/results?page=1').expect(200)).headers['x-total-count']);
    expect(await amount()).toBe(40);
    await app.database.query(
      `with named as (select id from essays where user_id = $1 order by filename limit 3), ungraded as (
         update grading_results set grade = null where essay_id in (select id from named))
       update essays set grade = null where id in (select id from named)`,
      [other.id],
    );
    expect(await amount()).toBe(40);
    await app.database.query(
      `update essays set deleted_at = now() where id in (select id from essays where user_id = $1 order by filename limit 4)`,
      [other.id],
    );
    expect(await amount()).toBe(36);
  });
});
