import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './project.mjs';

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

/**
 * Starts the built product with a new data folder, and waits until it is ready. Of this process's environment it gets
 * only PATH and HOME.
 * @param options.env variables of the product
 * @param options.port by default a free one
 * @param options.dataDir where it keeps its data; by default a temporary folder, removed by `stop`
 * @param options.logFile where its output goes; by default into the data folder
 * @param options.onSpawn called with the process's id and the data folder before it is ready
 * @throws Error with the end of its log when it does not become ready within a minute
 */
export async function startProduct({ env = {}, port, dataDir, logFile, onSpawn } = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'marklight-product-'));
  const chosenPort = port ?? (await freePort());
  const log = logFile ?? join(folder, 'product.log');
  const child = spawnProduct(folder, chosenPort, log, env);
  onSpawn?.(child.pid ?? 0, folder);
  const product = {
    address: `http://127.0.0.1:${chosenPort}`,
    port: chosenPort,
    pid: child.pid ?? 0,
    dataDir: folder,
    /** Ends the process; the data stays if the caller chose its folder. */
    stop: async () => {
      await end(child);
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await untilReady(child, product.address, log);
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product;
}

function spawnProduct(dataDir, port, logFile, env) {
  const log = openSync(logFile, 'a');
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
        LOG_LEVEL: 'warn',
        // All people of a test come from this machine.
        SIGNUPS_PER_HOUR: '10000',
        ...env,
      },
    });
  } finally {
    closeSync(log);
  }
}

async function untilReady(child, address, logFile) {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline && !hasEnded(child)) {
    const reply = await fetch(`${address}/api/ready`).catch(() => undefined);
    if (reply?.ok) return;
    await sleep(50);
  }
  throw new Error(`The product did not become ready:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
}

async function end(child) {
  if (hasEnded(child)) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(late);
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** A port that nothing listens on at this moment. */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
