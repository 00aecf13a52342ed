import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

/**
 * Compiles the linter with what it needs of ours, as jest cannot load the WebAssembly of the real one.
 * @param home an absolute path; the linter stands at `libs/text/harper-linter.js` below it
 */
export function compileLinter(home: string): void {
  const program = `
    const { compileServer } = await import('./scripts/lib/compile-server.mjs');
    await compileServer(['libs/text', 'libs/contracts'], ${JSON.stringify(home)});
  `;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: ROOT });
}
