import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The folder after `--data`, which has to be given: the data are not part of the project. Stops with a message
 * otherwise.
 */
export function dataFolder(): string {
  const at = process.argv.indexOf('--data');
  const given = at < 0 ? undefined : process.argv[at + 1];
  if (given === undefined) {
    console.error('Name the folder of the evaluation data: npm run eval -- --data DIR');
    process.exit(2);
  }
  const folder = resolve(given);
  if (!existsSync(folder)) {
    console.error(`There is no evaluation data at ${folder}.`);
    process.exit(2);
  }
  return folder;
}
