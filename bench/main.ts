/*
 * `npm run bench`: the cost of Marklight's work on this machine, each beside something simple, as ratios. Times are for
 * comparing on one machine; nothing passes or fails because of them. `npm run bench -- NAME` runs one part (`parts.ts`)
 * alone. `--write` puts what was measured into docs/benchmarks.md; `--only INPUT`, which may be repeated, has the
 * hostile neighbour send only the inputs whose names contain the words.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BY_NAME_ONLY, PARTS } from './parts';
import { withMeasurement } from './report';

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true }, write: { type: 'boolean' } },
  });
  const names =
    positionals.length > 0 ? positionals : Object.keys(PARTS).filter((name) => !BY_NAME_ONLY.has(name));
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  for (const name of names) {
    const before = loadavg()[0] ?? NaN;
    const lines: string[] = [];
    await PARTS[name]?.((line) => {
      console.log(line);
      lines.push(line);
    }, values.only);
    console.log('');
    if (values.write) await write(name, [...lines, '', machine(before)]);
  }
}

/** The load before tells whether other work was going on; a part makes load itself. */
function machine(loadBefore: number): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim()}), ${gigabytes} GB, Node.js ${process.versions.node}; load before: ${loadBefore.toFixed(1)}`;
}

async function write(name: string, lines: readonly string[]): Promise<void> {
  const file = join(process.cwd(), 'docs/benchmarks.md');
  await writeFile(file, withMeasurement(await readFile(file, 'utf8'), name, lines));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
