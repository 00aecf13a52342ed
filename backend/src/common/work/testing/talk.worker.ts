import { existsSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import type { TaskTools } from '../process-entry';

/** What the process of the tests does: answers, asks, never ends, or throws. */
export async function run(
  input: {
    give?: unknown;
    askFor?: unknown;
    loop?: boolean;
    untilNice?: number;
    wait?: boolean;
    fail?: string;
    /** Something outside ends its process, as long as this file is not there, and leaves it. */
    killedBefore?: string;
    killed?: boolean;
  },
  { ask, signal }: TaskTools,
): Promise<unknown> {
  const isFirst = input.killedBefore !== undefined && !existsSync(input.killedBefore);
  if (isFirst && input.killedBefore !== undefined) writeFileSync(input.killedBefore, '');
  if (isFirst || input.killed) process.kill(process.pid, 'SIGKILL');
  while (input.loop) Math.random();
  while (input.untilNice !== undefined && getPriority(process.pid) < input.untilNice) Math.random();
  if (input.fail) throw Object.assign(new RangeError(input.fail), { code: 'told' });
  if (input.wait) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  return input.askFor === undefined ? { give: input.give, pid: process.pid } : ask(input.askFor);
}
