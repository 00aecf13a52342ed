import type { DataSource } from 'typeorm';
import { ResultLevels2026112320000 } from '../src/database/migrations/2026112320-result-levels';
import { onMigratedDatabase } from './setup/migration-database';

let dataSource: DataSource;
onMigratedDatabase((source) => (dataSource = source));

const levelsOf = (essay: string): Promise<{ levels: (number | null)[] }[]> =>
  dataSource.query(
    `select levels from grading_results where essay_id = (select id from essays where filename = $1)`,
    [essay],
  );

it('gives results from before their levels, and keeps those in step from then on', async () => {
  const migration = new ResultLevels2026112320000();
  const runner = dataSource.createQueryRunner();
  await migration.down(runner);
  await dataSource.query(`
    with teacher as (
      insert into users (email, trial_ends_at) values ('t@school.example', now()) returning id),
    essay as (
      insert into essays (filename, content, word_count, page_count, user_id)
      select unnest(array['as proposed', 'decided', 'decided in part', 'empty']), 'Text', 1, 1, id from teacher
      returning id, filename, user_id),
    criteria_set as (
      insert into criteria (filename, items, user_id) select 'c', '["A"]', id from teacher returning id)
    insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback, review,
      overall_analysis, contextual_insights, locale, provider, model)
    select user_id, essay.id, criteria_set.id, 1, 2, 50, 'C',
      case when filename = 'empty' then '[]'::jsonb else '[{"level": 3}, {"level": null}]' end,
      case filename when 'decided' then '[{"level": 1}, {"level": 4}]'::jsonb
        when 'decided in part' then '[{"level": null}]' end,
      '{}', '{}', 'en-AU', 'built-in', 'm' from essay, criteria_set`);
  await migration.up(runner);
  expect(await levelsOf('as proposed')).toEqual([{ levels: [3, null] }]);
  expect(await levelsOf('decided')).toEqual([{ levels: [1, 4] }]);
  expect(await levelsOf('decided in part')).toEqual([{ levels: [null, null] }]);
  expect(await levelsOf('empty')).toEqual([{ levels: [] }]);

  await dataSource.query(`update grading_results set review = '[{"level": 0}, {"level": 2}]'`);
  expect(await levelsOf('as proposed')).toEqual([{ levels: [0, 2] }]);
  await dataSource.query(`update grading_results set feedback = '[{"level": 4}]', review = null`);
  expect(await levelsOf('decided')).toEqual([{ levels: [4] }]);
  await runner.release();
});
