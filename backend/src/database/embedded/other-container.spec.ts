import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { canStartApart, OtherProcesses } from '../../../test/setup/other-process';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
import { findRunningServer, pidFile } from './postmaster';

// Real processes: how long they take says nothing about them.

const onlyOnLinux = process.platform === 'linux' ? describe : describe.skip;
const whereAllowed = canStartApart() ? it : it.skip;
const IN_USE = /is in use by another container or machine/;

let base: string;
let template: string;
let others: OtherProcesses;
let count = 0;
const opened: EmbeddedPostgres[] = [];
beforeAll(async () => {
  others = new OtherProcesses();
  base = await mkdtemp(join(tmpdir(), 'marklight-containers-'));
  await chmod(base, 0o755);
  template = join(base, 'template');
  await (await start(template)).stop();
});
afterEach(() => Promise.all(opened.splice(0).map((database) => database.stop())));
afterAll(async () => {
  others.close();
  await rm(base, { recursive: true, force: true, maxRetries: 10 });
});

async function start(dataDir: string, patienceMs?: number, lines: string[] = []): Promise<EmbeddedPostgres> {
  const log = (line: string) => void lines.push(line);
  const database = await startEmbeddedPostgres({ dataDir, durable: false, log, patienceMs });
  opened.push(database);
  return database;
}

async function aFolder(): Promise<string> {
  const dataDir = join(base, `folder-${(count += 1)}`);
  await cp(template, dataDir, { recursive: true });
  return dataDir;
}

/** Makes the running server look like one in another container. */
async function hide(dataDir: string): Promise<{ pid: number; show: () => Promise<void> }> {
  const file = pidFile(join(dataDir, 'postgres'));
  const content = await readFile(file, 'utf8');
  const pid = Number(content.split('\n')[0]);
  await writeFile(file, content.replace(/^\d+/, String(2 ** 22 + 7)));
  return { pid, show: () => writeFile(file, content) };
}

/** Main processes of PostgreSQL at work in the folder; one that it has just started bears its name for a moment. */
async function serversIn(dataDir: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args=']);
  const named = stdout
    .split('\n')
    .filter((line) => line.includes(`postgres -D ${join(dataDir, 'postgres')} `))
    .map((line) => line.trim().split(/\s+/).slice(0, 2).map(Number));
  const pids = named.map(([pid = 0]) => pid);
  return named.flatMap(([pid = 0, parent = 0]) => (pids.includes(parent) ? [] : [pid]));
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ one: number }>('select 1 as one');
  await client.end();
  return rows[0]?.one === 1;
}

onlyOnLinux('a folder whose server runs out of our sight', () => {
  it('gets no second server, and the message says who has it', async () => {
    const dataDir = await aFolder();
    const first = await start(dataDir);
    const { pid, show } = await hide(dataDir);
    await expect(start(dataDir, 300)).rejects.toThrow(IN_USE);
    await expect(start(dataDir, 0)).rejects.toThrow(`(${hostname()} since 20`);
    expect(await serversIn(dataDir)).toEqual([pid]);
    expect(await answers(first.url)).toBe(true);
    await show();
  });

  it('gets no second server beside one without the lock, as older versions started it', async () => {
    const dataDir = await aFolder();
    const first = await start(dataDir);
    await rm(join(dataDir, 'postgres', 'marklight.lock'));
    const { pid, show } = await hide(dataDir);
    await expect(start(dataDir, 300)).rejects.toThrow(IN_USE);
    expect(await serversIn(dataDir)).toEqual([pid]);
    expect(await answers(first.url)).toBe(true);
    await show();
  });

  it('is waited for, and taken over once that server has stopped', async () => {
    const dataDir = await aFolder();
    await start(dataDir);
    const { pid } = await hide(dataDir);
    const lines: string[] = [];
    const second = start(dataDir, 50_000, lines);
    while (!lines.some((line) => IN_USE.test(line))) await sleep(10);
    // Its own process brings it back when it can, or shares the server of the second.
    process.kill(pid, 'SIGINT');
    expect(await answers((await second).url)).toBe(true);
    expect(lines.filter((line) => line.includes('Waiting up to 50 seconds'))).toHaveLength(1);
    expect(await serversIn(dataDir)).toHaveLength(1);
  });

  it('is not taken over while a process of a killed server is left', async () => {
    const dataDir = await aFolder();
    const dead = others.start(dataDir);
    expect(await dead.said).toBe('started');
    const server = await findRunningServer(join(dataDir, 'postgres'));
    const { stdout } = await promisify(execFile)('pgrep', ['-P', String(server?.pid)]);
    const left = Number(stdout.split('\n')[0]);
    process.kill(left, 'SIGSTOP');
    await dead.end('SIGKILL');
    process.kill(server?.pid ?? 0, 'SIGKILL');
    await expect(start(dataDir, 500)).rejects.toThrow(/or by processes of an earlier start/);
    process.kill(left, 'SIGCONT');
    expect(await answers((await start(dataDir)).url)).toBe(true);
  });

  whereAllowed(
    'has one server for two containers, and goes to the second when the first is killed',
    async () => {
      const dataDir = await aFolder();
      const first = others.startApart(dataDir, 1_000);
      expect(await first.said).toBe('started');
      expect(await others.startApart(dataDir, 1_000).said).toMatch(IN_USE);
      await expect(start(dataDir, 300)).rejects.toThrow(IN_USE);
      expect(await serversIn(dataDir)).toHaveLength(1);
      const second = others.startApart(dataDir, 50_000);
      await first.end('SIGKILL');
      expect(await second.said).toBe('started');
      expect(await serversIn(dataDir)).toHaveLength(1);
      await second.end('SIGKILL');
    },
  );
});
