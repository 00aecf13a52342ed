import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileServer } from './compile-server.mjs';
import { alone } from './lock.mjs';
import { hashOf, isStale, markBuilt, PARTS, SERVER_FOLDERS } from './parts.mjs';
import { CACHE, ROOT, runTool, say } from './project.mjs';

/**
 * Builds the named parts, or only those whose sources have changed since.
 * @param options.force also builds parts that are up to date
 * @throws Error when a build fails; the output of the last good build stays where it can
 */
export async function build(names = Object.keys(PARTS), { force = false } = {}) {
  const wanted = () => names.filter((name) => force || isStale(name));
  if (wanted().length === 0) return;
  await alone('build', async () => {
    // The previous holder of the lock may just have built it.
    const parts = wanted();
    const hashes = new Map(parts.map((name) => [name, hashOf(name)]));
    const pages = parts.filter((name) => name !== 'backend');
    await Promise.all([
      ...(parts.includes('backend') ? [buildBackend()] : []),
      ...(pages.length > 0 ? [buildPages(pages)] : []),
    ]);
    for (const [name, hash] of hashes) markBuilt(name, hash);
  });
}

async function buildBackend() {
  const started = performance.now();
  // As deep as dist/, so that the paths in the source maps are right there too.
  const folders = [...new Set(SERVER_FOLDERS.map((path) => path.split('/')[0]))];
  for (const folder of folders) rmSync(join(CACHE, folder), { recursive: true, force: true });
  await compileServer(SERVER_FOLDERS, CACHE).catch(({ message }) => {
    throw new Error(`The backend could not be built:\n${message}`);
  });
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  // Whole folders are exchanged, so nothing from a deleted source is left behind.
  for (const folder of folders) exchange(join(CACHE, folder), join(ROOT, 'dist', folder));
  say(`Built the backend in ${seconds(started)}.`);
}

function exchange(fresh, target) {
  const old = `${fresh}-old`;
  rmSync(old, { recursive: true, force: true });
  if (!existsSync(fresh)) return;
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}

async function buildPages(names) {
  const started = performance.now();
  // Into empty folders, because over an old build the bundler's own cleaning removes pages that another of
  // its builds writes.
  const folders = names.map((name) => [
    join(ROOT, 'dist', `frontend-${name}`),
    join(CACHE, `frontend-${name}-old`),
  ]);
  for (const [target, old] of folders) {
    rmSync(old, { recursive: true, force: true });
    if (existsSync(target)) renameSync(target, old);
  }
  const args = ['build', '--mode', 'production', '--env', `app=${names.join(',')}`];
  const { code, output } = await runTool('@rspack/cli', 'rspack', args, {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) {
    for (const [target, old] of folders) {
      if (!existsSync(old)) continue;
      rmSync(target, { recursive: true, force: true });
      renameSync(old, target);
    }
    throw new Error(`The pages could not be built:\n${output}`);
  }
  for (const [, old] of folders) rmSync(old, { recursive: true, force: true });
  say(`Built the pages (${names.join(', ')}) in ${seconds(started)}.`);
}

function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
