import { Logger, runMigrations as runQueueMigrations } from 'graphile-worker';
import { Client, Pool, type ClientBase } from 'pg';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import { StartError } from '../common/start-error';
import { migrationsDone, takeLock } from './connection.repository';
import { dataSourceOptions, makeDataSource } from './data-source';
import { LOCKS } from './locks';
import { withClient } from './pooler';
import { currentRole, grantRuntime } from './runtime-role.repository';

/** The queue engine’s migrations throw their errors. */
const quietQueueLogger = new Logger(() => () => undefined);

/**
 * Brings the database at `url` to the newest version, the queue's tables included. Safe to call from many processes
 * simultaneously: an advisory lock lets one work while the others wait and then find nothing to do.
 * @param url of the role that owns the tables, or will own them
 * @param runtimeUrl of the role that the product works as; if it is another, it gets the rights it needs
 * @throws StartError if a newer version of the product has migrated this database
 */
export async function migrate(url: string, runtimeUrl = url): Promise<void> {
  const runtimeRole = runtimeUrl === url ? null : await withClient(runtimeUrl, currentRole);
  await underMigrationLock(url, async (client) => {
    await refuseNewer(client);
    const dataSource = makeDataSource(url, 2);
    await dataSource.initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
    await migrateQueue(url);
    if (runtimeRole !== null && runtimeRole !== (await currentRole(client))) {
      await grantRuntime(client, runtimeRole);
    }
  });
}

/** Brings the queue's tables up to date, through a pool of our own: the engine's has no listener while it is being closed. */
async function migrateQueue(url: string): Promise<void> {
  const pgPool = new Pool({ connectionString: url, max: 2 });
  // A connection that the server ends while nobody uses it; unhandled, that would end the process instead.
  pgPool.on('error', () => undefined);
  try {
    await runQueueMigrations({ pgPool, logger: quietQueueLogger });
  } finally {
    await pgPool.end();
  }
}

/** An older version would write rows that the newer one cannot read, and lack columns that it relies on. */
async function refuseNewer(client: ClientBase): Promise<void> {
  const known = migrationNames();
  const newer = (await migrationsDone(client)).filter((name) => !known.includes(name));
  if (newer.length === 0) return;
  throw new StartError(
    `This database is from a newer version of Marklight (it has ${newer.join(', ')}). Start that version, or restore ` +
      'a backup from before the upgrade: see “Upgrading” in docs/operations.md.',
  );
}

/** Every migration of this version, oldest first. */
export function migrationNames(): string[] {
  return migrationsOf(dataSourceOptions('postgres://')).map(
    (Migration) => new Migration().name ?? Migration.name,
  );
}

/**
 * Brings an empty database to the state after those of our first migrations named in `names`, for the rows of an
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
    await migrateQueue(url);
  });
}

function migrationsOf({ migrations = [] }: DataSourceOptions): (new () => MigrationInterface)[] {
  return migrations as (new () => MigrationInterface)[];
}

/**
 * Reverts the newest of our migrations that this database has, and runs none. The queue's tables cannot be reverted and stay.
 * @returns its name; null if there is none
 * @throws StartError if a newer version of the product has migrated this database
 */
export async function revertLastMigration(url: string): Promise<string | null> {
  return underMigrationLock(url, async (client) => {
    await refuseNewer(client);
    const newest = (await migrationsDone(client)).at(-1) ?? null;
    if (newest === null) return null;
    const dataSource = makeDataSource(url, 2);
    await dataSource.initialize();
    try {
      await dataSource.undoLastMigration({ transaction: 'each' });
      return newest;
    } finally {
      await dataSource.destroy();
    }
  });
}

async function underMigrationLock<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'marklight-migrate' });
  // Its statements fail with the connection; an unhandled error would end the process instead.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeLock(client, LOCKS.migrations);
    return await work(client);
  } finally {
    // Closing the connection releases the lock, even if the work failed.
    await client.end();
  }
}
