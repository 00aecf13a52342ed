import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  errorFrom,
  plainFailure,
  type FromParent,
  type FromProcess,
  type TaskLimits,
} from './process-messages';

/** What a worker's `run` may use besides its input. */
export interface TaskTools {
  /** Aborted when the answer is no longer wanted. */
  signal: AbortSignal;
  /** Asks the server for something; the pool's `answer` provides it. */
  ask: (question: unknown) => Promise<unknown>;
}

interface WorkerModule {
  run(input: unknown, tools: TaskTools): unknown;
}

const running = new Map<number, AbortController>();
const asked = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
let lastQuestion = 0;

let watchdog: Worker | undefined;

const tell = (message: FromProcess): void => {
  if (process.connected) process.send?.(message);
};

async function answer(id: number, file: string, input: unknown, limits: TaskLimits): Promise<void> {
  const { signal } = running.set(id, new AbortController()).get(id) as AbortController;
  const ask = (question: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastQuestion += 1;
      asked.set(lastQuestion, { resolve, reject });
      tell({ asks: lastQuestion, of: id, question });
    });
  let worker: WorkerModule;
  try {
    worker = createRequire(file)(file) as WorkerModule;
  } catch (error) {
    return tell({ id, notLoaded: plainFailure(error).message });
  }
  try {
    watchdog?.postMessage(limits);
    tell({ id, value: await worker.run(input, { signal, ask }) });
  } catch (error) {
    tell({ id, failure: plainFailure(error) });
  } finally {
    watchdog?.postMessage(null);
    running.delete(id);
  }
}

function hear(message: FromParent): void {
  if ('stop' in message) return running.get(message.stop)?.abort();
  if ('file' in message) return void answer(message.id, message.file, message.input, message.limits);
  const question = asked.get(message.answerTo);
  asked.delete(message.answerTo);
  if ('failure' in message.outcome) question?.reject(errorFrom(message.outcome.failure));
  else question?.resolve(message.outcome.value);
}

/*
 * What a process of `ProcessPool` runs: `process-entry CEILING_MEGABYTES [LONG_CPU_MILLISECONDS]`.
 */
try {
  // A timer of this thread would not run while a hostile file is worked on; one of another thread does.
  watchdog = new Worker(join(__dirname, 'process-watchdog.js'), {
    argv: [String(process.ppid), process.argv[2] ?? '', process.argv[3] ?? ''],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  watchdog.unref();
  process.on('disconnect', () => process.exit(0));
  // Signals of a terminal go to the whole group; the server decides when to end.
  process.on('SIGINT', () => undefined);
  process.on('SIGHUP', () => undefined);
  process.on('message', hear);
  tell({ ready: true });
} catch (error) {
  tell({ broken: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect();
}
