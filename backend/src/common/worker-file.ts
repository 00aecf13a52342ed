import { join, relative } from 'node:path';

/**
 * Path of a worker thread's compiled file, whether the caller runs compiled (from `dist/`) or straight from
 * its TypeScript source, as under jest: a thread needs JavaScript on disk, so there it takes the build, which
 * `scripts/jest-built-backend.ts` brings up to date before the first test.
 * @param directory the caller's `__dirname`
 * @param name the worker's file beside the caller, without extension; may lie in a folder below
 */
export function workerFile(directory: string, name: string): string {
  if (!__filename.endsWith('.ts')) return join(directory, `${name}.js`);
  const root = join(__dirname, '..', '..', '..');
  return join(root, 'dist', relative(root, directory), `${name}.js`);
}
