import { Client } from 'pg';
import { SUPERUSER } from './cluster';
import { codeOf, EmbeddedPostgresError } from './embedded-postgres-error';

/** Role and database of the product. */
const OWNER = 'marklight';
/** Key of the advisory lock that every process using the embedded server holds in shared mode. */
const USERS_LOCK = 7_274_002;

const CONNECT_TIMEOUT_MS = 10_000;

/** @returns the address of the product's database on this machine. */
export function databaseUrl(port: number, password: string): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${OWNER}`;
}

/**
 * Says "I use this server" for as long as a process lives: a connection that holds a shared advisory
 * lock. PostgreSQL drops the lock when the process dies, however it dies, so no count can go stale.
 */
export class Hold {
  private constructor(private readonly client: Client) {}

  /**
   * Connects and takes the lock; makes the role and the database when they are missing.
   * @param onLost called once when the connection ends without `release`
   * @throws the connection's error when the server is not (or no longer) there
   */
  static async take(port: number, password: string, onLost: () => void): Promise<Hold> {
    const client = await connectMakingDatabase(port, password);
    const hold = new Hold(client);
    try {
      await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
    } catch (error) {
      await hold.release();
      throw error;
    }
    client.once('end', () => {
      if (!hold.released) onLost();
    });
    return hold;
  }

  private released = false;

  /**
   * Gives the shared lock back. True when nobody else uses the server; then whoever comes now waits until
   * `release`. The last of several that leave at once is always told true.
   */
  async isLast(): Promise<boolean> {
    await this.client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
    const reply = await this.client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      USERS_LOCK,
    ]);
    return reply.rows[0]?.alone === true;
  }

  /** Ends the connection; from here on its loss is expected. */
  async release(): Promise<void> {
    this.expectLoss();
    await this.client.end().catch(() => undefined);
  }

  /** The server is about to be stopped by us. */
  expectLoss(): void {
    this.released = true;
  }
}

async function connect(port: number, password: string, user: string, database: string): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user,
    password,
    database,
    application_name: 'marklight-hold',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // A lost connection shows as 'end'; without a listener 'error' would stop the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function connectMakingDatabase(port: number, password: string): Promise<Client> {
  try {
    return await connect(port, password, OWNER, OWNER);
  } catch (error) {
    const code = codeOf(error);
    // 28P01 also stands for a role that does not exist; 3D000 is a missing database.
    if (code !== '28P01' && code !== '3D000') throw error;
  }
  await makeDatabase(port, password);
  return connect(port, password, OWNER, OWNER);
}

async function makeDatabase(port: number, password: string): Promise<void> {
  let admin: Client;
  try {
    admin = await connect(port, password, SUPERUSER, 'postgres');
  } catch (cause) {
    if (codeOf(cause) !== '28P01') throw cause;
    throw new EmbeddedPostgresError(
      'The database does not accept the password in the file postgres-password of the data folder. ' +
        'Put back the file that belongs to this database.',
      { cause },
    );
  }
  try {
    const secret = admin.escapeLiteral(password);
    await unlessThere(admin.query(`create role ${OWNER} login createdb password ${secret}`));
    await unlessThere(admin.query(`create database ${OWNER} owner ${OWNER}`));
  } finally {
    await admin.end();
  }
}

/** Another process that starts at the same time may have made it: duplicate role, database, or their row. */
async function unlessThere(statement: Promise<unknown>): Promise<void> {
  await statement.catch((error: unknown) => {
    if (!['42710', '42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  });
}
