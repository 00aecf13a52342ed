import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresBinaries } from './binaries';
import { codeOf } from '../../common/code-of';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { makeFolder } from '../../common/files/make-folder';
import { cureFor, placeFile } from '../../common/files/place-file';
import { handOver, reachableFolder, type SystemUser } from './system-user';

/** The superuser that initdb creates, which creates everything else; the product itself never connects as it. */
export const SUPERUSER = 'postgres';

const UNFINISHED = 'postgres.init-';
const ABANDONED_AFTER_MS = 10 * 60_000;
/** How long the password file may stay empty while the process that made it writes it. */
const PASSWORD_TIMEOUT_MS = 5_000;

/** The folder of the cluster in a data folder. */
export const clusterDirOf = (dataDir: string): string => join(dataDir, 'postgres');

/** Whether a first start has made a database in this data folder; true where we may not look. */
export function holdsDatabase(dataDir: string): boolean {
  try {
    return statSync(clusterDirOf(dataDir), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    return codeOf(error) !== 'ENOTDIR';
  }
}

/** Makes the data folder and proves that we may write there. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-test-${randomBytes(4).toString('hex')}`);
  try {
    makeFolder(dataDir);
    // With contents, since a full disk refuses only bytes.
    await writeFile(probe, 'a byte');
    await rm(probe);
  } catch (cause) {
    const code = codeOf(cause);
    await rm(probe, { force: true }).catch(() => undefined);
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be written (${code ?? 'unknown reason'}): ${cureFor(code)}, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/**
 * Reads the database password of this data folder (file mode 0600), making one at the first start.
 * @throws EmbeddedPostgresError when the file may not be read, or is still empty after `timeoutMs`
 */
export async function keptPassword(dataDir: string, timeoutMs = PASSWORD_TIMEOUT_MS): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) placeFile(file, randomBytes(24).toString('hex'));
  // Versions before this one created the file and filled it in a second step; one of them may be starting at the same
  // time.
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const password = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw belongsToAnother(dataDir, cause);
    });
    if (password.trim() !== '') return password.trim();
    if (performance.now() > deadline) break;
    await sleep(10);
  }
  throw new EmbeddedPostgresError(
    `The file ${file} is empty. Put back the one that belongs to this database; ` +
      'when there is no database yet, delete the file and start again.',
  );
}

function belongsToAnother(folder: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in ${folder} belongs to another user. Start the server as the user who made it, or as root, ` +
      'or set DATA_DIR to another folder.',
    { cause },
  );
}

export interface NewCluster {
  dataDir: string;
  clusterDir: string;
  binaries: PostgresBinaries;
  user: SystemUser | undefined;
  password: string;
  durable: boolean;
}

/**
 * Makes sure that `clusterDir` holds a complete cluster of our version. A new one is made beside it and moved into
 * place whole, so neither a crash in the middle nor two simultaneous first starts leave half of one.
 * @throws EmbeddedPostgresError for a cluster of another version, a damaged one, or when initdb fails
 */
export async function ensureCluster(options: NewCluster): Promise<void> {
  const { clusterDir, binaries } = options;
  const version = await clusterVersion(clusterDir);
  if (version === undefined) return makeCluster(options);
  if (version !== binaries.majorVersion) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterDir} was made by PostgreSQL ${version}, and this release brings ` +
        `PostgreSQL ${binaries.majorVersion}. Start it with the release that made it, or set DATA_DIR to a new folder.`,
    );
  }
  // PostgreSQL refuses a folder that others may read; copying or unpacking a backup opens it easily.
  await chmod(clusterDir, 0o700);
}

/** The major version that made the cluster, or undefined when there is none yet. */
async function clusterVersion(clusterDir: string): Promise<string | undefined> {
  try {
    const entries = await readdir(clusterDir);
    if (entries.length === 0) return undefined;
    return (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
  } catch (cause) {
    const code = codeOf(cause);
    if (code === 'ENOENT' && !(await stat(clusterDir).catch(() => undefined))) return undefined;
    if (code === 'EACCES' || code === 'EPERM') throw belongsToAnother(clusterDir, cause);
    throw new EmbeddedPostgresError(
      `The folder ${clusterDir} is there but holds no complete database. ` +
        'Put a backup in its place, or move it away to begin with an empty one.',
      { cause },
    );
  }
}

async function makeCluster(options: NewCluster): Promise<void> {
  const { dataDir, clusterDir, user } = options;
  await removeAbandoned(dataDir);
  const workshop = join(dataDir, `${UNFINISHED}${randomBytes(8).toString('hex')}`);
  try {
    await mkdir(workshop, { mode: 0o700 });
    const passwordFile = join(workshop, 'password');
    await writeFile(passwordFile, options.password, { mode: 0o600 });
    await Promise.all([workshop, passwordFile].map((path) => handOver(path, user)));
    await runInitdb(workshop, options);
    await rename(join(workshop, 'cluster'), clusterDir).catch((error: unknown) => {
      // Another process that starts at the same time was first.
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const path = join(dataDir, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS)
      await rm(path, { recursive: true, force: true });
  }
}

async function runInitdb(workshop: string, { binaries, user, durable }: NewCluster): Promise<void> {
  const folder = await reachableFolder(workshop, user);
  try {
    const args = [
      `--pgdata=${folder.name}/cluster`,
      `--pwfile=${folder.name}/password`,
      `--username=${SUPERUSER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Unicode rules that come with PostgreSQL: the same on every machine, whatever locales it has.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ];
    const child = spawn(binaries.initdb, args, {
      ...user,
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      stdio: ['ignore', 'ignore', 'pipe', folder.handle?.fd ?? 'ignore'],
    });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
    await new Promise<void>((resolve, reject) => {
      child.on('error', (cause) => reject(cannotRun(binaries.initdb, cause)));
      child.on('close', (code) => {
        if (code === 0) resolve();
        else reject(new EmbeddedPostgresError(`The database could not be made: ${reasonIn(complaint)}`));
      });
    });
  } finally {
    await folder.handle?.close();
  }
}

/** @param said by initdb or PostgreSQL, in English */
function reasonIn(said: string): string {
  return /No space left on device|Disk quota exceeded/.test(said)
    ? `${cureFor('ENOSPC')} (100 MB and more), or set DATA_DIR to another folder.`
    : said.trim().slice(-600);
}

/** For a program that the system could not even start, for example on a machine with another C library. */
export function cannotRun(program: string, cause: Error): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${program} cannot be run on this machine (${codeOf(cause) ?? cause.message}). ` +
      'Set DATABASE_URL to your own PostgreSQL.',
    { cause },
  );
}
