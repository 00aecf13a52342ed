import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from '../../common/code-of';
import type { ServerAddress } from './server-address';

const run = promisify(execFile);

/** A PostgreSQL server that is alive on the data directory it was asked about. */
export interface RunningServer {
  pid: number;
  address: ServerAddress;
  /** False while it starts up, recovers, or shuts down. */
  ready: boolean;
}

/** Where PostgreSQL notes its process id. A file left by a killed server keeps the next from starting. */
export const pidFile = (clusterDir: string) => join(clusterDir, 'postmaster.pid');

/**
 * The server that runs on `clusterDir`, or undefined if this process sees none. A `postmaster.pid` whose process
 * is gone, or has become another program, is not believed; in another container the server may run nevertheless
 * (cluster-lock.ts). Line numbers of the file: PostgreSQL's src/include/utils/pidfile.h.
 */
export async function findRunningServer(clusterDir: string): Promise<RunningServer | undefined> {
  const content = await readFile(pidFile(clusterDir), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (content === undefined) return undefined;
  const lines = content.split('\n');
  const pid = Number(lines[0]);
  // PostgreSQL creates the file and fills it in a second step.
  if (content.trim() === '') return undefined;
  if (!(await isServerOf(clusterDir, pid))) return undefined;
  // The sixth line is the TCP address it listens on, and empty where it has a socket alone.
  const host = lines[5]?.trim() || clusterDir;
  return { pid, address: { host, port: Number(lines[3]) }, ready: lines[7]?.trim() === 'ready' };
}

/** True when process `pid` is alive and is PostgreSQL working in `clusterDir`. */
export async function isServerOf(clusterDir: string, pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  if (process.platform !== 'linux') return isServerByCommand(clusterDir, pid);
  try {
    // A server always works inside its data directory, and a process that has ended has no such entry.
    const [name, here, there] = await Promise.all([
      readFile(`/proc/${pid}/comm`, 'utf8'),
      stat(clusterDir),
      stat(`/proc/${pid}/cwd`),
    ]);
    return name.trim() === 'postgres' && here.dev === there.dev && here.ino === there.ino;
  } catch {
    return false;
  }
}

async function isServerByCommand(clusterDir: string, pid: number): Promise<boolean> {
  try {
    const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(clusterDir);
  } catch {
    return false;
  }
}
