import { execFile } from 'node:child_process';
import { chown, lchown, open, readdir, readFile, realpath, stat, type FileHandle } from 'node:fs/promises';
import { constants } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from '../../common/code-of';
import { EmbeddedPostgresError } from './embedded-postgres-error';

const run = promisify(execFile);

/** The user that PostgreSQL runs as when we are root, since it refuses to run as root. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** A folder as a child process names it: by its path, or by an open handle inherited as descriptor 3. */
export interface ReachableFolder {
  name: string;
  handle?: FileHandle;
}

/** The descriptor under which a child finds the handle of a `ReachableFolder`. */
const INHERITED = '/proc/self/fd/3';

/**
 * Chooses the user for PostgreSQL: undefined means "as ourselves". For root it is the owner of the existing cluster,
 * then the user `postgres`, which is made when the machine has none, then `nobody`.
 */
export async function chooseSystemUser(clusterDir: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = (await lookUp('postgres')) ?? (await makePostgresUser()) ?? (await lookUp('nobody'));
  if (!user) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and this machine has no user "postgres", nor can one be made. ' +
        'Start as an ordinary user, or set DATABASE_URL to your own PostgreSQL.',
    );
  }
  // A cluster that root copied here, from a backup for example, belongs to root in every file.
  if (owner) await giveTo(clusterDir, user);
  return user;
}

async function lookUp(name: string): Promise<SystemUser | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, , uid, gid] =
    passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? [];
  return uid === undefined || Number(uid) === 0 ? undefined : { uid: Number(uid), gid: Number(gid) };
}

async function makePostgresUser(): Promise<SystemUser | undefined> {
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ]);
    return await lookUp('postgres');
  } catch {
    return undefined;
  }
}

/**
 * Hands a folder over to another user, the folder itself last: a process that finds it handed over (one that starts
 * at the same time, or the next start after an interrupted one) may rely on everything inside. Files that vanish in
 * the meantime are ignored, because the server of a quicker process may be at work there.
 */
async function giveTo(folder: string, user: SystemUser): Promise<void> {
  for (const entry of await unlessGone(readdir(folder, { withFileTypes: true }), [])) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveTo(path, user);
    else await unlessGone(lchown(path, user.uid, user.gid), undefined);
  }
  await unlessGone(lchown(folder, user.uid, user.gid), undefined);
}

async function unlessGone<T>(access: Promise<T>, otherwise: T): Promise<T> {
  return access.catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return otherwise;
  });
}

/** Makes `user` the owner of one file or folder; does nothing when we run as ourselves. */
export async function handOver(path: string, user: SystemUser | undefined): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}

/**
 * The first folder on the way to `path` that `user` may not pass, or undefined when the way is open.
 * Only the mode bits count, so a way that is open by an access list alone reads as closed.
 */
export async function closedFolderAbove(path: string, user: SystemUser): Promise<string | undefined> {
  const parents: string[] = [];
  for (let at = dirname(await realpath(path)); ; at = dirname(at)) {
    parents.unshift(at);
    if (dirname(at) === at) break;
  }
  for (const parent of parents) {
    const { mode, uid, gid } = await stat(parent);
    const needed = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & needed) === 0) return parent;
  }
  return undefined;
}

/**
 * Names `folder` so that a child which runs as `user` can open it. Below a closed folder, such as `/root` (0700), no
 * path works for another user; there the child inherits the open folder and names it through /proc. Close the handle
 * once the child runs.
 * @throws EmbeddedPostgresError if the way is closed and the system has no /proc
 */
export async function reachableFolder(
  folder: string,
  user: SystemUser | undefined,
): Promise<ReachableFolder> {
  const closed = user && (await closedFolderAbove(folder, user));
  if (!closed) return { name: folder };
  if (process.platform !== 'linux') {
    throw new EmbeddedPostgresError(
      `PostgreSQL cannot run as root, and the user that it runs as may not enter ${closed}. ` +
        'Set DATA_DIR to a folder outside it, or start as an ordinary user.',
    );
  }
  return { name: INHERITED, handle: await open(folder, constants.O_RDONLY | constants.O_DIRECTORY) };
}
