import { existsSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS } from '@marklight/contracts/durations';
import type { TaskTools } from '../process-entry';

const MEGABYTE = 1024 * 1024;
const kept: Buffer[] = [];

/** What the process of the tests does: answers, asks, never ends, or throws. */
export async function run(
  input: {
    give?: unknown;
    askFor?: unknown;
    loop?: boolean;
    untilNice?: number;
    /** Of a processor. */
    burnMilliseconds?: number;
    wait?: boolean;
    fail?: string;
    /** Something outside ends its process, as long as this file is not there, and leaves it. */
    killedBefore?: string;
    killed?: boolean;
    /** Megabytes that it holds, and whether it goes on holding them when it has answered. */
    hold?: number;
    keep?: boolean;
  },
  { ask, signal }: TaskTools,
): Promise<unknown> {
  const isFirst = input.killedBefore !== undefined && !existsSync(input.killedBefore);
  if (isFirst && input.killedBefore !== undefined) writeFileSync(input.killedBefore, '');
  if (isFirst || input.killed) process.kill(process.pid, 'SIGKILL');
  const held = Buffer.alloc((input.hold ?? 0) * MEGABYTE, 1);
  if (input.keep) kept.push(held);
  // The watchdog looks every now and then.
  if (process.memoryUsage.rss() > Number(process.argv[2]) * MEGABYTE) await setTimeout(MINUTE_MS);
  while (input.loop) Math.random();
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user < (input.burnMilliseconds ?? 0) * 1_000) Math.random();
  while (input.untilNice !== undefined && getPriority(process.pid) < input.untilNice) Math.random();
  if (input.fail) throw Object.assign(new RangeError(input.fail), { code: 'told' });
  if (input.wait) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  return input.askFor === undefined
    ? { give: input.give, hold: input.hold, pid: process.pid }
    : ask(input.askFor);
}
