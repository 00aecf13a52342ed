import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds the server if its sources have changed: tests run the TypeScript, but a worker thread or process needs
 * JavaScript on disk, and would silently run the last build, or hang if there is none.
 */
export default function buildBackend(): void {
  const root = join(__dirname, '..');
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), 'backend'], {
    cwd: root,
    stdio: 'inherit',
  });
}
