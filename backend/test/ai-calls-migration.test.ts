import type { DataSource } from 'typeorm';
import { AiCallsOnce2026112795000 } from '../src/database/migrations/2026112795-ai-calls-once';
import { onMigratedDatabase } from './setup/migration-database';

let dataSource: DataSource;
onMigratedDatabase((source) => (dataSource = source));

it('keeps what was counted and what is set aside, up and down', async () => {
  const migration = new AiCallsOnce2026112795000();
  const runner = dataSource.createQueryRunner();
  await migration.down(runner);
  // As the previous version writes them.
  await dataSource.query(
    `with teacher as (
       insert into users (email, trial_ends_at) values ('t@school.example', now()) returning id),
     spent as (
       insert into ai_usage (user_id, prompt_tokens, completion_tokens, cost_usd)
       select id, n * 100, 20, 0.5 from teacher, generate_series(1, 2) as n)
     insert into ai_token_reservations (user_id, tokens, expires_at)
     select id, n * 1000, now() + interval '1 hour' from teacher, generate_series(1, 2) as n`,
  );
  const rows = async () => ({
    spent: await dataSource.query<unknown[]>('select prompt_tokens as n from ai_usage order by 1'),
    setAside: await dataSource.query<unknown[]>('select tokens as n from ai_token_reservations order by 1'),
    ids: await dataSource.query<unknown[]>('select count(distinct id)::int as n from ai_token_reservations'),
  });
  const before = { spent: [{ n: 100 }, { n: 200 }], setAside: [{ n: 1000 }, { n: 2000 }], ids: [{ n: 2 }] };
  await migration.up(runner);
  expect(await rows()).toEqual(before);
  await migration.down(runner);
  expect(await rows()).toEqual(before);
  await migration.up(runner);
  expect(await rows()).toEqual(before);
  await runner.release();
});
