import { Socket } from 'node:net';
import { Pool } from 'pg';

const CONNECT_TIMEOUT_MS = 10_000;
/** The queue's statements take milliseconds; one that has no answer after this time never gets one. */
const ANSWER_TIMEOUT_MS = 20_000;

export interface QueuePool {
  pool: Pool;
  /** Ends every connection, by force if it does not answer. */
  end(): Promise<void>;
}

/** Connections of one set of queue workers, which can be ended whatever state the network left them in. */
export function makeQueuePool(url: string, size: number): QueuePool {
  const sockets = new Set<Socket>();
  const pool = new Pool({
    connectionString: url,
    max: size,
    application_name: 'marklight-queue',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    statement_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
  });
  // After the queue has let go of the pool and before the pool ends, a lost connection must not end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    pool,
    end: async () => {
      const limit = setTimeout(() => sockets.forEach((socket) => socket.destroy()), 1_000);
      await pool.end().catch(() => undefined);
      clearTimeout(limit);
      sockets.forEach((socket) => socket.destroy());
    },
  };
}
