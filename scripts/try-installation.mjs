// npm run try-installation [-- NODE …]: the way from a fresh copy to graded essays and a restored backup, in a path
// with a space and an umlaut, as an ordinary user, with each of the given Node programs (by default this one).
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { doMainJob } from './lib/main-job.mjs';
import { oddCheckout } from './lib/odd-checkout.mjs';
import { say } from './lib/project.mjs';
import { freePort } from './lib/running-product.mjs';

/** Building the pages takes most of it. */
const READY_WITHIN_MS = 600_000;
const STOPPED_WITHIN_MS = 60_000;

const nodes = process.argv.length > 2 ? process.argv.slice(2) : [process.execPath];
let failed = 0;
for (const node of nodes) {
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? 'not a Node';
  const checkout = oddCheckout();
  try {
    say(`Node ${version}: ${await tryOut(node, checkout)}`);
  } catch (error) {
    failed += 1;
    say(`Node ${version}: FAILED: ${error.message}`);
  } finally {
    checkout.remove();
  }
}
process.exitCode = failed === 0 ? 0 : 1;

async function tryOut(node, { folder, user, tmp }) {
  const home = { cwd: folder, ...user };
  const env = {
    PATH: `${dirname(node)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: folder,
    TMPDIR: tmp,
    LOG_LEVEL: 'warn',
  };
  const started = performance.now();
  const port = await freePort();
  const product = spawnProduct(node, home, { ...env, PORT: String(port), HOST: '127.0.0.1' });
  let job;
  try {
    await ready(product, `http://127.0.0.1:${port}`);
    job = await doMainJob(`http://127.0.0.1:${port}`);
  } finally {
    await stop(product);
  }
  const command = (...args) => runCommand(node, home, env, args);
  command('backup', 'Sicherung Süd.sql.gz');
  const second = join(folder, 'Zweite Daten');
  mkdirSync(second);
  if (user) chownSync(second, user.uid, user.gid);
  runCommand(node, home, { ...env, DATA_DIR: second }, ['restore', 'Sicherung Süd.sql.gz']);
  const warnings = product.output().match(/^.*(?:Warning|DEPRECAT).*$/gim) ?? [];
  return (
    `built and ready, an essay graded ${job.grade} in ${job.seconds.toFixed(1)} s, CSV, PDF, backup and restore, ` +
    `as ${user ? `user ${user.uid}` : 'ourselves'}, in ${Math.round((performance.now() - started) / 1000)} s; ` +
    (warnings.length > 0 ? `warnings: ${warnings.join(' | ')}` : 'no warnings')
  );
}

function spawnProduct(node, home, env) {
  const child = spawn(node, ['scripts/start.mjs'], { ...home, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return {
    child,
    output: () => printed,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  };
}

async function ready(product, address) {
  for (
    const deadline = performance.now() + READY_WITHIN_MS;
    performance.now() < deadline && !product.hasEnded();
    await sleep(200)
  ) {
    const reply = await fetch(`${address}/api/ready`).catch(() => undefined);
    if (reply?.ok) return;
  }
  throw new Error(`it did not become ready:\n${product.output().slice(-3000)}`);
}

async function stop(product) {
  if (product.hasEnded()) return;
  const ended = new Promise((done) => product.child.once('exit', done));
  product.child.kill('SIGTERM');
  const late = setTimeout(() => product.child.kill('SIGKILL'), STOPPED_WITHIN_MS);
  await ended;
  clearTimeout(late);
  if (product.child.exitCode !== 0)
    throw new Error(`it did not stop in order:\n${product.output().slice(-3000)}`);
}

function runCommand(node, home, env, [name, ...args]) {
  const program = ['scripts/run.mjs', `backend/src/cli/${name}.js`, ...args];
  const { status, stdout, stderr } = spawnSync(node, program, { ...home, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run ${name} failed: ${stdout}${stderr}`);
}
