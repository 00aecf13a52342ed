import { EventEmitter } from 'node:events';
import {
  runMigrations,
  runTaskList,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type { AppLog } from '../common/app-log';
import { queueLogger } from './queue-logger';
import { makeQueuePool, type QueuePool } from './queue-pool';

export interface QueueDefinition {
  name: 'grading' | 'mail' | 'scans' | 'handwriting';
  /** An address that leads to PostgreSQL itself: the queue listens and prepares statements. */
  url: string;
  concurrency: number;
  pollMs: number;
  tasks: TaskList;
}

/** A worker of the queue engine: one piece of work at a time. */
export interface QueueWorker {
  id: string;
  /** Whether it has a job in hand. */
  busy: boolean;
  /** When it last got an answer from the queue, `performance.now()`. */
  lookedAt: number;
}

/** The signs that a set of workers has stopped working. */
export type Oddity = 'worker_ended' | 'queue_unreadable' | 'engine_ended' | 'silent';

interface Watcher {
  odd(oddity: Oddity, error?: unknown): void;
  ended(workerId: string): void;
}

/** Jobs end by their own limits; the engine must not cut them off after its five seconds. */
const NO_ENGINE_LIMIT_MS = 2_147_483_647;

/**
 * One run of the queue engine with its own connections. graphile-worker 0.16 ends a worker that cannot write down
 * what became of its job and starts no other (`worker.ts`, "committing seppuku"), and nothing in it notices.
 * So every sign of trouble is reported, and the owner of the set replaces it as a whole.
 */
export class WorkerSet {
  readonly workers = new Map<string, QueueWorker>();
  private readonly connections: QueuePool;
  private engine: WorkerPool | undefined;
  private stopping: Promise<void> | undefined;

  constructor(
    private readonly definition: QueueDefinition,
    private readonly watcher: Watcher,
    private readonly log: AppLog,
  ) {
    this.connections = makeQueuePool(definition.url, definition.concurrency + 2);
  }

  /** @throws if the database is unreachable; then call `stop` */
  async start(): Promise<void> {
    const { name, concurrency, pollMs, tasks } = this.definition;
    const options = {
      pgPool: this.connections.pool,
      concurrency,
      pollInterval: pollMs,
      gracefulShutdownAbortTimeout: NO_ENGINE_LIMIT_MS,
      noHandleSignals: true,
      logger: queueLogger(this.log, name),
      events: this.events(),
    };
    // Changes nothing, as `migrate.ts` has been run by now; it fails where the queue's tables cannot be reached.
    await runMigrations(options);
    if (this.stopping) return;
    // Not `run`: it also reads a timetable, which we do not use. A connection lost in that moment rejects a promise
    // that nobody can handle (graphile-worker 0.16, `runner.ts`), and Node ends the process.
    this.engine = runTaskList(options, tasks, this.connections.pool);
    const ended = (error?: unknown) => this.odd('engine_ended', error);
    this.engine.promise.then(() => ended(), ended);
  }

  /** Lets running jobs end and closes the connections. Never rejects; safe to repeat. */
  stop(): Promise<void> {
    this.stopping ??= this.letEnd();
    return this.stopping;
  }

  /** Closes the connections under whatever still runs. */
  async cutOff(): Promise<void> {
    await this.connections.end();
  }

  private async letEnd(): Promise<void> {
    await this.engine?.gracefulShutdown().catch(() => undefined);
    await this.connections.end();
  }

  private odd(oddity: Oddity, error?: unknown): void {
    if (!this.stopping) this.watcher.odd(oddity, error);
  }

  private events(): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    const note = (id: string, change: Partial<QueueWorker>) => {
      const worker = this.workers.get(id);
      if (worker) Object.assign(worker, change, { lookedAt: performance.now() });
    };
    events.on('worker:create', ({ worker: { workerId: id } }) =>
      this.workers.set(id, { id, busy: false, lookedAt: performance.now() }),
    );
    events.on('worker:getJob:empty', ({ worker }) => note(worker.workerId, { busy: false }));
    events.on('job:start', ({ worker }) => note(worker.workerId, { busy: true }));
    events.on('job:complete', ({ worker }) => note(worker.workerId, { busy: false }));
    // The statement may have taken a job for us although its answer was lost: ending the worker gives it back.
    events.on('worker:getJob:error', ({ error }) => this.odd('queue_unreadable', error));
    events.on('worker:fatalError', ({ error }) => this.odd('worker_ended', error));
    events.on('worker:stop', ({ worker, error }) => {
      this.workers.delete(worker.workerId);
      this.watcher.ended(worker.workerId);
      this.odd('worker_ended', error);
    });
    return events;
  }
}
