import { setMaxListeners } from 'node:events';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Account } from './account';
import { type HostileInput, hostileInputs } from './hostile-inputs';

/*
 * The hostile account, on a separate thread, so that the cost of its requests to this process is not measured as the
 * server's. A message names the input to send until the next message, or null for a pause.
 */
// A stranger would use a different machine, so this runs at a lower priority: on Linux the thread's, not the
// process's.
setPriority(19);
const account = workerData as Account;
const AT_ONCE = 8;
/** Refused requests are not repeated a thousand times a second: limiting those is a proxy's job. */
const PAUSE_MS = 20;
let stop = new AbortController();

async function sendOnAndOn({ send }: HostileInput, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await send(account, signal).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

hostileInputs().then(
  (inputs) => {
    parentPort?.on('message', (name: string | null) => {
      stop.abort();
      stop = new AbortController();
      setMaxListeners(0, stop.signal);
      const input = inputs.find((one) => one.name === name);
      for (let at = 0; input && at < (input.atOnce ?? AT_ONCE); at += 1) void sendOnAndOn(input, stop.signal);
    });
    parentPort?.postMessage(inputs.map(({ name }) => name));
  },
  (error: unknown) => {
    throw error;
  },
);
