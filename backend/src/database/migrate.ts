import { runMigrations as runQueueMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { makeDataSource } from './data-source';
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
