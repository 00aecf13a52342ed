import { setTimeout as sleep } from 'node:timers/promises';
import { Semaphore } from '@marklight/ai/semaphore';
import type { Task, TaskList } from 'graphile-worker';
import { errorFacts, type AppLog } from '../common/app-log';
import { backoffMs } from '../common/backoff';
import type { WorkerRegistry } from './worker-registry';
import { WorkerStopping } from './worker-stopping';
import { WorkerSet, type Oddity, type QueueDefinition, type QueueWorker } from './worker-set';

/** A worker asks the queue every few seconds; one that got no answer for this long is not working. */
const SILENT_MS = 30_000;
/** A set that has worked this long has recovered from what ended the one before. */
const SETTLED_MS = 10_000;
/** How long jobs have to be handed back after they were asked to end. */
const HAND_BACK_MS = 3_000;

type SupervisedTask = (
  payload: unknown,
  job: { attempts: number; maxAttempts: number },
  signal: AbortSignal,
) => Promise<void>;

export interface SupervisedQueueOptions extends Omit<QueueDefinition, 'tasks'> {
  /** By name. `signal` is aborted with `WorkerStopping` when the process is to end. */
  tasks: Record<string, SupervisedTask>;
}

/**
 * Keeps the queue's workers at work for as long as the process lives. At the first sign of trouble the whole set of
 * workers is let go (its running jobs end) and another begins, after a moment that grows while that fails.
 */
export class SupervisedQueue {
  private current: WorkerSet | undefined;
  private readonly leaving = new Set<WorkerSet>();
  private readonly stopping = new AbortController();
  private readonly jobsToEnd = new AbortController();
  private readonly places: Semaphore;
  private beginning: Promise<void> | undefined;
  /** Of the current set; undefined until it has begun. */
  private begunAt: number | undefined;
  private failures = 0;
  private silentBefore = false;

  constructor(
    private readonly options: SupervisedQueueOptions,
    private readonly registry: WorkerRegistry,
    private readonly log: AppLog,
  ) {
    this.places = new Semaphore(options.concurrency);
  }

  get name(): 'grading' | 'mail' | 'scans' | 'handwriting' {
    return this.options.name;
  }

  /** Begins to work. Resolves when the first attempt is over; where it failed, others follow. */
  async start(): Promise<void> {
    await this.registry.watch(this);
    await new Promise<void>((firstAttemptOver) => this.begin(firstAttemptOver));
  }

  /**
   * Takes no more jobs, lets those that run end, and hands back what has not ended after `patienceMs`.
   * Never rejects.
   */
  async stop(patienceMs: number): Promise<void> {
    this.stopping.abort();
    const endJobs = setTimeout(() => this.jobsToEnd.abort(new WorkerStopping()), patienceMs);
    const cutOff = setTimeout(() => void this.each((set) => set.cutOff()), patienceMs + HAND_BACK_MS);
    if (this.current) this.letGo(this.current);
    await this.beginning;
    await this.each((set) => set.stop());
    clearTimeout(endJobs);
    clearTimeout(cutOff);
    await this.registry.unwatch(this);
  }

  /** Every worker that has a job in hand or looks for one, also of sets that are being let go. */
  workers(): QueueWorker[] {
    return [...this.leaving, ...(this.current ? [this.current] : [])].flatMap((set) => [
      ...set.workers.values(),
    ]);
  }

  /** Called every few seconds while the database answers: workers that got none of those answers are replaced. */
  watch(now = performance.now()): void {
    const idle = [...(this.current?.workers.values() ?? [])].filter(({ busy }) => !busy);
    const silent = idle.some(({ lookedAt }) => now - lookedAt > SILENT_MS);
    // Twice in a row, because a process that was frozen finds everything late when it wakes.
    if (silent && this.silentBefore && this.current) this.replace(this.current, 'silent');
    this.silentBefore = silent;
  }

  private begin(attemptOver: () => void = () => undefined): void {
    if (this.beginning) return;
    // In a later turn: a set that reports trouble while it starts must find that another is already on its way.
    this.beginning = Promise.resolve()
      .then(() => this.untilBegun(attemptOver))
      .finally(() => {
        this.beginning = undefined;
        // If the set has been replaced since it began, no other could begin while this was under way, so one begins here.
        if (!this.current && !this.stopping.signal.aborted) this.begin();
      });
  }

  private async untilBegun(attemptOver: () => void): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      if (this.failures > 0)
        await sleep(backoffMs(this.failures), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      const set = this.makeSet();
      this.current = set;
      try {
        await set.start();
        if (this.current === set) this.noteBegun();
      } catch (error) {
        this.replaceLater(set, 'queue_unreadable', error);
      }
      attemptOver();
      if (this.current === set) return;
    }
    attemptOver();
  }

  private noteBegun(): void {
    if (this.failures > 0) this.log.info({ queue: this.name }, 'the queue is being worked again');
    this.begunAt = performance.now();
  }

  private makeSet(): WorkerSet {
    const watcher = {
      odd: (oddity: Oddity, error?: unknown) => this.replace(set, oddity, error),
      ended: (workerId: string) => this.registry.ended(workerId),
    };
    const set: WorkerSet = new WorkerSet({ ...this.options, tasks: this.engineTasks() }, watcher, this.log);
    return set;
  }

  private replace(set: WorkerSet, oddity: Oddity, error?: unknown): void {
    if (this.current !== set || this.stopping.signal.aborted) return;
    this.replaceLater(set, oddity, error);
    this.begin();
  }

  private replaceLater(set: WorkerSet, oddity: Oddity, error?: unknown): void {
    if (this.current !== set) return;
    if (this.begunAt !== undefined && performance.now() - this.begunAt > SETTLED_MS) this.failures = 0;
    this.begunAt = undefined;
    this.failures += 1;
    const facts = { queue: this.name, oddity, ...(error === undefined ? {} : errorFacts(error)) };
    if (this.failures <= 1) this.log.error(facts, 'the queue’s workers are replaced');
    else this.log.debug(facts, 'the queue’s workers are replaced again');
    this.letGo(set);
  }

  private letGo(set: WorkerSet): void {
    if (this.current === set) this.current = undefined;
    this.leaving.add(set);
    void set.stop().finally(() => this.leaving.delete(set));
  }

  private async each(work: (set: WorkerSet) => Promise<void>): Promise<void> {
    await Promise.all([...this.leaving].map(work));
  }

  private engineTasks(): TaskList {
    const engineTask =
      (task: SupervisedTask): Task =>
      // A set that is being let go and the one after it share the places, so that replacing never doubles the load.
      (payload, { job }) =>
        this.places.run(() =>
          task(payload, { attempts: job.attempts, maxAttempts: job.max_attempts }, this.jobsToEnd.signal),
        );
    return Object.fromEntries(
      Object.entries(this.options.tasks).map(([name, task]) => [name, engineTask(task)]),
    );
  }
}
