import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from './bench-server';
import { freePort } from './neighbour/own-server';

const REPEATS = 5;
/** With the packages in npm's cache; before them, one fills it. */
const CLONES = 2;
const READY = 'Marklight is ready at';
/** What `npm start` prints at the end of each step, in this order. */
const STEPS = [
  ['npm ci', /^added \d+ packages/mu],
  ['building', /^Built the (?:pages|backend)[^]*^Built the (?:pages|backend)/mu],
  ['first start', new RegExp(READY, 'u')],
] as const;

/**
 * How long a person waits for a server: `npm start` on built code with a new data folder and with one that is there, beside the least that
 * a server on the same database needs; and the two commands from a clone to a server that is ready.
 */
export async function benchStarts(say: (line: string) => void): Promise<void> {
  await benchBuilt(say);
  say('');
  await benchClones(say);
}

async function benchBuilt(say: (line: string) => void): Promise<void> {
  const taken = { cold: [[], []], warm: [[], []] } as Record<'cold' | 'warm', [number[], number[]]>;
  for (let repeat = 0; repeat < REPEATS; repeat += 1)
    for (const [side, start] of [started, bareStarted].entries()) {
      const folder = await mkdtemp(join(tmpdir(), 'marklight-bench-'));
      for (const kind of ['cold', 'warm'] as const) taken[kind][side]?.push(await start(folder));
      await rm(folder, { recursive: true, force: true });
    }
  say(
    `npm start on built code, medians of ${REPEATS} (lowest to highest): Marklight | PostgreSQL, Express and pg alone | ratio`,
  );
  for (const [kind, name] of [
    ['cold', 'with a new data folder'],
    ['warm', 'with the one of an earlier start'],
  ] as const) {
    const [ours, theirs] = taken[kind];
    const ratio = quantile(ours, 0.5) / quantile(theirs, 0.5);
    say(`  ${name.padEnd(34)} ${shown(ours)} | ${shown(theirs)} | ${ratio.toFixed(1)}`);
  }
}

async function benchClones(say: (line: string) => void): Promise<void> {
  if (!existsSync('.git')) {
    say('From a clone to a server: left out, because this folder is no clone.');
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'marklight-bench-'));
  const cache = join(folder, 'npm-cache');
  try {
    say(`git clone and npm start: until ready = clone, ${STEPS.map(([name]) => name).join(', ')}`);
    const [fromRegistry, ...fromCache] = await inTurn(1 + CLONES, () => cloned(folder, cache));
    say(`  packages from the registry              ${stepsOf([fromRegistry ?? []])}`);
    say(`  packages in npm’s cache, median of ${CLONES}    ${stepsOf(fromCache)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let at = 0; at < times; at += 1) all.push(await work());
  return all;
}

/** @returns the seconds of the clone and of each step */
async function cloned(folder: string, cache: string): Promise<number[]> {
  const clone = join(folder, 'clone');
  const begun = performance.now();
  const { status } = spawnSync('git', ['clone', '--quiet', process.cwd(), clone], { stdio: 'inherit' });
  if (status !== 0) throw new Error('git could not clone this folder');
  const ends = [performance.now() - begun];
  await npmStart(clone, join(clone, '.data'), { npm_config_cache: cache }, (said) => {
    while (ends.length <= STEPS.length && STEPS[ends.length - 1]?.[1].test(said))
      ends.push(performance.now() - begun);
  });
  await rm(clone, { recursive: true, force: true });
  return ends.map((end, at) => (end - (ends[at - 1] ?? 0)) / 1_000);
}

/** The whole of the median one, and its steps. */
function stepsOf(runs: readonly number[][]): string {
  const whole = (run: readonly number[]) => run.reduce((sum, seconds) => sum + seconds, 0);
  const median = [...runs].sort((a, b) => whole(a) - whole(b))[runs.length >> 1] ?? [];
  return `${whole(median).toFixed(1).padStart(6)} s = ${median.map((seconds) => seconds.toFixed(1)).join(' + ')}`;
}

/** @returns milliseconds until it says that it is ready */
async function started(dataDir: string): Promise<number> {
  const begun = performance.now();
  let time = NaN;
  await npmStart(process.cwd(), dataDir, {}, (said) => {
    if (said.includes(READY) && Number.isNaN(time)) time = performance.now() - begun;
  });
  return time;
}

/** Runs `npm start` until it is ready, and ends it. @param onOutput told all that it has said so far */
async function npmStart(
  cwd: string,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  onOutput: (said: string) => void,
): Promise<void> {
  const child = spawn('npm', ['start'], {
    cwd,
    env: {
      ...ofThisMachine(),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => {
    said += piece.toString('utf8');
    onOutput(said);
    if (said.includes(READY)) child.kill('SIGTERM');
  });
  await once(child, 'exit');
  if (!said.includes(READY)) throw new Error(`npm start in ${cwd} ended before it was ready:\n${said}`);
}

/** The environment as somebody at a terminal has it, who has configured nothing: proxies and certificates are needed to install. */
function ofThisMachine(): NodeJS.ProcessEnv {
  const ours = /^(?:npm_|NODE_ENV$|DATABASE_|SESSION_SECRET$|PUBLIC_URL$)/iu;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/** @returns milliseconds until the bare server is ready */
async function bareStarted(dataDir: string): Promise<number> {
  const begun = performance.now();
  const child = fork(join(process.cwd(), 'dist/bench/bare-start.js'), [dataDir]);
  await once(child, 'message');
  const time = performance.now() - begun;
  const ended = once(child, 'exit');
  child.send('end');
  await ended;
  return time;
}

function shown(times: readonly number[]): string {
  const [least, median, most] = [0, 0.5, 1].map((share) => (quantile(times, share) / 1_000).toFixed(2));
  return `${median} s (${least} to ${most})`;
}
