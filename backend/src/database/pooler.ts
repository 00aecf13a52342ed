import { Client } from 'pg';

const CONNECT_TIMEOUT_MS = 10_000;
/** A pooler that hands its connections out in turn shows itself within a few. */
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
        await second.query('begin');
        const backend = await backendOf(second);
        const shared = seen.has(backend);
        seen.add(await backendOf(first));
        await second.query('commit');
        if (shared || seen.size > 1) return true;
      }
      return false;
    });
  });
}

async function backendOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** Whether two addresses lead to one database of one running server. */
export async function isSameDatabase(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((url) => withClient(url, identityOf)));
  return first === second;
}

async function identityOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `select concat(pg_postmaster_start_time(), ' ', oid) as identity
     from pg_database where datname = current_database()`,
  );
  return rows[0]?.identity ?? '';
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
