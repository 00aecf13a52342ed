import { API } from '@marklight/contracts/routes';
import { OwnServer } from './neighbour/own-server';

/** The secret that signs the cookies of the benchmark's sessions. */
export const BENCH_SECRET = 'a secret for the benchmark, 0123456789';

const PASSWORD = 'bench bench';

export interface BenchServer {
  /** Without a slash at the end. */
  address: string;
  /** The database as its owner, for filling it. */
  ownerUrl: string;
}

/**
 * How many times a server is measured, each time with a server, a database and processes that are started for the
 * purpose.
 */
export const SERVERS = 3;

/** Runs `work` beside a server in a process and on an empty database, both made for it; they are gone afterwards. */
export async function withBenchServer(work: (server: BenchServer) => Promise<void>): Promise<void> {
  const server = await OwnServer.start({ SESSION_SECRET: BENCH_SECRET });
  try {
    await work({ address: server.address, ownerUrl: await server.databaseUrl() });
  } finally {
    await server.stop();
  }
}

/** What has been measured, by its name: a value for each server. */
export type OfServers = ReadonlyMap<string, readonly number[]>;

/** Measures on `SERVERS` servers, one after the other. @param measure tells each value by its name */
export async function onServers(
  measure: (server: BenchServer, tell: (name: string, value: number) => void) => Promise<void>,
): Promise<OfServers> {
  const values = new Map<string, number[]>();
  const tell = (name: string, value: number): void => {
    const told = values.get(name);
    if (told) told.push(value);
    else values.set(name, [value]);
  };
  for (let server = 0; server < SERVERS; server += 1)
    await withBenchServer((started) => measure(started, tell));
  return values;
}

/** "1.02 (0.98 to 1.10)": the median, the lowest and the highest. */
export function spreadOf(values: readonly number[] = [], digits = 2): string {
  const [least, median, most] = [0, 0.5, 1].map((share) => quantile(values, share).toFixed(digits));
  return `${median} (${least} to ${most})`;
}

/** The quotients of two lists, item by item. */
export const ratiosOf = (values: readonly number[] = [], beside: readonly number[] = []): number[] =>
  values.map((value, at) => value / (beside[at] ?? NaN));

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

/** Milliseconds until the whole answer has arrived. @throws Error if it is not a success */
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
