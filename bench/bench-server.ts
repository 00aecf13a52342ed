import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '@marklight/contracts/routes';
import pino from 'pino';
import { AppConfig } from '../backend/src/config/app-config';
import { parseEnvironment } from '../backend/src/config/parse-environment';
import { DatabaseUrl } from '../backend/src/database/database-url';
import { startEmbeddedPostgres } from '../backend/src/database/embedded/embedded-postgres';
import { migrate } from '../backend/src/database/migrate';
import { closeServer, createServer } from '../backend/src/server';

/** What signs the cookies of the benchmark's sessions. */
export const BENCH_SECRET = 'a secret for the benchmark, 0123456789';

const PASSWORD = 'bench bench';

export interface BenchServer {
  /** Without a slash at the end. */
  address: string;
  /** The database as its owner, for filling it. */
  ownerUrl: string;
}

/** Runs `work` beside a server on an empty database; both are gone afterwards. */
export async function withBenchServer(work: (server: BenchServer) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marklight-bench-'));
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    await migrate(database.ownerUrl, database.url);
    const env = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir });
    const app = await createServer(
      new AppConfig(env, BENCH_SECRET),
      new DatabaseUrl(database.url),
      pino({ level: 'silent' }),
    );
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as { port: number };
    await work({ address: `http://127.0.0.1:${port}`, ownerUrl: database.ownerUrl });
    await closeServer(app);
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A new account, and the cookie of its session. */
export async function anAccount(address: string, email: string): Promise<{ id: string; cookie: string }> {
  const reply = await fetch(`${address}${API.signup}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, confirmPassword: PASSWORD }),
  });
  const { user } = (await reply.json()) as { user: { id: string } };
  return { id: user.id, cookie: cookieIn(reply) };
}

/** The cookie of a further session of the account, as on another device. */
export async function anotherSession(address: string, email: string): Promise<string> {
  const reply = await fetch(`${address}${API.login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!reply.ok) throw new Error(`signing in answered ${reply.status}`);
  return cookieIn(reply);
}

function cookieIn(reply: Response): string {
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}

/** Milliseconds until the whole answer is there. @throws Error if it is not a success */
export async function timeOf(url: string, cookie: string): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url, { headers: { cookie } });
  await reply.text();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - start;
}

/** The value below which this share of the list lies. @param share from 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
