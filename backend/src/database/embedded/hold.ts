import { Socket } from 'node:net';
import { Client } from 'pg';
import { SUPERUSER } from './cluster';
import { codeOf } from '../../common/code-of';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { createDatabase, createLogin, leaveServer, shareServer } from './hold.repository';
import { OWNER, passwordOf, RUNTIME_ROLE, type ServerAddress } from './server-address';

const CONNECT_TIMEOUT_MS = 10_000;
/** For statements that only touch the lock, and for waiting behind a process that stops the server. */
const LOCK_TIMEOUT_MS = 5_000;
/** A living server closes a connection promptly; a frozen one never does. */
const END_TIMEOUT_MS = 2_000;

/**
 * Says "I use this server" for as long as a process lives: a connection that holds a shared advisory
 * lock. PostgreSQL drops the lock when the process dies, however it dies, so no count can go stale.
 */
export class Hold {
  private constructor(private readonly connection: Connection) {}

  /**
   * Connects and takes the lock; makes the roles and the database when they are missing.
   * @param onLost called once when the connection ends without `release`
   * @throws the connection's error when the server is not (or no longer) there
   */
  static async take(address: ServerAddress, password: string, onLost: () => void): Promise<Hold> {
    const connection = await connectMakingDatabase(address, password);
    const hold = new Hold(connection);
    try {
      await shareServer(connection.client);
    } catch (error) {
      await hold.release();
      throw error;
    }
    connection.client.once('end', () => {
      if (!hold.released) onLost();
    });
    return hold;
  }

  private released = false;

  /**
   * Releases the shared lock. True if nobody else uses the server; then newcomers wait until `release`. Of several
   * that leave at the same time exactly one gets true.
   * @throws when the server is being stopped by that one, is gone, or does not answer within 5 seconds
   */
  isLast(): Promise<boolean> {
    return leaveServer(this.connection.client);
  }

  /** Ends the connection, by force when the server does not; from here on its loss is expected. */
  async release(): Promise<void> {
    this.expectLoss();
    await endConnection(this.connection);
  }

  /** This process is about to stop the server. */
  expectLoss(): void {
    this.released = true;
  }
}

interface Connection {
  client: Client;
  socket: Socket;
}

async function connect(
  { host, port }: ServerAddress,
  password: string,
  user: string,
  database: string,
  queryTimeoutMs?: number,
): Promise<Connection> {
  const socket = new Socket();
  const client = new Client({
    host,
    port,
    user,
    password,
    database,
    application_name: 'marklight-hold',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    stream: () => socket,
  });
  // A lost connection shows as 'end'; without a listener 'error' would stop the process.
  client.on('error', () => undefined);
  await client.connect();
  return { client, socket };
}

async function endConnection({ client, socket }: Connection): Promise<void> {
  const limit = setTimeout(() => socket.destroy(), END_TIMEOUT_MS);
  await client.end().catch(() => undefined);
  clearTimeout(limit);
}

async function connectMakingDatabase(address: ServerAddress, password: string): Promise<Connection> {
  const runtimePassword = passwordOf(RUNTIME_ROLE, password);
  const asProduct = () => connect(address, runtimePassword, RUNTIME_ROLE, OWNER, LOCK_TIMEOUT_MS);
  try {
    return await asProduct();
  } catch (error) {
    const code = codeOf(error);
    // 28P01 also stands for a role that does not exist; 3D000 is a missing database.
    if (code !== '28P01' && code !== '3D000') throw error;
  }
  await makeDatabase(address, password);
  return asProduct();
}

async function makeDatabase(address: ServerAddress, password: string): Promise<void> {
  let admin: Connection;
  try {
    admin = await connect(address, password, SUPERUSER, 'postgres');
  } catch (cause) {
    if (codeOf(cause) !== '28P01') throw cause;
    throw new EmbeddedPostgresError(
      'The database does not accept the password in the file postgres-password of the data folder. ' +
        'Put back the file that belongs to this database.',
      { cause },
    );
  }
  try {
    await createLogin(admin.client, OWNER, 'createdb', passwordOf(OWNER, password));
    // The owner becomes a member, so that it may end the product's connections.
    await createLogin(admin.client, RUNTIME_ROLE, `role ${OWNER}`, passwordOf(RUNTIME_ROLE, password));
    await createDatabase(admin.client, OWNER, OWNER);
  } finally {
    await endConnection(admin);
  }
}
