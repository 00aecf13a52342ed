// Adds to package-lock.json the packages for other machines that npm left out because the registry did not
// have them when the lockfile was written. Without them "npm ci" refuses the lockfile everywhere.
// Run it after "npm install NAME"; it changes nothing when nothing is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './lib/project.mjs';
import { missingEntries } from './lib/lockfile.mjs';

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingEntries(lock.packages);
const all = { ...lock.packages, ...missing };
lock.packages = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')));
if (Object.keys(missing).length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
say(`Added ${Object.keys(missing).length} packages for other machines to package-lock.json.`);
