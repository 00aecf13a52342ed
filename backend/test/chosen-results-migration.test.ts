import type { Client } from 'pg';
import { migrate } from '../src/database/migrate';
import { onDatabaseBefore } from './setup/migration-database';
import type { TestDatabase } from './setup/test-database';

let database: TestDatabase;
let client: Client;
onDatabaseBefore('ChosenResults2026112340000', (connected, itsDatabase) => {
  [client, database] = [connected, itsDatabase];
});

const one = async (sql: string, values: unknown[] = []): Promise<string> =>
  (await client.query<{ id: string }>(`${sql} returning id`, values)).rows[0]?.id ?? '';

it('takes from the ledger which results in force were chosen', async () => {
  const user = await one(
    `insert into users (email, first_name, last_name, trial_ends_at)
     values ('t@school.example', 'Tess', 'Teacher', now())`,
  );
  const criteria = await one(`insert into criteria (user_id, filename, items) values ($1, 'c', '[]')`, [
    user,
  ]);
  /** An essay with a result in force and an earlier one; the hours say when the first was graded, and what was chosen when. */
  const essay = async (filename: string, gradedAt: number, choices: ['in_force' | 'earlier', number][]) => {
    const essayId = await one(
      `insert into essays (user_id, filename, content, word_count, page_count) values ($1, $2, 'Text.', 1, 1)`,
      [user, filename],
    );
    const result = (standing: string, hour: number) =>
      one(
        `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
           overall_analysis, contextual_insights, locale, provider, model, standing, created_at)
         values ($1, $2, $3, 1, 1, 50, 'C', '[]', '{}', '{}', 'en-AU', 'built-in', 'm', $4, $5)`,
        [user, essayId, criteria, standing, at(hour)],
      );
    const ids = { in_force: await result('in_force', gradedAt), earlier: await result('earlier', 1) };
    for (const [to, hour] of choices)
      await client.query(
        `insert into result_ledger (essay_id, result_id, actor_id, kind, happened_at, details)
         values ($1, $2, $3, 'changed', $4, $5)`,
        [essayId, ids[to], user, at(hour), JSON.stringify({ field: 'in_force', from: null, to: ids[to] })],
      );
  };
  await essay('chosen', 2, [
    ['earlier', 3],
    ['in_force', 4],
  ]);
  await essay('chosen, then graded again', 5, [['in_force', 4]]);
  await essay('graded after the other was chosen', 5, [
    ['in_force', 2],
    ['earlier', 3],
  ]);
  await essay('never chosen', 2, []);

  await migrate(database.url);
  const { rows } = await client.query<{ filename: string; standing: string; at: Date }>(
    `select filename, standing, chosen_at as at from grading_results result join essays on essays.id = essay_id
     where chosen_at is not null`,
  );
  expect(rows).toEqual([{ filename: 'chosen', standing: 'in_force', at: new Date(at(4)) }]);
});

function at(hour: number): string {
  return `2026-11-01T0${hour}:00:00Z`;
}
