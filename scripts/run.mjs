// Runs one program of the backend's build, which is brought up to date first: run.mjs backend/src/worker.js …
import { prepare } from './lib/prepare.mjs';
import { become } from './lib/project.mjs';

const [file, ...args] = process.argv.slice(2);
await prepare(['backend']);
await become(file, args);
