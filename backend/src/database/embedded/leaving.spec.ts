import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
import { findRunningServer } from './postmaster';

// Real processes: how long they take says nothing about them.

let dataDir: string;
let lines: string[];
let ours: EmbeddedPostgres;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marklight-leaving-'));
  await chmod(dataDir, 0o755);
  lines = [];
  ours = await start();
});
afterEach(async () => {
  const server = await runningServer();
  if (server) process.kill(server.pid, 'SIGKILL');
  while (await runningServer()) await sleep(10);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

const start = () => startEmbeddedPostgres({ dataDir, durable: false, log: (line) => lines.push(line) });
const runningServer = () => findRunningServer(join(dataDir, 'postgres'));

async function serverPid(): Promise<number> {
  const server = await runningServer();
  if (!server) throw new Error('no server runs there');
  return server.pid;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The process inside PostgreSQL that answers the connection by which we hold the server. */
async function backendOfHold(): Promise<number> {
  const client = new Client({ connectionString: ours.url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'marklight-hold'`,
  );
  await client.end();
  return rows[0]!.pid;
}

it('ends although the server does not answer, and leaves it to the next start', async () => {
  const backend = await backendOfHold();
  process.kill(backend, 'SIGSTOP');
  await ours.stop();
  process.kill(backend, 'SIGCONT');
  // It finds that nobody listens, and gives back its lock by ending.
  while (isAlive(backend)) await sleep(5);
  expect(lines.join('\n')).toContain('The database was not stopped cleanly');
  const next = await start();
  expect(next.adopted).toBe(true);
  await next.stop();
  expect(await runningServer()).toBeUndefined();
});

it('reports no fault when another process that leaves at the same moment stops the server first', async () => {
  const [pid, backend] = [await serverPid(), await backendOfHold()];
  process.kill(backend, 'SIGSTOP');
  const left = ours.stop();
  process.kill(pid, 'SIGINT');
  while ((await runningServer())?.ready) await sleep(5);
  process.kill(backend, 'SIGCONT');
  await left;
  expect(lines).toEqual([]);
});

it('leaves no server behind when asked to stop while it brings a killed one back', async () => {
  process.kill(await serverPid(), 'SIGKILL');
  while (!lines.some((line) => line.includes('has gone away'))) await sleep(1);
  await ours.stop();
  const next = await start();
  expect(next.adopted).toBe(false);
  await next.stop();
  expect(await runningServer()).toBeUndefined();
});
