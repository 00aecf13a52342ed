// npm run mutation [-- PART …]: changes the code in many small ways and says which changes no test notices.
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { prepare } from './lib/prepare.mjs';
import { say } from './lib/project.mjs';
import { PARTS } from './mutation/parts.mjs';

await prepare([]);
// Thousands of test runs: other work on this machine comes first.
setPriority(constants.priority.PRIORITY_LOW);
const given = process.argv.slice(2);
const unknown = given.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  say(`There is no part ${unknown.join(', ')}. The parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const measured = Object.keys(PARTS).filter((name) => PARTS[name].atLeast !== undefined);
const lines = [];
for (const name of given.length > 0 ? given : measured) {
  lines.push(await mutate(name, PARTS[name]));
  // Between long reports, and again at the end.
  say(lines.at(-1));
}
if (lines.length > 1) for (const line of lines) say(line);

async function mutate(name, { atLeast = 0, ignoreStatic = false, ...part }) {
  const results = [];
  for (const [at, group] of (part.groups ?? [part]).entries())
    results.push(
      ...(await resultsOf(group, { ignoreStatic, report: at === 0 ? name : `${name}-${at + 1}` })),
    );
  const of = (...wanted) => results.filter(({ status }) => wanted.includes(status)).length;
  const timedOut = of('Timeout');
  const noticed = of('Killed') + timedOut;
  const all = noticed + of('Survived', 'NoCoverage');
  const score = Math.round((noticed / all) * 1_000) / 10;
  if (score < atLeast) process.exitCode = 1;
  const ofThem = timedOut ? ` (${timedOut} of them by running out of time)` : '';
  return `${name}: ${noticed} of ${all} changes noticed${ofThem}, ${score}%${atLeast ? ` (at least ${atLeast}%)` : ''}`;
}

function resultsOf({ mutate, specs }, { ignoreStatic, report }) {
  process.env.MUTATION_SPECS = JSON.stringify(specs);
  return new Stryker({
    mutate,
    testRunner: 'jest',
    jest: { configFile: 'scripts/mutation/jest.config.js', enableFindRelatedTests: false },
    plugins: ['@stryker-mutator/jest-runner'],
    coverageAnalysis: 'perTest',
    ignoreStatic,
    concurrency: 2,
    // Inside `.cache`, where the other tests do not look.
    tempDirName: join('.cache', 'mutation', 'sandboxes'),
    ignorePatterns: ['dist', '.data', '.cache', 'docs', 'frontend-*', 'e2e', 'bench'],
    reporters: ['clear-text', 'html'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false, allowEmojis: false },
    htmlReporter: { fileName: join('.cache', 'mutation', `${report}.html`) },
    allowConsoleColors: false,
    fileLogLevel: 'off',
    logLevel: 'warn',
    // Added to half as long again as the tests usually take; the limit is how an endless loop is noticed. A machine that does
    // other work too may be ten times slower, and a change that is only slow must not count as noticed.
    timeoutMS: 60_000,
    disableTypeChecks: true,
  }).runMutationTest();
}
