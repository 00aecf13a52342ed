import type { DataSource } from 'typeorm';
import { WholeReview2026112440000 } from '../src/database/migrations/2026112440-whole-review';
import { onMigratedDatabase } from './setup/migration-database';

let dataSource: DataSource;
onMigratedDatabase((source) => (dataSource = source));

/** Where the table is stored: another file once all its rows were written again. */
const storedIn = async () =>
  (await dataSource.query<[{ file: string }]>(`select pg_relation_filepath('grading_results') as file`))[0]
    .file;
const bytes = async () =>
  (
    await dataSource.query<[{ bytes: number }]>(`select sum(bytes)::int as bytes from stored_result_changes`)
  )[0].bytes;

it('adds and removes the decisions on the whole without writing the table again, and counts their bytes', async () => {
  await dataSource.query(`
    with teacher as (
      insert into users (email, trial_ends_at) values ('t@school.example', now()) returning id),
    essay as (
      insert into essays (filename, content, word_count, page_count, user_id)
      select 'essay.pdf', 'Text', 1, 1, id from teacher returning id, user_id),
    criteria_set as (
      insert into criteria (filename, items, user_id) select 'c', '["A"]', id from teacher returning id)
    insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
      overall_analysis, contextual_insights, locale, provider, model)
    select user_id, essay.id, criteria_set.id, 1, 1, 50, 'C', '[{"level": 2}]', '{}', '{}', 'en-AU', 'built-in', 'm'
    from essay, criteria_set`);
  const [file, before] = [await storedIn(), await bytes()];
  const decide = () =>
    dataSource.query(`update grading_results set whole_review = '{"remark": "Well done."}'`);
  await decide();
  const decided = await bytes();
  expect(decided).toBe(before + '{"remark": "Well done."}'.length);

  const migration = new WholeReview2026112440000();
  const runner = dataSource.createQueryRunner();
  await migration.down(runner);
  expect(await bytes()).toBe(before);
  await dataSource.query(`update grading_results set review = '[]'`);
  expect(await bytes()).toBe(before + 2);
  await migration.up(runner);
  await decide();
  expect(await bytes()).toBe(decided + 2);
  await dataSource.query('delete from essays');
  expect(await bytes()).toBe(0);
  expect(await storedIn()).toBe(file);
  await runner.release();
});
