import { Client } from 'pg';
import { backendOf, databaseIdentity, inTransaction } from './connection.repository';

const CONNECT_TIMEOUT_MS = 10_000;
/** A pooler that hands out its connections in turn is recognised within this many. */
const ATTEMPTS = 4;

/**
 * Whether an address leads to a pooler that gives a connection to another client after each transaction (PgBouncer's
 * pool_mode transaction or statement): then LISTEN and session-level locks would be lost without an error.
 * A pooler at first answers with its own process id; and two clients that are connected at the same time meet
 * the same process behind it.
 * @throws what connecting throws
 */
export async function isTransactionPooled(url: string): Promise<boolean> {
  return withClient(url, async (first) => {
    const { processID } = first as unknown as { processID: number | null };
    const seen = new Set([await backendOf(first)]);
    if (processID !== null && seen.has(processID)) return false;
    return withClient(url, async (second) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const shared = await inTransaction(second, async () => {
          const known = seen.has(await backendOf(second));
          seen.add(await backendOf(first));
          return known;
        });
        if (shared || seen.size > 1) return true;
      }
      return false;
    });
  });
}

/** Whether two addresses lead to one database of one running server. */
export async function isSameDatabase(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((url) => withClient(url, databaseIdentity)));
  return first === second;
}

/** Without settings in the first message, which a pooler may refuse. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: 'marklight-check',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
