import type { DataSource } from 'typeorm';
import { ResultsInForce2026112280000 } from '../src/database/migrations/2026112280-results-in-force';
import { onMigratedDatabase } from './setup/migration-database';

let dataSource: DataSource;
onMigratedDatabase((source) => (dataSource = source));

const one = async (sql: string, values: unknown[] = []): Promise<string> => {
  const [row] = await dataSource.query<{ id: string }[]>(sql, values);
  if (!row) throw new Error('nothing was stored');
  return row.id;
};

it('puts in force what a teacher touched, else the newest, and proposes a newer one', async () => {
  const migration = new ResultsInForce2026112280000();
  const runner = dataSource.createQueryRunner();
  await migration.down(runner);
  const user = await one(
    `insert into users (email, trial_ends_at) values ('t@school.example', now()) returning id`,
  );
  const sets: string[] = [];
  for (let n = 0; n < 3; n += 1)
    sets.push(
      await one(`insert into criteria (filename, items, user_id) values ('c', '["A"]', $1) returning id`, [
        user,
      ]),
    );
  /** Results from the oldest to the newest, each with what a teacher did to it. */
  const essay = async (name: string, results: ('untouched' | 'changed' | 'reviewed')[]) => {
    const id = await one(
      `insert into essays (filename, content, word_count, page_count, user_id, grade)
       values ($1, 'Text', 1, 1, $2, $3) returning id`,
      [name, user, 'ABC'[results.length - 1]],
    );
    for (const [n, touch] of results.entries())
      await dataSource.query(
        `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
           overall_analysis, contextual_insights, locale, provider, model, review, reviewed_at, created_at)
         values ($1, $2, $3, 1, 1, 50, $4, '[]', '{}', '{}', 'en-AU', 'built-in', 'm',
           case when $5 = 'changed' then '[]'::jsonb end, case when $5 = 'reviewed' then now() end,
           now() - make_interval(hours => $6))`,
        [user, id, sets[n], 'ABC'[n], touch, 10 - n],
      );
  };
  await essay('untouched', ['untouched', 'untouched']);
  await essay('changed before', ['untouched', 'changed', 'untouched']);
  await essay('changed long before', ['changed', 'untouched', 'untouched']);
  await essay('changed last', ['untouched', 'changed']);
  await essay('reviewed', ['changed', 'reviewed']);

  await migration.up(runner);
  const rows = await dataSource.query<{ filename: string; grade: string; standings: string[] }[]>(
    `select filename, essays.grade, array_agg(standing order by result.created_at) as standings
     from essays join grading_results result on result.essay_id = essays.id
     group by essays.id order by filename`,
  );
  expect(rows).toEqual([
    { filename: 'changed before', grade: 'B', standings: ['earlier', 'in_force', 'proposed'] },
    { filename: 'changed last', grade: 'B', standings: ['earlier', 'in_force'] },
    { filename: 'changed long before', grade: 'A', standings: ['in_force', 'earlier', 'proposed'] },
    { filename: 'reviewed', grade: 'B', standings: ['earlier', 'in_force'] },
    { filename: 'untouched', grade: 'B', standings: ['earlier', 'in_force'] },
  ]);

  // A second result by the same criteria was not possible before: reverting keeps the one in force.
  await dataSource.query(
    `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
       overall_analysis, contextual_insights, locale, provider, model, standing)
     select user_id, essay_id, criteria_id, 1, 1, 50, 'C', '[]', '{}', '{}', 'en-GB', 'built-in', 'm', 'proposed'
     from grading_results where standing = 'in_force' and essay_id = (select id from essays where filename = 'untouched')`,
  );
  await migration.down(runner);
  const [{ grades }] = (await dataSource.query(
    `select string_agg(result.grade, ',' order by result.created_at) as grades from grading_results result
     join essays on essays.id = essay_id where filename = 'untouched'`,
  )) as [{ grades: string }];
  expect(grades).toBe('A,B');
  await migration.up(runner);
  await runner.release();
});
