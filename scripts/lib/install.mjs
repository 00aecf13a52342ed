import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { CACHE, ROOT, run, say } from './project.mjs';

/**
 * Installs the packages with `npm ci` when node_modules is missing, half done, or not what package-lock.json
 * says. What npm installed it records in node_modules/.package-lock.json, as its last step.
 * @throws Error when npm fails
 */
export async function ensureInstalled() {
  await ensureInstalledIn(ROOT);
}

/**
 * Installs what a seldom used tool needs into `.cache` the first time that it is run, so that nobody else's first
 * start has to.
 * @param name of a folder of scripts/ with a package.json and a package-lock.json
 * @returns the folder whose node_modules has the packages
 * @throws Error when npm fails
 */
export async function ensureToolInstalled(name) {
  const folder = join(CACHE, name);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(ROOT, 'scripts', name, file), join(folder, file));
  await ensureInstalledIn(folder);
  return folder;
}

async function ensureInstalledIn(folder) {
  if (isInstalled(folder)) return;
  await alone('install', async () => {
    if (isInstalled(folder)) return;
    say('Installing packages (npm ci) …');
    // The build needs the development packages, whatever NODE_ENV says.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    args.push('--prefix', folder);
    const npm = process.env.npm_execpath;
    const { code } = npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...args])
      : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
    if (code !== 0 || !isInstalled(folder))
      throw new Error('The packages could not be installed; npm says why above.');
  });
}

function isInstalled(folder) {
  try {
    const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    );
    return matches(wanted, installed);
  } catch {
    return false;
  }
}

/** True when every package of the lockfile is installed in that version; one for other machines may be missing. */
export function matches(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}
