import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Below the thread that answers requests, and like the processes: see `WorkProcess`. */
export const WORK_NICE = 10;
/** Below other people's short work: see `process-watchdog`. */
export const LONG_WORK_NICE = 19;

/*
 * Loaded first in each thread that works on what people send. Only Linux has priorities of single threads; elsewhere this
 * would slow the whole server down.
 */
if (!isMainThread && process.platform === 'linux') {
  try {
    setPriority(WORK_NICE);
  } catch {
    // Where priorities may not be set, it works at the server's.
  }
}
