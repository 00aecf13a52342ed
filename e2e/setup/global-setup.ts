import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startProduct } from '../../scripts/lib/running-product.mjs';
import { keptPassword } from '../../backend/src/database/embedded/cluster';
import { findRunningServer } from '../../backend/src/database/embedded/postmaster';
import { databaseUrl } from '../../backend/src/database/embedded/server-address';
import { cleanUpWhenWeDie } from '../../backend/test/setup/reaper';
import { ADMIN, DATABASE_VARIABLE, PRODUCT_VARIABLE } from './product';

const ROOT = resolve(__dirname, '../..');

/** Set by `globalSetup`, called by `globalTeardown`: both run in the same process. */
let tearDown: () => Promise<void> = async () => undefined;

/**
 * Starts the built product once for the run, with its own port and data folder, or uses the one at MARKLIGHT_E2E_URL.
 */
export default async function globalSetup(): Promise<void> {
  if (process.env[PRODUCT_VARIABLE]) return;
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { cwd: ROOT, stdio: 'inherit' });
  let callOffEarly = () => undefined as void;
  const product = await startProduct({
    logFile: prepareLog(),
    // As behind a reverse proxy, so that each person in the tests comes from a different address.
    env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, TRUST_PROXY: '1' },
    onSpawn: (pid, dataDir) => {
      callOffEarly = cleanUpWhenWeDie([pid], [dataDir]);
    },
  });
  const database = await findRunningServer(join(product.dataDir, 'postgres'));
  const callOff = cleanUpWhenWeDie([product.pid, ...(database ? [database.pid] : [])], [product.dataDir]);
  callOffEarly();
  if (database) {
    process.env[DATABASE_VARIABLE] = databaseUrl(database.address, await keptPassword(product.dataDir));
  }
  process.env[PRODUCT_VARIABLE] = product.address;
  tearDown = async () => {
    await product.stop();
    callOff();
  };
}

export async function stopProduct(): Promise<void> {
  await tearDown();
}

function prepareLog(): string {
  const folder = join(ROOT, 'test-results');
  const file = join(folder, 'product.log');
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}
