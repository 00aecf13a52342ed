import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { makeDataSource } from '../src/database/data-source';
import { migrate, migrationNames } from '../src/database/migrate';
import { schemaDifference } from '../src/database/schema-difference';
import { createTestDatabase, type TestDatabase } from './setup/test-database';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await makeDataSource(database.url, 2).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('entities and migrations', () => {
  it('agree in every table and column', async () => {
    expect(await schemaDifference(dataSource)).toEqual({ up: [], down: [] });
  });

  it('are told apart where a column is missing, and where one is left over', async () => {
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
