import { Socket } from 'node:net';
import { Client, escapeIdentifier, type ClientBase, type Pool, type QueryConfig } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** Statements about connections and locks rather than about rows. */

const PING_TIMEOUT_MS = 2_000;

/** @throws what the connection throws if the database does not answer */
export async function ping(database: Pick<ClientBase, 'query'> | DataSource): Promise<void> {
  await (database as Pick<DataSource, 'query'>).query('select 1');
}

/** The same on a connection that is made for it. @throws if there is no answer within two seconds */
export async function pingApart(connectionString: string): Promise<void> {
  const socket = new Socket();
  const client = new Client({
    connectionString,
    stream: () => socket,
    connectionTimeoutMillis: PING_TIMEOUT_MS,
    query_timeout: PING_TIMEOUT_MS,
    application_name: 'marklight-probe',
  });
  // A connection lost between two statements.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await ping(client);
  } finally {
    // Not waited for: a frozen server would never let it end.
    void client.end().catch(() => undefined);
    setTimeout(() => socket.destroy(), PING_TIMEOUT_MS).unref();
  }
}

/** Whether the database refuses changes, as a standby does. */
export async function isReadOnly(dataSource: DataSource): Promise<boolean> {
  const [row] = await dataSource.query<{ isReadOnly: boolean }[]>(
    `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`,
  );
  return row?.isReadOnly ?? false;
}

export async function listen(client: ClientBase, channel: string): Promise<void> {
  await client.query(`listen ${escapeIdentifier(channel)}`);
}

/** Arrives if and only if the manager's transaction commits. */
export async function notify(manager: EntityManager, channel: string, payload: string): Promise<void> {
  await manager.query('select pg_notify($1, $2)', [channel, payload]);
}

/** Waits for a lock that is held until the connection ends. */
export async function takeLock(client: ClientBase, key: number): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [key]);
}

/** Takes a lock that is held until the connection ends, unless somebody else has it. */
export async function tryTakeLock(client: ClientBase, key: number): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [key]);
  return rows[0]?.mine === true;
}

/** Process id of the server process behind a connection. */
export async function backendOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** Does something in a transaction that keeps its server process until the end. */
export async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    // If the connection is gone, its loss is the more useful error.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The same for two addresses that lead to one database of one running server. */
export async function databaseIdentity(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `select concat(pg_postmaster_start_time(), ' ', oid) as identity
     from pg_database where datname = current_database()`,
  );
  return rows[0]?.identity ?? '';
}

/** Names of the migrations that a database has been through, oldest first; none for an empty one. */
export async function migrationsDone(client: ClientBase): Promise<string[]> {
  const found = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  );
  if (!found.rows[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}

/** A pool for a library that names its statements, without the names. */
export function withoutNames(pool: Pool): Pick<Pool, 'query'> {
  const query = ({ text, values = [] }: QueryConfig) => pool.query(text, values);
  return { query } as Pick<Pool, 'query'>;
}
