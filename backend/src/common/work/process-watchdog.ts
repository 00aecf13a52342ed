import { setInterval } from 'node:timers';
import { parentPort } from 'node:worker_threads';

/*
 * A thread beside the work of a process: it ends the process when its server is gone, when it holds more memory than it
 * may, and when its task has used its processor time. It keeps running while the work blocks the process's own event loop.
 */
const [parent, ceilingMegabytes] = process.argv.slice(2).map(Number);
const EVERY_MILLISECONDS = 40;
const MEGABYTE = 1024 * 1024;
let cpuLimit = Infinity;

// How much the task that begins may use; nothing when it has ended.
parentPort?.on('message', (cpuMilliseconds?: number) => {
  cpuLimit = cpuMilliseconds === undefined ? Infinity : usedMilliseconds() + cpuMilliseconds;
});

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > (ceilingMegabytes ?? Infinity) * MEGABYTE) {
    // Nothing else sends this signal, so the server knows from it why the process ended.
    process.kill(process.pid, 'SIGUSR2');
  }
  if (usedMilliseconds() > cpuLimit) process.kill(process.pid, 'SIGXCPU');
}, EVERY_MILLISECONDS);

/** Processor time of the whole process, all its threads. */
function usedMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
