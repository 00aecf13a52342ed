// npm run dev: the API with restart on change, and the pages with live reload, until Ctrl-C.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { forgetBuilt, isStale, SERVER_FOLDERS } from './lib/parts.mjs';
import { prepare } from './lib/prepare.mjs';
import { ROOT, say, toolPath } from './lib/project.mjs';

const SETTLE_MS = 150;
const PAGES = ['shell', 'grading', 'admin'];

await prepare(['backend']);
// From here on the pages in dist/ are development builds.
PAGES.forEach(forgetBuilt);

const children = new Set();
let ending = false;

function startChild(name, file, args, env = {}) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
  children.add(child);
  child.once('exit', (code) => {
    children.delete(child);
    if (!ending && !child.replaced) say(`${name} has stopped (code ${code}). Waiting for a change …`);
  });
  return child;
}

function stopChild(child) {
  if (!children.has(child)) return Promise.resolve();
  child.replaced = true;
  return new Promise((done) => {
    child.once('exit', done);
    child.kill('SIGTERM');
  });
}

const rspack = toolPath('@rspack/cli', 'rspack');
startChild('The shell’s build', rspack, ['serve', '--mode', 'development', '--env', 'app=shell']);
startChild('The remotes’ build', rspack, [
  'build',
  '--watch',
  '--mode',
  'development',
  '--env',
  'app=grading,admin',
]);

const startServer = () =>
  startChild('The server', join(ROOT, 'dist/backend/src/main.js'), [], {
    NODE_OPTIONS: '--enable-source-maps',
  });
let server = startServer();

let changing = Promise.resolve();
async function rebuildServer() {
  if (ending || !isStale('backend')) return;
  try {
    await build(['backend']);
  } catch (error) {
    say(error.message);
    return;
  }
  await stopChild(server);
  if (!ending) server = startServer();
}

let settle;
for (const folder of SERVER_FOLDERS) {
  if (!existsSync(join(ROOT, folder))) continue;
  watch(join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(settle);
    settle = setTimeout(() => (changing = changing.then(rebuildServer)), SETTLE_MS);
  });
}

async function end() {
  if (ending) return;
  ending = true;
  clearTimeout(settle);
  await Promise.all([...children].map(stopChild));
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
