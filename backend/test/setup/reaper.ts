import { spawn } from 'node:child_process';

/**
 * Cleans up after this process when it dies without doing so itself (kill -9, a crash of the test runner):
 * a shell waits on a pipe that only the end of this process closes, then interrupts `pids` and removes
 * `folders`. Call the returned function after an orderly clean-up.
 */
export function cleanUpWhenWeDie(pids: number[], folders: string[]): () => void {
  const script = 'read -r _; for p in $1; do kill -INT "$p" 2>/dev/null; done; sleep 2; shift; rm -rf "$@"';
  const reaper = spawn('/bin/sh', ['-c', script, 'sh', pids.join(' '), ...folders], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  reaper.unref();
  reaper.on('error', () => undefined);
  (reaper.stdin as unknown as { unref(): void } | null)?.unref();
  return () => {
    if (reaper.pid !== undefined) process.kill(-reaper.pid, 'SIGKILL');
  };
}
