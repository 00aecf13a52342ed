import { open, readFile, type FileHandle } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { codeOf } from '../../common/code-of';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { socketFile } from './server-address';
import { handOver, type SystemUser } from './system-user';

/** A server on this machine takes a connection in well under a millisecond. */
const CONNECT_TIMEOUT_MS = 1_000;

const lockFile = (clusterDir: string) => join(clusterDir, 'marklight.lock');

/**
 * Takes the right to run a server on the cluster. The system's lock belongs to the open file, so a server that
 * inherits the handle keeps it for as long as one of its processes lives, and no longer, however it ends. Unlike
 * process ids it means the same in every container, and on network file systems that pass locks to their server on
 * every machine.
 * @returns the handle to pass to the server; null while another process has the lock, or a server answers on the
 * cluster's socket without it, as in versions before the lock
 * @throws EmbeddedPostgresError if the file system has no locks
 */
export async function takeClusterLock(
  clusterDir: string,
  user: SystemUser | undefined,
): Promise<FileHandle | null> {
  const file = lockFile(clusterDir);
  const handle = await open(file, 'a+', 0o600);
  try {
    await handOver(file, user);
    if (locked(handle, clusterDir) && !(await answers(socketFile(clusterDir)))) {
      await noteHolder(handle);
      return handle;
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

function locked(handle: FileHandle, clusterDir: string): boolean {
  // There no child process can inherit the handle, and PostgreSQL's own guard holds: Windows has no separate process ids.
  if (process.platform === 'win32') return true;
  try {
    return tryLock(handle.fd);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The file system of ${clusterDir} cannot lock files (${codeOf(cause) ?? 'unknown reason'}), and without a lock a second ` +
        'server could damage the database. Set DATA_DIR to a folder on a local disk, or DATABASE_URL to your own PostgreSQL.',
      { cause },
    );
  }
}

/** For the message to the process that comes second; the lock holds without it, on a full disk for example. */
async function noteHolder(handle: FileHandle): Promise<void> {
  await handle
    .truncate(0)
    .then(() => handle.write(`${hostname()} since ${new Date().toISOString()}\n`))
    .catch(() => undefined);
}

/** The last holder of the lock, as far as it is known: "HOST since TIME". */
export async function lockHolder(clusterDir: string): Promise<string> {
  const note = await readFile(lockFile(clusterDir), 'utf8').catch(() => '');
  return note.trim() || 'unknown';
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => settle(true));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
