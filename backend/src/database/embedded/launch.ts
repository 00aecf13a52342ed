import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, rm, stat, truncate, writeFile, type FileHandle } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { PostgresBinaries } from './binaries';
import { cannotRun } from './cluster';
import { takeClusterLock } from './cluster-lock';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { findRunningServer, pidFile } from './postmaster';
import { LOOPBACK, socketAddress, socketFile, type ServerAddress } from './server-address';
import { reachableFolder, type SystemUser } from './system-user';

const LOG_LIMIT_BYTES = 5 * 1024 * 1024;
/** Crash recovery replays at most max_wal_size (1 GB); on a slow disk that takes a while. */
const READY_TIMEOUT_MS = 180_000;
/** A cancelled start ends in well under a second; a slow disk may hold it up. */
const CALL_OFF_TIMEOUT_MS = 5_000;

export interface Launch {
  dataDir: string;
  clusterDir: string;
  binaries: PostgresBinaries;
  user: SystemUser | undefined;
  durable: boolean;
}

/**
 * The outcome of starting the server; `again` means that nothing is wrong and another attempt is due, `held` that
 * another process has the right to run one.
 */
export type LaunchOutcome = 'ready' | 'again' | 'held';

/**
 * Starts PostgreSQL on the cluster, in a separate session so that Ctrl-C in our terminal does not reach it before we
 * have finished, and waits until it takes connections.
 * @param calledOff ends a start that is no longer wanted, unless the server takes connections by then
 * @throws EmbeddedPostgresError when it stops for a reason that another attempt would not change
 */
export async function launch(options: Launch, calledOff?: AbortSignal): Promise<LaunchOutcome> {
  const { clusterDir, dataDir } = options;
  const logFile = join(dataDir, 'postgres.log');
  const lock = await takeClusterLock(clusterDir, options.user);
  if (!lock) return 'held';
  let before: number;
  let address: ServerAddress;
  let started: StartedProcess;
  try {
    // A server of a version before the lock, or one that became ready after our check.
    if (await findRunningServer(clusterDir)) return 'again';
    await removeTraces(clusterDir);
    before = await prepareLog(logFile);
    address = (await socketAddress(clusterDir)) ?? { host: LOOPBACK, port: await choosePort(dataDir) };
    started = await startProcess(options, address, logFile, lock);
  } finally {
    // The server has it from here on.
    await lock.close();
  }
  const { child, end } = started;
  let deadline = performance.now() + READY_TIMEOUT_MS;
  let interrupted = false;
  while (!end.come && performance.now() < deadline) {
    const server = await findRunningServer(clusterDir);
    if (server?.ready && server.pid === child.pid) {
      if (address.host === LOOPBACK) await writeFile(portFile(dataDir), String(address.port));
      return 'ready';
    }
    if (calledOff?.aborted && !interrupted) {
      interrupted = true;
      child.kill('SIGINT');
      deadline = performance.now() + CALL_OFF_TIMEOUT_MS;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  if (end.error) throw cannotRun(options.binaries.postgres, end.error);
  // Code 0: it was up, and a process that had adopted it in the meantime has left and stopped it.
  if (interrupted || end.code === 0) return 'again';
  const said = (await readFile(logFile, 'utf8')).slice(before);
  if (passesByItself(said) || (end.come && (await findRunningServer(clusterDir)))) return 'again';
  const reason = said.split('\n').filter((line) => /FATAL|PANIC|HINT/.test(line));
  throw new EmbeddedPostgresError(
    `The database in ${clusterDir} did not start: ${reason.join(' ').slice(-600) || 'no reason given'} (see ${logFile})`,
  );
}

/**
 * A port that was taken between our check and its bind, a second start that was quicker, or workers still ending
 * after their server was killed.
 */
function passesByItself(log: string): boolean {
  return /could not bind|could not create any (TCP\/IP|Unix-domain) sockets|lock file "postmaster\.pid"|pre-existing shared memory block/.test(
    log,
  );
}

/** How a process ended, as far as it has. */
interface ProcessEnd {
  come: boolean;
  code?: number | null;
  /** Set if the system could not even start it. */
  error?: Error;
}

/** Listens from the first moment: called later than in the turn of `spawn`, it may miss a quick end. */
function watchEnd(child: ChildProcess): ProcessEnd {
  const end: ProcessEnd = { come: false };
  child.once('error', (error) => Object.assign(end, { come: true, error }));
  child.once('exit', (code) => Object.assign(end, { come: true, code }));
  return end;
}

/**
 * Files of a killed server may name a process that has become another program, as after a restart of a container, and
 * PostgreSQL would believe them. Holding the lock proves that no server is running.
 */
async function removeTraces(clusterDir: string): Promise<void> {
  for (const file of [pidFile(clusterDir), `${socketFile(clusterDir)}.lock`]) await rm(file, { force: true });
}

interface StartedProcess {
  child: ChildProcess;
  end: ProcessEnd;
}

async function startProcess(
  { binaries, clusterDir, user, durable }: Launch,
  { host, port }: ServerAddress,
  logFile: string,
  lock: FileHandle,
): Promise<StartedProcess> {
  const folder = await reachableFolder(clusterDir, user);
  const log = await open(logFile, 'a', 0o600);
  const settings = {
    // PostgreSQL works inside its data directory, so "." needs no quoting and is never too long for it.
    ...(host === LOOPBACK
      ? { listen_addresses: LOOPBACK, unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: '.' }),
    port,
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Messages of failed statements can carry essay text: only the server's own events are logged.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
  const args = [
    '-D',
    folder.name,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  try {
    const child = spawn(binaries.postgres, args, {
      ...user,
      detached: true,
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      stdio: ['ignore', log.fd, log.fd, folder.handle?.fd ?? 'ignore', lock.fd],
    });
    const end = watchEnd(child);
    child.unref();
    return { child, end };
  } finally {
    await Promise.all([log.close(), folder.handle?.close()]);
  }
}

/** @returns how long the log is before this start, in characters */
async function prepareLog(logFile: string): Promise<number> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) await truncate(logFile);
  return (await readFile(logFile, 'utf8').catch(() => '')).length;
}

/** The port of the last start while it is free, so that an address in somebody's notes stays valid. */
async function choosePort(dataDir: string): Promise<number> {
  const last = Number(await readFile(portFile(dataDir), 'utf8').catch(() => ''));
  if (Number.isInteger(last) && last > 1023 && last < 65_536 && (await freePort(last))) return last;
  const port = await freePort(0);
  if (port === undefined)
    throw new EmbeddedPostgresError('No network port on 127.0.0.1 is free for the database.');
  return port;
}

/** Written once a server is ready on that port; of several simultaneous starts only one gets there. */
const portFile = (dataDir: string) => join(dataDir, 'postgres-port');

function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(wanted, LOOPBACK, () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : undefined));
    });
  });
}
