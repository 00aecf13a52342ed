import { runMigrations as runQueueMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import { dataSourceOptions, makeDataSource } from './data-source';
import { quietQueueLogger } from './queue-logger';

/** Any number that no other program on the same database uses for the same purpose. */
const MIGRATION_LOCK = 7_274_001;

/**
 * Brings the database at `url` to the newest version, the queue's tables included. Safe to call from
 * many processes at once: an advisory lock lets one work while the others wait and then find nothing to do.
 */
export async function migrate(url: string): Promise<void> {
  await underMigrationLock(url, async () => {
    const dataSource = makeDataSource(url, 2);
    await dataSource.initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
    await runQueueMigrations({ connectionString: url, maxPoolSize: 2, logger: quietQueueLogger });
  });
}

/** Every migration of this version, oldest first. */
export function migrationNames(): string[] {
  return migrationsOf(dataSourceOptions('postgres://')).map(
    (Migration) => new Migration().name ?? Migration.name,
  );
}

/**
 * Brings an empty database to where the first of our migrations, named `names`, leave it, for the rows of an
 * older backup. `migrate` does the rest.
 */
export async function migrateTo(url: string, names: readonly string[]): Promise<void> {
  await underMigrationLock(url, async () => {
    const options = dataSourceOptions(url, 2);
    const migrations = migrationsOf(options).filter((Migration) =>
      names.includes(new Migration().name ?? Migration.name),
    );
    const dataSource = await new DataSource({ ...options, migrations }).initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
    await runQueueMigrations({ connectionString: url, maxPoolSize: 2, logger: quietQueueLogger });
  });
}

function migrationsOf({ migrations = [] }: DataSourceOptions): (new () => MigrationInterface)[] {
  return migrations as (new () => MigrationInterface)[];
}

/** Takes back the newest migration of ours. The queue's own tables have no way back and stay. */
export async function revertLastMigration(url: string): Promise<void> {
  await underMigrationLock(url, async () => {
    const dataSource = makeDataSource(url, 2);
    await dataSource.initialize();
    try {
      await dataSource.undoLastMigration({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
  });
}

async function underMigrationLock(url: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'marklight-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work();
  } finally {
    // Closing the connection releases the lock, also when the work failed.
    await client.end();
  }
}
