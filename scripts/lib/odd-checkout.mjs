import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { ROOT } from './project.mjs';

/** A space and a letter beyond ASCII, in the path of every program, module and data file. */
const FOLDER = 'Schulhof Süd';
/** What a fresh clone does not have. */
const MADE_HERE = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'test-results']);

/**
 * Copies this checkout to a path with a space and an umlaut, for an ordinary user. Packages are hard links where the
 * file system allows: symbolic ones would lead Node back to the plain path.
 * @param options.built copies the build instead of the sources @returns the folder, the user to run programs as
 * (undefined: ourselves), and how to remove it
 */
export function oddCheckout({ built = false } = {}) {
  const top = mkdtempSync(join(tmpdir(), 'Marklight Prüfung '));
  const folder = join(top, FOLDER);
  const user = process.getuid?.() === 0 ? ordinaryUser() : undefined;
  chmodSync(top, 0o755);
  mkdirSync(join(top, 'tmp'));
  mkdirSync(folder);
  if (built) copyBuild(folder);
  else copySources(folder);
  linkPackages(folder);
  if (user) giveTo(top, folder, user);
  const remove = () => rmSync(top, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  return { folder, user, tmp: join(top, 'tmp'), remove };
}

function copySources(folder) {
  const isWanted = (path) => !MADE_HERE.has(path.slice(ROOT.length + 1).split(sep)[0]);
  cpSync(ROOT, folder, { recursive: true, filter: (path) => path === ROOT || isWanted(path) });
}

function copyBuild(folder) {
  for (const name of ['dist', 'package.json'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
}

function linkPackages(folder) {
  const from = join(ROOT, 'node_modules');
  if (spawnSync('cp', ['-al', from, folder]).status === 0) return;
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  cpSync(from, join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
}

/** A hard link shares its owner with the original, so only the folders of the packages change owner. */
function giveTo(top, folder, { uid, gid }) {
  const owner = `${uid}:${gid}`;
  for (const path of [top, join(top, 'tmp'), folder]) chownSync(path, uid, gid);
  const packages = join(folder, 'node_modules');
  run('find', [folder, '-path', packages, '-prune', '-o', '-exec', 'chown', '-h', owner, '{}', '+']);
  run('find', [packages, '-type', 'd', '-exec', 'chown', owner, '{}', '+']);
}

function run(program, args) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

function ordinaryUser() {
  const passwd = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  const nobody = passwd.split('\n').find((line) => line.startsWith('nobody:'));
  if (!nobody) throw new Error('There is no user "nobody" to run the product as.');
  const [, , uid, gid] = nobody.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
