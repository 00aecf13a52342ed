import { setPriority } from 'node:os';
import { setInterval } from 'node:timers';
import { parentPort } from 'node:worker_threads';
import { LONG_WORK_NICE } from './low-priority';
import type { TaskLimits } from './process-messages';

/*
 * A thread that runs beside the work of a process. It ends the process when its server is gone, when it holds more
 * memory than it may, and when its task has used its processor time; and it lowers the priority of long work. It
 * keeps running while the work blocks the process's own event loop.
 */
const [parent, ceilingMegabytes, longMilliseconds] = process.argv.slice(2).map(Number);
const EVERY_MILLISECONDS = 40;
const MEGABYTE = 1024 * 1024;
let cpuLimit = Infinity;
let longFrom = Infinity;

// The limits of the task that begins now; null when it has ended.
parentPort?.on('message', (task: TaskLimits | null) => {
  cpuLimit = usedMilliseconds() + (task?.cpuMilliseconds ?? Infinity);
  longFrom =
    longMilliseconds && task && !task.keepsPriority ? usedMilliseconds() + longMilliseconds : Infinity;
});

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > (ceilingMegabytes ?? Infinity) * MEGABYTE) {
    // Nothing else sends this signal, so the server knows from it why the process ended.
    process.kill(process.pid, 'SIGUSR2');
  }
  const used = usedMilliseconds();
  if (used > cpuLimit) process.kill(process.pid, 'SIGXCPU');
  if (used > longFrom) lowerPriority();
}, EVERY_MILLISECONDS);

function lowerPriority(): void {
  longFrom = Infinity;
  try {
    // On Linux that of the thread that works.
    setPriority(process.pid, LONG_WORK_NICE);
  } catch {
    // Where priorities may not be set, it keeps the one it has.
  }
}

/** Processor time of the whole process, all its threads. */
function usedMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
