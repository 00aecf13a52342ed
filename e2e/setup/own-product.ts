import { Client } from 'pg';
import { keptPassword } from '../../backend/src/database/embedded/cluster';
import { findRunningServer } from '../../backend/src/database/embedded/postmaster';
import { databaseUrl } from '../../backend/src/database/embedded/server-address';
import { cleanUpWhenWeDie } from '../../backend/test/setup/reaper';
import { startProduct } from '../../scripts/lib/running-product.mjs';

export interface OwnProduct {
  address: string;
  /** Of the server, and of its database. */
  pids: readonly number[];
  /** Runs one statement in its database, for what no person can do in a test. */
  sql: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
}

/**
 * A separate product for one test file, on an empty database, for tests that count everything or affect everybody. It
 * is cleaned up however the tests end.
 */
export async function startOwnProduct(env: Record<string, string>): Promise<OwnProduct> {
  let callOffEarly = () => undefined as void;
  const product = await startProduct({
    env,
    onSpawn: (pid, dataDir) => {
      callOffEarly = cleanUpWhenWeDie([pid], [dataDir]);
    },
  });
  const database = await findRunningServer(`${product.dataDir}/postgres`);
  if (!database) throw new Error('The product’s database is not there.');
  const callOff = cleanUpWhenWeDie([product.pid, database.pid], [product.dataDir]);
  callOffEarly();
  const client = new Client({
    connectionString: databaseUrl(database.address, await keptPassword(product.dataDir)),
  });
  // End the server before its clients.
  client.on('error', () => undefined);
  await client.connect();
  return {
    address: product.address,
    pids: [product.pid, database.pid],
    sql: async (statement, values = []) =>
      (await client.query<Record<string, unknown>>(statement, values)).rows,
    stop: async () => {
      await client.end();
      await product.stop();
      callOff();
    },
  };
}
