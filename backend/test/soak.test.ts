import { spawn } from 'node:child_process';
import { projectPath } from '../src/web/project-path';

/** Of the run's own account of itself; a slow machine takes a while to start servers again. */
const LIMIT_SECONDS = 240;
const PATIENCE_MS = 840_000;

it(
  'loses, doubles and leaves nothing while servers, workers, database and AI service fail for half a minute',
  async () => {
    const { code, output } = await soak('--seconds', '30', '--seed', '5', '--limit', String(LIMIT_SECONDS));
    expect(output).toContain('Everything recovered, and nothing was lost.');
    expect(code).toBe(0);
  },
  PATIENCE_MS + 10_000,
);

/** The built program, as `npm run soak` starts it. */
function soak(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [projectPath('dist', 'bench', 'soak', 'main.js'), ...args], {
    cwd: projectPath(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const late = setTimeout(() => child.kill('SIGTERM'), PATIENCE_MS);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(late);
      resolve({ code, output });
    });
  });
}
