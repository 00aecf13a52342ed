import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { makeDataSource } from '../src/database/data-source';
import { entities } from '../src/entities';
import { migrate, migrationNames } from '../src/database/migrate';
import { schemaDifference } from '../src/database/schema-difference';
import { onMigratedDatabase } from './setup/migration-database';
import { createTestDatabase } from './setup/test-database';

/** Tables that no entity describes: what happens to them is said better by statements. */
const WITHOUT_ENTITY: Readonly<Record<string, string>> = {
  admin_analytics: 'numbers of a day, written and read by aggregating statements',
  admin_audit_log: 'only ever added to; the working role may do nothing else',
  administrators_by_start: 'compared within one statement at the start',
  ai_token_reservations: 'summed under a lock, and left to expire',
  ai_usage: 'added to and summed, never read by row',
  billing_attempts: 'claimed and closed by conditional updates',
  billing_tasks: 'claimed and closed by conditional updates',
  calibration_marks: 'upserted by essay, and read with essays joined',
  comment_bank: 'kept apart by a digest, and counted by statements over several rows',
  essay_analyses: 'joined with a list of essays and locales, and upserted',
  essay_counts: 'kept by triggers',
  event_streams: 'taken within a limit by one statement, and left to expire',
  former_trials: 'hashes, compared within one statement',
  handwriting_setting: 'one row, updated where that changes it',
  invitations: 'accepted by conditional updates',
  letterheads: 'upserted by teacher, a part at a time',
  mails: 'claimed and closed by conditional updates',
  maintenance_windows: 'kept apart by an exclusion constraint, locked as they are read',
  migrations: 'belongs to TypeORM',
  one_time_tokens: 'hashes, used up by conditional deletes',
  payment_transactions: 'upserted by the provider’s ids',
  picture_trials: 'upserted by service and model',
  recognised_pages: 'inserted together with their essay’s text, read as JSON, and deleted with the essay',
  result_ledger: 'only ever added to; rows go with their essay',
  rubric_calibrations: 'made and locked by one statement, and read by version',
  rubric_reports: 'read with rubric and people joined',
  scanned_pages: 'inserted together, claimed in the order of pages by the queue, and deleted together',
  scheduled_job_runs: 'claimed by unique slots',
  sessions: 'shared with connect-pg-simple, which makes its rows',
  sign_in_limits: 'belongs to rate-limiter-flexible',
  stored_amounts: 'kept by triggers',
  stored_result_changes: 'kept by triggers',
  stripe_events: 'ids that are inserted or refused',
  user_analytics: 'added to and counted, never read by row',
  user_last_activity: 'kept by triggers',
  worker_processes: 'upserted by heartbeat, with the queue’s own tables',
};

let dataSource: DataSource;
onMigratedDatabase((source) => (dataSource = source), entities);

describe('entities and migrations', () => {
  it('agree in every table and column', async () => {
    expect(await schemaDifference(dataSource)).toEqual({ up: [], down: [] });
  });

  it('both exist for every table, or the table has a reason to have no entity', async () => {
    const rows = await dataSource.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const described = new Set(dataSource.entityMetadatas.map(({ tableName }) => tableName));
    const names = rows.map(({ name }) => name);
    expect(names.filter((name) => !described.has(name))).toEqual(Object.keys(WITHOUT_ENTITY).sort());
  });

  it('are found to differ if a column is missing, and if one is left over', async () => {
    await dataSource.query('alter table classes drop column description');
    await dataSource.query('alter table assignments add column motto text');
    const { up, down } = await schemaDifference(dataSource);
    expect(up.sort()).toEqual([
      'ALTER TABLE "assignments" DROP COLUMN "motto"',
      'ALTER TABLE "classes" ADD "description" text',
    ]);
    expect(down).toHaveLength(2);
  });
});

it('lists the migrations in the order in which they run', () => {
  const stampOf = (name: string) => Number(name.slice(-13));
  expect(migrationNames()).toEqual([...migrationNames()].sort((a, b) => stampOf(a) - stampOf(b)));
});

it('fails in a way that can be caught when the connection with its lock is ended', async () => {
  const other = await createTestDatabase();
  const blocker = await makeDataSource(other.url, 2).initialize();
  try {
    const runner = blocker.createQueryRunner();
    await runner.startTransaction();
    await runner.query('lock table graphile_worker.migrations in access exclusive mode');
    const ended = migrate(other.url).then(
      () => 'caught',
      () => 'caught',
    );
    // Holds the lock and waits for the queue's migrations, which wait for the table.
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'marklight-migrate' and state = 'idle'
        and pid in (select pid from pg_locks where locktype = 'advisory' and granted)`;
    while (((await blocker.query(end)) as unknown[]).length === 0) await sleep(20);
    await runner.rollbackTransaction();
    await runner.release();
    expect(await ended).toBe('caught');
  } finally {
    await blocker.destroy();
    await other.drop();
  }
});

it('has an index for each reference that the deletion of a row has to follow', async () => {
  const rows = await dataSource.query<{ reference: string }[]>(
    `select conrelid::regclass || '.' || attname as reference
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
     ) order by 1`,
  );
  // Administrators make a few of them a year.
  expect(rows.map(({ reference }) => reference)).toEqual(['maintenance_windows.created_by']);
});
