import { chmod, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Launch } from './launch';
import { reachableFolder } from './system-user';

jest.mock('./system-user');
// Real processes: how long they take says nothing about them.

let dataDir: string;
let clusterDir: string;
/** Where the stand-in for PostgreSQL notes its process id. */
let pidFile: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marklight-launch-'));
  clusterDir = join(dataDir, 'postgres');
  pidFile = join(dataDir, 'pid');
  await mkdir(clusterDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Holds up the first step after the start of the program until the program has ended and been noticed. */
async function closesLate(hasEnded: () => Promise<boolean>) {
  const handle = await open(clusterDir);
  const close = async () => {
    while (!(await hasEnded())) await sleep(5);
    await handle.close();
  };
  jest.mocked(reachableFolder).mockResolvedValue({
    name: clusterDir,
    handle: { fd: handle.fd, close } as unknown as typeof handle,
  });
}

async function standIn(lines: string[]): Promise<Launch> {
  const postgres = join(dataDir, 'stand-in');
  await writeFile(postgres, ['#!/bin/sh', `echo $$ > '${pidFile}'`, ...lines, ''].join('\n'));
  await chmod(postgres, 0o755);
  return launchOf(postgres);
}

const launchOf = (postgres: string): Launch => ({
  dataDir,
  clusterDir,
  binaries: { initdb: '', postgres, majorVersion: '18' },
  user: undefined,
  durable: false,
});

async function programHasEnded(): Promise<boolean> {
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  return pid > 0 && !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('notices a server that ends before we look, as the second of two simultaneous starts does', async () => {
  await closesLate(programHasEnded);
  const second = await standIn([`echo 'FATAL:  lock file "postmaster.pid" already exists' >&2`, 'exit 1']);
  await expect(launch(second)).resolves.toBe('again');
});

it('tries again after a server that was stopped in order before we saw it ready', async () => {
  await closesLate(programHasEnded);
  await expect(launch(await standIn(['exit 0']))).resolves.toBe('again');
});

it('says which program the system refuses to run', async () => {
  await closesLate(() => Promise.resolve(true));
  const missing = join(dataDir, 'no-such-program');
  await expect(launch(launchOf(missing))).rejects.toThrow(
    `${missing} cannot be run on this machine (ENOENT). Set DATABASE_URL`,
  );
});

it('ends a server that is still starting when the start is cancelled', async () => {
  await closesLate(() => Promise.resolve(true));
  const called = new AbortController();
  const outcome = launch(await standIn(['exec sleep 600']), called.signal);
  while (!(await readFile(pidFile, 'utf8').catch(() => ''))) await sleep(5);
  called.abort();
  await expect(outcome).resolves.toBe('again');
  expect(await programHasEnded()).toBe(true);
});
