import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppLog, errorFacts } from '../common/app-log';
import { isCertainlyGone, OWN_PROCESS } from './process-identity';
import { QueueRepository, type KnownWorker } from './queue.repository';
import type { QueueWorker } from './worker-set';

const HEARTBEAT_MS = 5_000;
/**
 * After an outage of the database every worker looks silent, even those that are alive. Only a process that has been
 * in touch for this long (three heartbeats of the others) may declare another dead.
 */
const IN_TOUCH_MS = 15_000;
const SWEEP_EVERY_BEATS = 3;

/** Finds promised work that has no job in the queue, and queues it again. @returns how many */
export type Sweep = (manager: EntityManager) => Promise<number>;

/** A queue whose workers this process runs. */
export interface WatchedQueue {
  readonly name: string;
  workers(): readonly QueueWorker[];
  /** Replaces workers that have had no answer from the queue for too long. */
  watch(): void;
}

/**
 * Who is alive among the queue's workers. The queue engine itself waits four hours for a lost worker; here each
 * worker that has a job in hand or got an answer from the queue of late keeps a row fresh, and any process hands the
 * jobs of silent ones back. After a crash on one machine that happens at the next start, because the dead process id
 * is seen immediately. Whatever slips through all that is found by the sweeps.
 */
@Injectable()
export class WorkerRegistry {
  private readonly queues = new Set<WatchedQueue>();
  private readonly endedWorkers = new Set<string>();
  private readonly sweeps = new Map<string, Sweep>();
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;
  private inTouchSince = 0;
  /** On the monotonic clock, which nobody can set back. */
  private lastBeat = 0;
  private lastBeatOnTheWall = 0;
  private beats = 0;

  constructor(
    private readonly repository: QueueRepository,
    private readonly log: AppLog,
  ) {}

  /** @param name of the work, for the log */
  onSweep(name: string, sweep: Sweep): void {
    this.sweeps.set(name, sweep);
  }

  async watch(queue: WatchedQueue): Promise<void> {
    this.queues.add(queue);
    if (this.timer) return;
    this.timer = setInterval(() => void this.beat(), HEARTBEAT_MS);
    this.timer.unref();
    await this.beat();
  }

  /** Called when the queue's workers have ended. */
  async unwatch(queue: WatchedQueue): Promise<void> {
    this.queues.delete(queue);
    if (this.queues.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    await this.beating;
    await this.handBackEnded().catch((error: unknown) => this.cannot(error));
  }

  /** The worker has gone; whatever it still holds goes back to the queue with the next beat, or sooner. */
  ended(workerId: string): void {
    this.endedWorkers.add(workerId);
    void this.beat();
  }

  /**
   * Records the living workers, hands on the jobs of dead ones, and sweeps. If the database is unreachable, the next
   * beat tries again.
   */
  beat(): Promise<void> {
    this.beating ??= this.beatOnce()
      .catch((error: unknown) => {
        this.inTouchSince = 0;
        this.cannot(error);
      })
      .finally(() => (this.beating = undefined));
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    const now = performance.now();
    const seen = [...this.queues].flatMap((queue) =>
      queue.workers().map(({ id, busy, lookedAt }) => ({
        id,
        queue: queue.name,
        silentSeconds: busy ? 0 : (now - lookedAt) / 1000,
      })),
    );
    if (seen.length > 0) await this.repository.noteSeen(OWN_PROCESS, seen);
    this.noteInTouch(now);
    await this.handBackEnded();
    await this.handBackJobsOfTheDead(seen.map(({ id }) => id));
    for (const queue of this.queues) queue.watch();
    this.beats += 1;
    if (this.beats % SWEEP_EVERY_BEATS === 1) await this.sweep();
  }

  private noteInTouch(now: number): void {
    // A gap of three beats: the process was frozen, or the database was away in between. A machine that slept shows only by
    // the wall clock; if that clock was set forward or back, what others wrote looks older or newer than it is.
    const wall = Date.now();
    const since = Math.max(now - this.lastBeat, Math.abs(wall - this.lastBeatOnTheWall));
    if (this.inTouchSince === 0 || since > 3 * HEARTBEAT_MS) this.inTouchSince = now;
    this.lastBeat = now;
    this.lastBeatOnTheWall = wall;
  }

  private async handBackEnded(): Promise<void> {
    const ended = [...this.endedWorkers];
    const { jobs } = await this.repository.handBack({ gone: ended });
    for (const id of ended) this.endedWorkers.delete(id);
    if (jobs > 0) this.log.warn({ jobs }, 'jobs of workers that ended go back to the queue');
  }

  private async handBackJobsOfTheDead(own: string[]): Promise<void> {
    const others = await this.repository.otherWorkers([...own, ...this.endedWorkers]);
    const mayJudgeSilence = performance.now() - this.inTouchSince >= IN_TOUCH_MS;
    const idsOf = (workers: readonly KnownWorker[]) => workers.map(({ id }) => id);
    const handed = await this.repository.handBack({
      gone: idsOf(others.filter((worker) => isCertainlyGone(worker))),
      silent: mayJudgeSilence ? idsOf(others.filter(({ silent }) => silent)) : [],
    });
    if (handed.jobs > 0) this.log.warn(handed, 'jobs of dead workers go back to the queue');
  }

  private async sweep(): Promise<void> {
    for (const [work, sweep] of this.sweeps) {
      let found = 0;
      await this.repository.asOnlySweeper(async (manager) => {
        found = await sweep(manager);
      });
      if (found > 0) this.log.warn({ work, jobs: found }, 'work without a job in the queue was queued again');
    }
  }

  private cannot(error: unknown): void {
    this.log.debug(errorFacts(error), 'the state of the queue’s workers could not be written');
  }
}
