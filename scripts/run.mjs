// Runs one program of the backend's build, which is brought up to date first: run.mjs backend/src/worker.js …
import { findChromium } from './lib/chromium.mjs';
import { prepare } from './lib/prepare.mjs';
import { become } from './lib/project.mjs';

const [file, ...args] = process.argv.slice(2);
// The bench opens pages in a browser too.
const isBench = file === 'bench/main.js';
if (isBench) process.env.CHROMIUM_PATH ??= findChromium() ?? '';
await prepare(isBench ? undefined : ['backend']);
await become(file, args);
