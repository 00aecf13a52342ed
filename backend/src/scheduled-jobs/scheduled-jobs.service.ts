import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Cron, CronExpression, SchedulerRegistry } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AppLog, errorFacts } from '../common/app-log';
import { DatabaseUrl } from '../database/database-url';
import { jobErrorText } from './job-error-text';
import { JobLock } from './job-lock';
import { JobRunsRepository, type Claim, type JobRunRecord } from './job-runs.repository';
import { JobSlots } from './job-slots';
import { SCHEDULE, type JobTimes, type ScheduledJobName } from './schedule';
import { ScheduledJobError } from './scheduled-jobs.errors';

const TICK = 'scheduled-jobs';

export interface JobContext {
  /** The moment that counts as now. */
  now: Date;
  /** Aborted when the process ends or its lock is lost; a long job checks it between its steps. */
  signal: AbortSignal;
}

export interface ScheduledJob extends JobTimes {
  /** For programs and the database: `session_clean_up`. */
  name: string;
  /** Does the work and returns a short summary, without personal data: "3 sessions removed". */
  run: (context: JobContext) => Promise<string>;
}

/** Further work in the transaction that records a run. */
type WithRun = (manager: EntityManager, job: ScheduledJob) => Promise<void>;

interface Registered extends ScheduledJob {
  slots: JobSlots;
}

/** What the administrator sees about a job. */
export interface ScheduledJobState {
  name: string;
  title: string;
  cron: string;
  nextDue: Date;
  running: boolean;
  lastRun: JobRunRecord | null;
}

/**
 * Runs jobs on a schedule, by the database's clock: a process whose own clock is ahead must not remove anything early.
 * However many processes share a database, a job runs once for each time it is due (the slot is claimed by a unique
 * row) and never twice at the same time (a database lock). Every minute each process looks for the newest slot of each
 * job that has not been dealt with, so a slot that passed while no server was up, or whose run was killed, is caught up
 * by the next process that looks.
 */
@Injectable()
export class ScheduledJobs implements OnModuleDestroy {
  private readonly jobs = new Map<string, Registered>();
  private readonly stopping = new AbortController();
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly url: DatabaseUrl,
    private readonly runs: JobRunsRepository,
    private readonly scheduler: SchedulerRegistry,
    private readonly log: AppLog,
  ) {}

  /** Registers the handler of a scheduled job. Called by the modules as they start. */
  handle(name: ScheduledJobName, run: ScheduledJob['run']): void {
    this.register({ name, ...SCHEDULE[name], run });
  }

  /** @throws Error for a name or lock that is taken, or a bad cron */
  register(job: ScheduledJob): void {
    for (const other of this.jobs.values()) {
      if (other.name === job.name || other.lock === job.lock)
        throw new Error(`scheduled jobs ${other.name} and ${job.name} share a name or a lock`);
    }
    this.jobs.set(job.name, { ...job, slots: new JobSlots(job.cron) });
  }

  /** Starts the schedule. main.ts calls it; a separate worker and the tests do not. */
  start(): void {
    this.scheduler.getCronJob(TICK).start();
  }

  /** The next tick waits until this one has ended. */
  @Cron(CronExpression.EVERY_MINUTE, { name: TICK, timeZone: 'UTC', disabled: true, waitForCompletion: true })
  async tick(): Promise<void> {
    let now: Date;
    try {
      now = await this.runs.databaseTime();
    } catch (error) {
      // A database that is away is left to the next minute.
      this.log.warn(errorFacts(error), 'scheduled jobs could not be looked at');
      return;
    }
    await this.runDue(now);
  }

  /** Runs whatever is due at `now` and not yet dealt with, one after the other. A failure is on record, not thrown. */
  async runDue(now: Date): Promise<void> {
    for (const job of this.jobs.values()) {
      if (this.stopping.signal.aborted) return;
      // If the database is unreachable, the next minute tries again.
      await this.runIfDue(job, now).catch((error: unknown) =>
        this.log.warn({ job: job.name, ...errorFacts(error) }, 'a scheduled job could not be begun'),
      );
    }
  }

  /**
   * Runs a job now and waits for its end.
   * @throws ScheduledJobError unknown_job, already_running
   */
  async runNow(name: string, now?: Date): Promise<JobRunRecord> {
    const { claim, ended } = await this.begin(name, now ?? (await this.runs.databaseTime()));
    await ended;
    return this.runs.find(claim.id);
  }

  /**
   * Runs a job now without waiting for its end; resolves as soon as it has begun.
   * @param inTransaction done in the transaction that records the run: if it fails, the job does not begin @throws
   * ScheduledJobError unknown_job, already_running
   */
  async startNow(name: string, inTransaction?: WithRun, now?: Date): Promise<void> {
    await this.begin(name, now ?? (await this.runs.databaseTime()), inTransaction);
  }

  /** @throws ScheduledJobError unknown_job */
  async find(name: string, now?: Date): Promise<ScheduledJobState> {
    const job = (await this.list(now)).find((state) => state.name === name);
    if (!job) throw new ScheduledJobError('unknown_job');
    return job;
  }

  async list(now?: Date): Promise<ScheduledJobState[]> {
    const jobs = [...this.jobs.values()];
    const [newest, running, seenAt] = await Promise.all([
      this.runs.newest(jobs.map(({ name }) => name)),
      this.runs.heldLocks(jobs.map(({ lock }) => lock)),
      now ?? this.runs.databaseTime(),
    ]);
    return jobs.map(({ name, title, cron, lock, slots }) => ({
      name,
      title,
      cron,
      nextDue: slots.after(seenAt),
      running: running.has(lock),
      lastRun: asSeen(newest.get(name) ?? null, running.has(lock)),
    }));
  }

  /** Asks running jobs to stop and waits for them; the caller limits how long. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    const ticking = this.scheduler.doesExist('cron', TICK) ? this.scheduler.getCronJob(TICK).stop() : null;
    await Promise.allSettled([...this.underWay, ticking]);
  }

  private async runIfDue(job: Registered, now: Date): Promise<void> {
    const slot = job.slots.latest(now);
    if (slot === null || !(await this.runs.isOpen(job.name, slot))) return;
    await this.underLock(job, now, () => this.runs.claimSlot(job.name, slot));
  }

  private async begin(
    name: string,
    now: Date,
    inTransaction?: WithRun,
  ): Promise<{ claim: Claim; ended: Promise<void> }> {
    const job = this.jobs.get(name);
    if (!job) throw new ScheduledJobError('unknown_job');
    return new Promise((resolve, reject) => {
      const ended = this.underLock(job, now, async () => {
        const claim = await this.dataSource.transaction(async (manager) => {
          await inTransaction?.(manager, job);
          return this.runs.startByHand(manager, job.name);
        });
        // In an object: a promise handed to resolve would be waited for.
        resolve({ claim, ended });
        return claim;
      }).then((ran) => {
        if (!ran) reject(new ScheduledJobError('already_running'));
      });
      ended.catch(reject);
    });
  }

  /** False if another run of the job has the lock, or there is nothing to claim. */
  private underLock(job: Registered, now: Date, claimed: () => Promise<Claim | null>): Promise<boolean> {
    const work = this.lockAndRun(job, now, claimed);
    const settled = work.catch(() => undefined).finally(() => this.underWay.delete(settled));
    this.underWay.add(settled);
    return work;
  }

  private async lockAndRun(
    job: Registered,
    now: Date,
    claimed: () => Promise<Claim | null>,
  ): Promise<boolean> {
    const lost = new AbortController();
    const lock = await JobLock.tryTake(this.url.direct, job.lock, () => lost.abort());
    if (!lock) return false;
    try {
      // We have the lock, so any other run on record as running has ended.
      await this.runs.markInterrupted(job.name);
      const claim = await claimed();
      if (!claim) return false;
      const signal = AbortSignal.any([this.stopping.signal, lost.signal]);
      try {
        await this.runs.succeeded(claim, await job.run({ now, signal }));
      } catch (error) {
        await (signal.aborted ? this.runs.interrupted(claim) : this.runs.failed(claim, jobErrorText(error)));
      }
      return true;
    } finally {
      await lock.release();
    }
  }
}

/** A run whose process died is on record as running until another takes the lock; nobody needs to see that. */
function asSeen(run: JobRunRecord | null, running: boolean): JobRunRecord | null {
  return run?.outcome === 'running' && !running ? { ...run, outcome: 'interrupted' } : run;
}
