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

/** A machine that has just started may spend minutes installing its updates. */
const APT_PATIENCE_MS = 10 * 60_000;
const LOOK_AGAIN_MS = 5_000;
const APT_IS_BUSY = /could not get lock|unable to (acquire|lock)/i;

/**
 * Repeats the work while another apt-get or dpkg holds their lock.
 * @param options.pause waits for that many milliseconds
 * @throws the work's error when it is of another kind, or when the lock has been held for ten minutes
 */
export function whileAptIsBusy(work, { say, pause = sleepSync, limitMs = APT_PATIENCE_MS }) {
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    try {
      return work();
    } catch (error) {
      if (waited >= limitMs || !APT_IS_BUSY.test(String(error.stderr ?? error.message))) throw error;
      if (waited === 0) say('Waiting for another apt-get to finish …');
      pause(LOOK_AGAIN_MS);
    }
  }
}

function sleepSync(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
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
    // In English, so that its message about the lock is recognised.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
    const options = { stdio: ['ignore', 'ignore', 'pipe'], env };
    const aptGet = (...args) => whileAptIsBusy(() => execFileSync('apt-get', args, options), { say });
    aptGet('update', '-q');
    aptGet('install', '-y', '-q', '--no-install-recommends', 'chromium');
  } catch (error) {
    return `${String(error.stderr ?? error.message).trim()}\n${byHand}`;
  }
  return findChromium() ? undefined : byHand;
}

/**
 * Switches off what a window of Chromium loads for its address bar and no page needs: two pages for suggestions, which take
 * half a second of processor time for each page that is opened. Only the last such argument counts, so what playwright-core
 * switches off is listed again.
 */
const WITHOUT_ADDRESS_BAR = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
].join(',')}`;

/** Arguments for a Chromium without a window. */
export const HEADLESS = ['--headless', '--no-sandbox', '--disable-gpu', WITHOUT_ADDRESS_BAR];
