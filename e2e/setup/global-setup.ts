import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRunningServer } from '../../backend/src/database/embedded/postmaster';
import { cleanUpWhenWeDie } from '../../backend/test/setup/reaper';
import { ADMIN, PRODUCT_VARIABLE } from './product';

const ROOT = resolve(__dirname, '../..');
const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

/** Set by `globalSetup`, called by `globalTeardown`: both run in the same process. */
let tearDown: () => Promise<void> = async () => undefined;

/**
 * Starts the built product once for the run, on a port and a data folder of its own, or uses the one at
 * MARKLIGHT_E2E_URL.
 */
export default async function globalSetup(): Promise<void> {
  if (process.env[PRODUCT_VARIABLE]) return;
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { cwd: ROOT, stdio: 'inherit' });
  const dataDir = await mkdtemp(join(tmpdir(), 'marklight-browser-tests-'));
  const port = await freePort();
  const logFile = prepareLog();
  const product = startProduct(dataDir, port, logFile);
  const callOffEarly = cleanUpWhenWeDie([product.pid ?? 0], [dataDir]);
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilReady(product, address, logFile);
  } catch (error) {
    await stop(product);
    throw error;
  }
  const database = await findRunningServer(join(dataDir, 'postgres'));
  const callOff = cleanUpWhenWeDie([product.pid ?? 0, ...(database ? [database.pid] : [])], [dataDir]);
  callOffEarly();
  process.env[PRODUCT_VARIABLE] = address;
  tearDown = async () => {
    await stop(product);
    callOff();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export async function stopProduct(): Promise<void> {
  await tearDown();
}

function prepareLog(): string {
  const folder = join(ROOT, 'test-results');
  mkdirSync(folder, { recursive: true });
  return join(folder, 'product.log');
}

function startProduct(dataDir: string, port: number, logFile: string): ChildProcess {
  const log = openSync(logFile, 'w');
  try {
    return spawn(process.execPath, [join(ROOT, 'dist/backend/src/main.js')], {
      cwd: ROOT,
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        LOG_LEVEL: 'warn',
      },
    });
  } finally {
    closeSync(log);
  }
}

async function untilReady(product: ChildProcess, address: string, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline && product.exitCode === null && product.signalCode === null) {
    const reply = await fetch(`${address}/api/ready`).catch(() => undefined);
    if (reply?.ok) return;
    await sleep(50);
  }
  throw new Error(`The product did not become ready:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
}

async function stop(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return;
  const ended = new Promise<void>((done) => product.once('exit', () => done()));
  product.kill('SIGTERM');
  const late = setTimeout(() => product.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(late);
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
