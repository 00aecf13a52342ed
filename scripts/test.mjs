// npm test: everything from a fresh clone to the line "N passed, N failed".
// test.mjs [unit] [components] [api] [browser] [-- arguments for jest]
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { bringUpToDate } from './lib/prepare.mjs';
import { processorSecondsOfChildren } from './lib/processor-time.mjs';
import { CACHE, ROOT, runTool, say } from './lib/project.mjs';
import { summarise } from './lib/test-summary.mjs';

/** Browser tests run after the others: they measure nothing, but time out on a machine that is too busy. */
const RUNS = [['unit', 'components', 'api'], ['browser']];
/**
 * Many tests spend their time waiting for the database, their own processes, a time limit or a page, so three at a
 * time keep two cores busy.
 */
const WORKERS = 3;
/** Against a run that hangs: on a machine that other work keeps busy, one took more than an hour. */
const RUN_LIMIT_MS = 3 * 60 * 60_000;
/** Jest writes its report last; a process that keeps running after that holds something open. */
const EXIT_LIMIT_MS = 15_000;

const split = process.argv.indexOf('--');
const given = process.argv.slice(2, split === -1 ? undefined : split);
const jestArguments = split === -1 ? [] : process.argv.slice(split + 1);
const wanted = given.length > 0 ? given : RUNS.flat();

const withBrowser = wanted.includes('browser');
/** The server sends the pages, and its tests ask for some. */
const withPages = withBrowser || wanted.includes('api');
const hindrance = await makeReady();
if (hindrance) {
  process.stderr.write(`${hindrance}\n`);
  finish(0, ['no test was run, for the reason above']);
} else {
  const results = [];
  for (const projects of RUNS.map((run) => run.filter((name) => wanted.includes(name)))) {
    if (projects.length > 0) results.push(await runJest(projects));
  }
  const { passed, failures } = summarise(results);
  finish(passed, failures);
}

/** @returns what prevents the tests from running, or undefined */
async function makeReady() {
  try {
    await bringUpToDate(withPages ? undefined : ['backend']);
  } catch (error) {
    return error.message;
  }
  return withBrowser ? ensureChromium(say) : undefined;
}

async function runJest(projects) {
  const name = projects.join('+');
  const before = processorSecondsOfChildren();
  const outputFile = join(CACHE, 'jest', `${name}.json`);
  mkdirSync(join(CACHE, 'jest'), { recursive: true });
  rmSync(outputFile, { force: true });
  const { code, timedOut } = await runTool(
    'jest',
    'jest',
    [
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${outputFile}`,
      `--maxWorkers=${WORKERS}`,
      '--ci',
      ...jestArguments,
    ],
    { timeoutMs: RUN_LIMIT_MS, lastSign: { file: outputFile, withinMs: EXIT_LIMIT_MS } },
  );
  const after = processorSecondsOfChildren();
  if (before !== undefined && after !== undefined)
    say(`${name}: ${((after - before) / 60).toFixed(1)} minutes of processor time`);
  return { name, code, timedOut, report: readReport(outputFile) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function finish(passed, failures) {
  for (const failure of failures) say(`FAILED ${failure.replaceAll(`${ROOT}/`, '')}`);
  say(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
}
