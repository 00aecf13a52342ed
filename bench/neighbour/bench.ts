import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { anAccount } from './account';
import { ACTIONS, type Action, measure, type Measured } from './neighbour';
import { OwnServer } from './own-server';
import { processorUse, serverSecondsBetween, usedBetween } from './processor-use';

const WARM_UP_MS = 20_000;
const QUIET_MS = 15_000;
const ATTACK_MS = 10_000;
/** The server has worked off the rest of an attack once it uses less than this share of a processor for a second… */
const IDLE_SHARE = 0.15;
const IDLE_MS = 1_000;
/** …or runs out of this time: the remaining work then counts for the next input. */
const IDLE_WITHIN_MS = 30_000;
const MINUTE_MS = 60_000;
const RATIO_LIMIT = 2;
const HEALTH_LIMIT_MS = 200;

/**
 * The hostile neighbour: how long a teacher's work takes while another account sends requests that are hard on the
 * server, beside its time on a quiet one; and the memory of the server and its processes before, at the peak and a
 * minute after.
 * @param only parts of the names of the inputs to send; if given, the use of the processors is reported for each
 */
export async function benchHostileNeighbour(
  say: (line: string) => void,
  only: readonly string[] = [],
): Promise<void> {
  const server = await OwnServer.start();
  let peak = 0;
  let highest = 0;
  const watch = setInterval(() => (peak = Math.max(peak, server.megabytes())), 200);
  const hostile = await anAccount(server.address, 'hostile');
  const neighbour = await anAccount(server.address, 'neighbour');
  const attack = new Worker(join(__dirname, 'attack.worker.js'), { workerData: hostile });
  try {
    const all = await new Promise<string[]>((resolve, reject) => {
      attack.once('message', resolve);
      attack.once('error', reject);
    });
    const names = all.filter((name) => only.length === 0 || only.some((words) => name.includes(words)));
    if (names.length === 0)
      throw new Error(`No input is called "${only.join('", "')}". There are: ${all.join('; ')}.`);
    // A server's first calls are several times slower than later ones, and the hostile inputs come late.
    await measure(neighbour, WARM_UP_MS);
    const unused = processorUse(server.pid);
    const quiet = await measure(neighbour, QUIET_MS);
    say(`Processors on the quiet server: ${usedBetween(unused, processorUse(server.pid))}.`);
    say('');
    const before = server.megabytes();
    peak = before;
    say(`| ${['Input of the hostile account', ...ACTIONS.map(titleOf)].join(' | ')} | memory |`);
    say(`| --- |${' ---: |'.repeat(ACTIONS.length + 1)}`);
    say(
      `| quiet, ms | ${ACTIONS.map((action) => median(quiet[action]).toFixed(0)).join(' | ')} | ${before.toFixed(0)} MB |`,
    );
    const over: string[] = [];
    for (const name of names) {
      peak = server.megabytes();
      attack.postMessage(name);
      await sleep(500);
      const before = processorUse(server.pid);
      const busy = await measure(neighbour, ATTACK_MS);
      const after = processorUse(server.pid);
      attack.postMessage(null);
      say(
        `| ${[name, ...ACTIONS.map((action) => cell(action, busy, quiet))].join(' | ')} | ${peak.toFixed(0)} MB |`,
      );
      if (only.length > 0) say(`Processors: ${usedBetween(before, after)}.`);
      over.push(
        ...ACTIONS.filter((action) => isOver(action, busy, quiet)).map(
          (action) => `${action} during "${name}"`,
        ),
      );
      highest = Math.max(highest, peak);
      await untilIdle(server.pid);
    }
    if (only.length > 0) return;
    await sleep(MINUTE_MS);
    say('');
    say(
      `Memory: ${before.toFixed(0)} MB before, ${highest.toFixed(0)} MB at the peak, ${server.megabytes().toFixed(0)} MB a minute later.`,
    );
    say(over.length === 0 ? 'Everything within its bound.' : `Over its bound: ${over.join('; ')}.`);
  } finally {
    clearInterval(watch);
    await attack.terminate();
    await server.stop();
  }
}

/** Waits until the server is idle, so that each input is measured separately. @param server its process id */
async function untilIdle(server: number): Promise<void> {
  const end = performance.now() + IDLE_WITHIN_MS;
  let before = processorUse(server);
  while (performance.now() < end) {
    await sleep(IDLE_MS);
    const after = processorUse(server);
    if (serverSecondsBetween(before, after) < (IDLE_SHARE * IDLE_MS) / 1_000) return;
    before = after;
  }
}

const titleOf = (action: Action): string => (action === 'health' ? 'health, longest ms' : action);
const longest = (values: readonly number[]): number => Math.max(...values);

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function cell(action: Action, busy: Measured, quiet: Measured): string {
  if (action === 'health') return longest(busy.health).toFixed(0);
  return `${ratioOf(action, busy, quiet).toFixed(1)} ×`;
}

const ratioOf = (action: Action, busy: Measured, quiet: Measured): number =>
  median(busy[action]) / Math.max(median(quiet[action]), 1);

function isOver(action: Action, busy: Measured, quiet: Measured): boolean {
  return action === 'health'
    ? longest(busy.health) > HEALTH_LIMIT_MS
    : ratioOf(action, busy, quiet) > RATIO_LIMIT;
}
