import { basename } from 'node:path';
import { Piscina } from 'piscina';
import { workerFile } from '../worker-file';
import { threadStarts } from './thread-starts';
import { DrainingError } from '../drain/draining';
import { WorkError } from './work.errors';

export interface ThreadOptions {
  /** A compiled file: see `workerFile`. */
  file: string;
  threads: number;
  /** Tasks that one thread holds at a time; more than one only where tasks mostly wait. */
  tasksPerThread?: number;
  /** JavaScript heap of one thread; above it the thread ends, and its task with it. */
  heapMegabytes?: number;
  /** A thread without work ends after this long. Without it a thread stays. */
  idleMilliseconds?: number;
  workerData?: unknown;
}

const LOW_PRIORITY = workerFile(__dirname, 'low-priority');

type RunOptions = Parameters<Piscina['run']>[1];

interface Pool {
  piscina: Piscina;
  /** For the tasks that wait or are being done: fails them when a thread cannot start, or all are ended. */
  waiting: Set<(error: Error) => void>;
}

/**
 * The one place where threads are made. A thread starts with the first task. The caller gives the tasks their limits:
 * `FairTurns` for the turn, a signal for deadline and cancel.
 */
export function makeThreads(options: ThreadOptions): Threads {
  return new Threads(options);
}

/**
 * Piscina leaves tasks waiting forever when their thread cannot even start (its file is gone, a module cannot be
 * loaded, the system gives no thread), and starts no other. Here they fail, and the next task tries with new threads.
 */
export class Threads {
  private readonly name: string;
  private pool: Pool | undefined;

  constructor(private readonly options: ThreadOptions) {
    this.name = basename(options.file).replace(/\.worker\.js$/, '');
  }

  /** @throws WorkError `could_not_start`; DrainingError if the process ends first; or what the task throws */
  async run(task: unknown, options?: RunOptions): Promise<unknown> {
    this.pool ??= this.start();
    const { piscina, waiting } = this.pool;
    // No race with one promise of the pool's: that would hold every answer for as long as the pool lives.
    let fail!: (error: Error) => void;
    const answer = await new Promise<unknown>((resolve, reject) => {
      waiting.add((fail = reject));
      piscina.run(task, options).then(resolve, reject);
    }).finally(() => waiting.delete(fail));
    threadStarts.noteSuccess(this.name);
    return answer;
  }

  /** For the end of the process: tasks that are not done are refused as new requests are. */
  async destroy(): Promise<void> {
    const { pool } = this;
    this.pool = undefined;
    for (const fail of pool?.waiting ?? []) fail(new DrainingError('draining'));
    await pool?.piscina.destroy();
  }

  private start(): Pool {
    const piscina = new Piscina(settingsOf(this.options));
    const waiting: Pool['waiting'] = new Set();
    piscina.on('error', (cause: Error) => {
      if (this.pool?.piscina === piscina) this.pool = undefined;
      threadStarts.noteFailure(this.name, cause.message);
      for (const fail of waiting) fail(new WorkError('could_not_start'));
      void piscina.destroy().catch(() => undefined);
    });
    return { piscina, waiting };
  }
}

function settingsOf(options: ThreadOptions) {
  const { file, threads, tasksPerThread = 1, heapMegabytes, idleMilliseconds, workerData } = options;
  return {
    filename: file,
    name: 'run',
    // Started by the first task, so that there is somebody to tell of a failure to start.
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksPerThread,
    idleTimeout: idleMilliseconds ?? Infinity,
    ...(heapMegabytes === undefined
      ? {}
      : { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16 } }),
    // Waiting by Atomics would stop what a thread does beside its task, such as network calls.
    ...(tasksPerThread > 1 ? { atomics: 'disabled' as const } : {}),
    workerData,
    execArgv: [...process.execArgv, '--require', LOW_PRIORITY],
  };
}
