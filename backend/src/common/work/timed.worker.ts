import { createRequire } from 'node:module';
import { startThreadClock, type ThreadClock } from './thread-clock';

export interface TimedTask {
  /** A compiled file whose `run` does it. */
  file: string;
  input: unknown;
  clock: ThreadClock;
}

/** Does a task in a thread whose processor time is watched. */
export function run({ file, input, clock }: TimedTask): unknown {
  startThreadClock(clock);
  return (createRequire(file)(file) as { run: (input: unknown) => unknown }).run(input);
}
