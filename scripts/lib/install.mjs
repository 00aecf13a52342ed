import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { ROOT, run, say } from './project.mjs';

/**
 * Installs the packages with `npm ci` when node_modules is missing, half done, or not what package-lock.json
 * says. What npm installed it records in node_modules/.package-lock.json, as its last step.
 * @throws Error when npm fails
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await alone('install', async () => {
    if (isInstalled()) return;
    say('Installing packages (npm ci) …');
    // The build needs the development packages, whatever NODE_ENV says.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    const { code } = npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...args])
      : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
    if (code !== 0 || !isInstalled())
      throw new Error('The packages could not be installed; npm says why above.');
  });
}

function isInstalled() {
  try {
    const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) =>
      JSON.parse(readFileSync(join(ROOT, name), 'utf8')),
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
