import { Piscina } from 'piscina';

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

export type Threads = ReturnType<typeof makeThreads>;

/**
 * The one place where threads are made. A thread starts with the first task. Whoever calls this gives the tasks
 * their limits: `FairTurns` for the turn, a signal for deadline and cancel.
 */
export function makeThreads(options: ThreadOptions): Piscina {
  const { file, threads, tasksPerThread = 1, heapMegabytes, idleMilliseconds, workerData } = options;
  return new Piscina({
    filename: file,
    name: 'run',
    minThreads: idleMilliseconds === undefined ? threads : 0,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksPerThread,
    ...(idleMilliseconds === undefined ? {} : { idleTimeout: idleMilliseconds }),
    ...(heapMegabytes === undefined
      ? {}
      : { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16 } }),
    // Waiting by Atomics would stop what a thread does beside its task, such as network calls.
    ...(tasksPerThread > 1 ? { atomics: 'disabled' as const } : {}),
    workerData,
  });
}
