import { setInterval } from 'node:timers';

/*
 * A thread beside the work of a process: it ends the process when its server is gone, and when it holds more memory
 * than it may. It goes on while the work keeps the process's own event loop busy.
 */
const [parent, ceilingMegabytes] = process.argv.slice(2).map(Number);
const EVERY_MILLISECONDS = 40;
const MEGABYTE = 1024 * 1024;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > (ceilingMegabytes ?? Infinity) * MEGABYTE) {
    // Nothing else sends this signal, so the server knows from it why the process ended.
    process.kill(process.pid, 'SIGUSR2');
  }
}, EVERY_MILLISECONDS);
