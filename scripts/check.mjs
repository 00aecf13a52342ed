// npm run check: types, lint, format and dependencies, side by side. npm run lint: one of them.
import { mkdirSync } from 'node:fs';
import { prepare } from './lib/prepare.mjs';
import { CACHE, run, runTool, say } from './lib/project.mjs';

const cached = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}`];
const tool =
  (...command) =>
  () =>
    runTool(...command, { quiet: true });
const CHECKS = {
  types: tool('typescript', 'tsc', ['--noEmit', '-p', '.']),
  lint: tool('eslint', 'eslint', ['.', '--max-warnings', '0', ...cached('eslint')]),
  format: tool('prettier', 'prettier', ['--check', '.', '--log-level', 'warn', ...cached('prettier')]),
  dependencies: () => run(process.execPath, ['scripts/dependencies.mjs'], { quiet: true }),
};

await prepare([]);
mkdirSync(CACHE, { recursive: true });
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(CHECKS);
const results = await Promise.all(names.map(check));
process.exitCode = results.every(Boolean) ? 0 : 1;

async function check(name) {
  const started = performance.now();
  const { code, output } = await CHECKS[name]();
  const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  say(code === 0 ? `${name}: fine (${took})` : `${name}: FAILED (${took})\n${output.trimEnd()}`);
  return code === 0;
}
