import type { Client } from 'pg';
import { migrate } from '../src/database/migrate';
import { aFeedbackItem, aResult } from '../src/exports/testing/builders';
import { onDatabaseBefore } from './setup/migration-database';
import type { TestDatabase } from './setup/test-database';

const LEDGER = 'ResultLedger2026112290000';

let database: TestDatabase;
let client: Client;
onDatabaseBefore(LEDGER, (connected, itsDatabase) => {
  [client, database] = [connected, itsDatabase];
});

const one = async (sql: string, values: unknown[] = []): Promise<string> =>
  (await client.query<{ id: string }>(`${sql} returning id`, values)).rows[0]?.id ?? '';

it('records what is known from earlier results, and earlier changes without a time', async () => {
  const user = await one(
    `insert into users (email, first_name, last_name, trial_ends_at)
     values ('t@school.example', 'Tess', 'Teacher', now())`,
  );
  const essay = await one(
    `insert into essays (user_id, filename, content, word_count, page_count) values ($1, 'a.pdf', 'Text.', 1, 1)`,
    [user],
  );
  const rubric = await one(`insert into rubrics (user_id, name, criteria) values ($1, 'Argument', '[]')`, [
    user,
  ]);
  const criteria = await one(
    `insert into criteria (user_id, filename, items, rubric_id, rubric_version) values ($1, 'Argument', '[]', $2, 4)`,
    [user, rubric],
  );
  const feedback = [aFeedbackItem({ level: 1, feedback: 'As proposed.' }), aFeedbackItem({ level: 2 })];
  const review = feedback.map(({ feedback: words }) => ({ level: 3, feedback: words }));
  const { overallAnalysis, contextualInsights } = aResult();
  const result = await one(
    `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
       review, overall_analysis, contextual_insights, locale, provider, model, text_as_sent, created_at)
     values ($1, $2, $3, 1, 2, 50, 'C', $4, $5, $6, $7, 'en-AU', 'openai', 'gpt', 'Zoë', '2026-11-01T00:00:00Z')`,
    [
      ...[user, essay, criteria],
      ...[feedback, review, overallAnalysis, contextualInsights].map((part) => JSON.stringify(part)),
    ],
  );
  // More than one statement covers.
  await client.query(
    `with many as (
       insert into essays (user_id, filename, content, word_count, page_count)
       select $1, 'many.pdf', 'Text.', 1, 1 from generate_series(1, 450) returning id)
     insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
       overall_analysis, contextual_insights, locale, provider, model)
     select $1, many.id, $2, 1, 2, 50, 'C', '[]', '{}', '{}', 'en-AU', 'built-in', 'built-in' from many`,
    [user, criteria],
  );
  await migrate(database.url);
  const told = await client.query<{ n: number }>(
    `select count(distinct line.essay_id)::int as n from result_ledger line join essays on essays.id = line.essay_id
     where filename = 'many.pdf'`,
  );
  expect(told.rows[0]?.n).toBe(450);
  const { rows } = await client.query('select * from result_ledger where essay_id = $1 order by id', [essay]);
  expect(rows).toMatchObject([
    {
      result_id: result,
      kind: 'proposed',
      happened_at: new Date('2026-11-01T00:00:00Z'),
      details: {
        model: 'gpt',
        criteriaSet: { id: criteria, name: 'Argument', rubric: { id: rubric, version: 4 } },
        levels: [{ level: 1 }, { level: 2 }],
        textAsSent: {
          sha256: 'c6a12698582fc1104ea24107a2d7268145ff06ef859707729d01fd060897f067',
          characters: 3,
        },
      },
    },
    {
      actor_id: user,
      is_dated: false,
      details: { field: 'level', criterion: { number: 1 }, from: 1, to: 3 },
    },
    { is_dated: false, details: { field: 'level', criterion: { number: 2 }, from: 2, to: 3 } },
  ]);
});
