import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCES = join(__dirname, '..', '..');
/** The calls that make a thread or a process from our code. */
const MAKES_WORKERS = /from 'piscina'|\bfork\(|new Worker\(|from 'workerpool'|from 'tinypool'/u;

it('makes threads and processes in common/work only, where work gets its bounds', () => {
  const makers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    // What stands in a folder `testing` is for tests, which bound their own work.
    .filter((file) => /(?<!\.spec)\.ts$/u.test(file) && !/(?:^|\/)testing\//u.test(file))
    .filter((file) => MAKES_WORKERS.test(readFileSync(join(SOURCES, file), 'utf8')))
    .map((file) => relative(join('common', 'work'), file));
  expect(makers.sort()).toEqual(['process-entry.ts', 'threads.ts', 'work-process.ts']);
});
