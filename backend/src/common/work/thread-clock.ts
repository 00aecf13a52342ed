import { readFileSync } from 'node:fs';

/** Of a second, in `/proc`; fixed in Linux for what programs see. */
const TICK_MILLISECONDS = 10;
const EVERY_MILLISECONDS = 50;

/** Where the thread writes its number and the time that it had used before its task, in ticks. */
const THREAD = 0;
const USED_BEFORE = 1;

/** Whether the system tells the processor time of a single thread. */
export const KNOWS_THREAD_TIME = process.platform === 'linux';

/** Shared by the thread that waits and the one that works. */
export type ThreadClock = Int32Array;

export function makeThreadClock(): ThreadClock {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}

/** Call it in the thread when it takes its task. See `KNOWS_THREAD_TIME`. */
export function startThreadClock(clock: ThreadClock): void {
  const own = statOf('/proc/thread-self/stat');
  if (!own) return;
  Atomics.store(clock, USED_BEFORE, own.ticks);
  Atomics.store(clock, THREAD, own.thread);
}

/**
 * Calls back once, when the thread has used this much processor time since it took its task. Other work on the
 * machine does not use that up.
 * @returns a function that ends the watching
 */
export function watchThreadClock(clock: ThreadClock, milliseconds: number, onUsed: () => void): () => void {
  const timer = setInterval(() => {
    const thread = Atomics.load(clock, THREAD);
    const now = thread === 0 ? null : statOf(`/proc/self/task/${thread}/stat`);
    if (!now) return;
    if ((now.ticks - Atomics.load(clock, USED_BEFORE)) * TICK_MILLISECONDS <= milliseconds) return;
    clearInterval(timer);
    onUsed();
  }, EVERY_MILLISECONDS);
  return () => clearInterval(timer);
}

/** Null where the system has no such file, or the thread has ended. */
function statOf(path: string): { thread: number; ticks: number } | null {
  try {
    const stat = readFileSync(path, 'latin1');
    // The second field is the program's name in brackets, with anything in it; times are the 14th and the 15th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { thread: Number.parseInt(stat, 10), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}
