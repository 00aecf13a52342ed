import type { DataSource } from 'typeorm';
import { SecondLook2026112540000 } from '../src/database/migrations/2026112540-second-look';
import { onMigratedDatabase } from './setup/migration-database';

let dataSource: DataSource;
onMigratedDatabase((source) => (dataSource = source));

it('rewords what lists show of stored results, and nothing else', async () => {
  const other = { code: 'mostly_unsure', words: 'It says “Look twice at this”.' };
  const doubts = (words: string) => ({ code: 'doubts', words });
  await dataSource.query(
    `with teacher as (
       insert into users (email, trial_ends_at) values ('t@school.example', now()) returning id),
     essay as (
       insert into essays (filename, content, word_count, page_count, user_id)
       select unnest(array['doubted', 'clear']), 'Text', 1, 1, id from teacher returning id, filename, user_id),
     criteria_set as (
       insert into criteria (filename, items, user_id) select 'c', '["A"]', id from teacher returning id)
     insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
       overall_analysis, contextual_insights, locale, provider, model, eye_reasons)
     select user_id, essay.id, criteria_set.id, 1, 1, 50, 'C', '[{"level": 2}]', '{}', '{}', 'en-AU', 'built-in', 'm',
       case filename when 'doubted' then $1::jsonb else '[]'::jsonb end from essay, criteria_set`,
    [JSON.stringify([other, doubts('Look twice at criteria 1 and 2.')])],
  );
  const reasons = async () =>
    (
      await dataSource.query<{ eye_reasons: object[] }[]>(
        'select eye_reasons from grading_results order by jsonb_array_length(eye_reasons)',
      )
    ).map(({ eye_reasons: stored }) => stored);
  const migration = new SecondLook2026112540000();
  const runner = dataSource.createQueryRunner();
  await migration.up(runner);
  expect(await reasons()).toEqual([[], [other, doubts('Take a second look at criteria 1 and 2.')]]);
  await migration.down(runner);
  expect(await reasons()).toEqual([[], [other, doubts('Look twice at criteria 1 and 2.')]]);
  await runner.release();
});
