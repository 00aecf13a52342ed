import { randomBytes } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { closedFolderAbove, type SystemUser } from './system-user';

/** The programs of one PostgreSQL release. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Major version, as clusters record it in PG_VERSION: "18". */
  majorVersion: string;
}

/** Where root keeps a copy of the programs when their user may not enter the product's own folder. */
export const SHARED_PROGRAMS_DIR = '/var/lib/marklight';

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/**
 * Finds the PostgreSQL that npm installed for this machine, ready to be run by `user`.
 * @throws EmbeddedPostgresError when there is none for this machine
 */
export async function findBinaries(user: SystemUser | undefined): Promise<PostgresBinaries> {
  const { root, version } = await installedPackage();
  await restoreLinks(root);
  const folder = await runnableFolder(join(root, 'native'), version, user);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const initdb = join(folder, 'bin', `initdb${suffix}`);
  const postgres = join(folder, 'bin', `postgres${suffix}`);
  await Promise.all([initdb, postgres].map(makeRunnable));
  return { initdb, postgres, majorVersion: version.split('.')[0] ?? version };
}

/**
 * The installed folder `native` where `user` can reach it, else a copy of it below `sharedDir`.
 * @throws EmbeddedPostgresError when there is no way to either
 */
export async function runnableFolder(
  native: string,
  version: string,
  user: SystemUser | undefined,
  sharedDir = SHARED_PROGRAMS_DIR,
): Promise<string> {
  const closed = user && (await closedFolderAbove(native, user));
  return closed ? sharedCopy(native, join(sharedDir, `postgresql-${version}`), closed) : native;
}

async function installedPackage(): Promise<{ root: string; version: string }> {
  const machine = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const main = require.resolve(`@embedded-postgres/${machine}`);
    const root = dirname(dirname(main));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no built-in PostgreSQL for this machine (${machine}). Set DATABASE_URL to your own PostgreSQL.`,
      { cause },
    );
  }
}

/** npm packages cannot carry links; the package's install script makes them, unless scripts are off. */
async function restoreLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    await symlink(relative(dirname(link), join(root, source)), link).catch(() => undefined);
  }
}

async function sharedCopy(native: string, target: string, closed: string): Promise<string> {
  if (await stat(target).catch(() => undefined)) return target;
  const half = `${target}.${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    await rm(half, { recursive: true, force: true });
    const needed = (path: string) => !path.endsWith('.a') && !path.endsWith(`${sep}pkgconfig`);
    await cp(native, half, { recursive: true, verbatimSymlinks: true, filter: needed });
    // Another process that started at the same time may have been first; its copy will do as well.
    await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
    await stat(target);
    return target;
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `PostgreSQL cannot run as root, and the user that it runs as may not enter ${closed}; copying its programs ` +
        `to ${target} failed too. Move the product to a folder that every user may enter, such as /opt, ` +
        'or start as an ordinary user.',
      { cause },
    );
  }
}

async function makeRunnable(program: string): Promise<void> {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    await chmod(program, 0o755).catch(() => undefined);
  }
}
