// npm run build: builds what is stale. Names of parts (backend, shell, grading, admin) build only these; --force also
// builds parts that are up to date.
import { prepare } from './lib/prepare.mjs';
import { PARTS } from './lib/parts.mjs';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = names.find((name) => !(name in PARTS));
if (unknown) {
  process.stderr.write(`No part is called ${unknown}. There are: ${Object.keys(PARTS).join(', ')}.\n`);
  process.exit(2);
}
await prepare(names.length > 0 ? names : undefined, { force: process.argv.includes('--force') });
