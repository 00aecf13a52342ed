import { Worker } from 'node:worker_threads';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { plainFailure, type FromParent, type FromProcess } from './process-messages';

/*
 * What a process of `ProcessPool` runs: `process-entry WORKER_FILE CEILING_MEGABYTES`. The worker file's `run` takes
 * the input and a signal, and returns the answer.
 */
interface WorkerModule {
  run(input: unknown, signal: AbortSignal): unknown;
}

const [file = '', ceilingMegabytes = '0'] = process.argv.slice(2);
const running = new Map<number, AbortController>();

const tell = (message: FromProcess): void => {
  if (process.connected) process.send?.(message);
};

async function answer(worker: WorkerModule, id: number, input: unknown): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    tell({ id, value: await worker.run(input, controller.signal) });
  } catch (error) {
    tell({ id, failure: plainFailure(error) });
  } finally {
    running.delete(id);
  }
}

function start(): void {
  // A timer of this thread would not run while a hostile file is worked on; one of another thread does.
  new Worker(join(__dirname, 'process-watchdog.js'), {
    argv: [String(process.ppid), ceilingMegabytes],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref();
  process.on('disconnect', () => process.exit(0));
  // Signals of a terminal go to the whole group; it is the server that says when to end.
  process.on('SIGINT', () => undefined);
  process.on('SIGHUP', () => undefined);
  const worker = createRequire(file)(file) as WorkerModule;
  process.on('message', (message: FromParent) => {
    if ('stop' in message) running.get(message.stop)?.abort();
    else void answer(worker, message.id, message.input);
  });
  tell({ ready: true });
}

try {
  start();
} catch (error) {
  tell({ broken: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect();
}
