import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of the browser for the tests: CHROMIUM_PATH, else the first Chromium or Chrome on the PATH. */
export function findChromium() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && existsSync(path));
}

/**
 * Installs Chromium by apt-get when it is missing and we are root.
 * @returns undefined when there is one now, else what a person should do
 */
export function ensureChromium(say) {
  if (findChromium()) return undefined;
  const byHand =
    'Chromium is missing. Run: sudo apt-get install -y chromium   (or set CHROMIUM_PATH to a Chrome)';
  if (process.getuid?.() !== 0) return byHand;
  say('Installing Chromium (apt-get) …');
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: ['ignore', 'ignore', 'pipe'], env };
    execFileSync('apt-get', ['update', '-q'], options);
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options);
  } catch (error) {
    return `${String(error.stderr ?? error.message).trim()}\n${byHand}`;
  }
  return findChromium() ? undefined : byHand;
}
