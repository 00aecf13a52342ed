import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const CACHE = join(ROOT, '.cache');

/** One short line for the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Stops with a clear message when Node is older than package.json's `engines` asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const wanted = engines.node.replace('>=', '');
  if (isOlder(process.versions.node, wanted)) {
    process.stderr.write(
      `This needs Node.js ${wanted} or newer, and you have ${process.versions.node}. Get a newer one from https://nodejs.org.\n`,
    );
    process.exit(1);
  }
}

/** Compares versions like "20.19.0", number by number. */
export function isOlder(version, wanted) {
  const [have, need] = [version, wanted].map((text) => text.split('.').map(Number));
  const differs = need.findIndex((number, index) => (have[index] ?? 0) !== number);
  return differs !== -1 && (have[differs] ?? 0) < need[differs];
}

/** Path of a command that a package brings, to be run by this same Node. */
export function toolPath(packageName, command) {
  const manifest = join(ROOT, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs a program to its end.
 * @param options.timeoutMs after which it is ended
 * @param options.lastSign a file that the program writes as its last act, and how long it may live after it
 * @param options.quiet keeps the output and returns it instead of showing it
 * @returns exit code (1 when a signal ended it), whether that was for its time, and, with `quiet`, all output
 */
export function run(program, args, { quiet = false, env = {}, timeoutMs = 0, lastSign } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', ...(quiet ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    let timedOut = false;
    const end = () => (timedOut = child.kill('SIGTERM'));
    const late = timeoutMs ? setTimeout(end, timeoutMs) : undefined;
    const watching = lastSign && setInterval(() => endAfterLastSign(child, lastSign), 1_000);
    child.once('error', (error) => done({ code: 1, timedOut, output: error.message }));
    child.once('close', (code) => {
      clearTimeout(late);
      clearInterval(watching);
      done({ code: code ?? 1, timedOut, output });
    });
  });
}

function endAfterLastSign(child, { file, withinMs }) {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (written && Date.now() - written > withinMs) child.kill('SIGKILL');
}

/** Runs a package's command with this Node; see `run`. */
export function runTool(packageName, command, args, options) {
  return run(process.execPath, [toolPath(packageName, command), ...args], options);
}

/**
 * Runs the given program of dist/ in this same process, so that no process comes between it and its signals.
 * @param file below dist/
 */
export async function become(file, args = []) {
  const path = join(ROOT, 'dist', file);
  process.argv = [process.argv[0], path, ...args];
  process.setSourceMapsEnabled(true);
  createRequire(pathToFileURL(path))(path);
}
