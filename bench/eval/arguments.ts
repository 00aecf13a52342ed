import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder after `--data`; by default `../shared/eval` where it is there. Stops with a message otherwise. */
export function dataFolder(): string {
  const at = process.argv.indexOf('--data');
  const folder = resolve(at < 0 ? '../shared/eval' : (process.argv[at + 1] ?? ''));
  if (!existsSync(folder)) {
    console.error(`There is no evaluation data at ${folder}. Name its folder: npm run eval -- --data DIR`);
    process.exit(2);
  }
  return folder;
}
