import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

export type StartedBy = 'schedule' | 'admin';
export type JobOutcome = 'running' | 'succeeded' | 'failed' | 'interrupted';

/** A run that has begun. `attempt` tells two tries of one slot apart. */
export interface Claim {
  id: string;
  attempt: number;
}

export interface JobRunRecord {
  startedBy: StartedBy;
  /** The time it was due; null for one started by hand. */
  slot: Date | null;
  startedAt: Date;
  /** Null while it runs, and for one that was interrupted. */
  finishedAt: Date | null;
  durationMs: number | null;
  outcome: JobOutcome;
  /** A summary of what it did. */
  summary: string | null;
  /** Why it failed, without personal data. */
  error: string | null;
}

/** A slot whose run was killed is tried again, but not forever: the job may be what kills the process. */
const ATTEMPTS_PER_SLOT = 3;

const COLUMNS = `started_by as "startedBy", slot, started_at as "startedAt", finished_at as "finishedAt", outcome,
  (extract(epoch from finished_at - started_at) * 1000)::int as "durationMs", summary, error`;

/** The table `scheduled_job_runs`, the record of runs; and which jobs run now. */
@Injectable()
export class JobRunsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async databaseTime(): Promise<Date> {
    const [row] = await this.dataSource.query<[{ now: Date }]>('select clock_timestamp() as now');
    return row.now;
  }

  /**
   * Whether the slot may still need a run. Asked without the lock; `claimSlot` decides. A newer slot counts only if its
   * time has come: one recorded while the clock was ahead must not keep the job from running until then.
   */
  async isOpen(job: string, slot: Date): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ open: boolean }]>(
      `select not exists (
         select from scheduled_job_runs where job = $1 and slot >= $2 and slot <= greatest($2, clock_timestamp())
           and (slot > $2 or outcome in ('succeeded', 'failed') or (outcome = 'interrupted' and attempts >= $3))
       ) as open`,
      [job, slot, ATTEMPTS_PER_SLOT],
    );
    return row.open;
  }

  /**
   * Claims the slot for this process, which holds the job's lock.
   * @returns null if the slot, or a newer one, has been dealt with: a process whose clock is slow comes late
   */
  async claimSlot(job: string, slot: Date): Promise<Claim | null> {
    const rows = await this.dataSource.query<Claim[]>(
      `insert into scheduled_job_runs as run (job, slot, started_by)
       select $1, $2, 'schedule' where not exists (
         select from scheduled_job_runs where job = $1 and slot > $2 and slot <= clock_timestamp())
       on conflict (job, slot) do update
         set outcome = 'running', attempts = run.attempts + 1, started_at = clock_timestamp(), finished_at = null
         where run.outcome = 'interrupted' and run.attempts < $3
       returning id, attempts as attempt`,
      [job, slot, ATTEMPTS_PER_SLOT],
    );
    return rows[0] ?? null;
  }

  async startByHand(manager: EntityManager, job: string): Promise<Claim> {
    const [claim] = await manager.query<[Claim]>(
      `insert into scheduled_job_runs (job, started_by) values ($1, 'admin') returning id, attempts as attempt`,
      [job],
    );
    return claim;
  }

  /** Only for the holder of the job's lock. */
  async markInterrupted(job: string): Promise<void> {
    await this.dataSource.query(
      `update scheduled_job_runs set outcome = 'interrupted' where job = $1 and outcome = 'running'`,
      [job],
    );
  }

  async succeeded(claim: Claim, summary: string): Promise<void> {
    await this.end(claim, 'succeeded', summary, null);
  }

  async failed(claim: Claim, error: string): Promise<void> {
    await this.end(claim, 'failed', null, error);
  }

  async interrupted(claim: Claim): Promise<void> {
    await this.end(claim, 'interrupted', null, null);
  }

  async find(id: string): Promise<JobRunRecord> {
    const [row] = await this.dataSource.query<[JobRunRecord]>(
      `select ${COLUMNS} from scheduled_job_runs where id = $1`,
      [id],
    );
    return row;
  }

  /** The newest run of each of these jobs, by name. */
  async newest(jobs: readonly string[]): Promise<Map<string, JobRunRecord>> {
    const rows = await this.dataSource.query<(JobRunRecord & { name: string })[]>(
      `select name, run.* from unnest($1::text[]) as name cross join lateral (
         select ${COLUMNS} from scheduled_job_runs where job = name order by started_at desc, id desc limit 1
       ) as run`,
      [jobs],
    );
    return new Map(rows.map(({ name, ...run }) => [name, run]));
  }

  /** The newest of each job stays, so that its slot is known to be dealt with. @returns how many were removed */
  async removeOlder(startedBefore: Date): Promise<number> {
    const [, removed] = await this.dataSource.query<[unknown, number]>(
      `delete from scheduled_job_runs run where started_at < $1 and exists (
         select from scheduled_job_runs newer where newer.job = run.job and newer.id > run.id
       )`,
      [startedBefore],
    );
    return removed;
  }

  /** Which of these locks some process holds now. */
  async heldLocks(keys: readonly number[]): Promise<Set<number>> {
    const rows = await this.dataSource.query<{ key: number }[]>(
      `select objid::int as key from pg_locks
       where locktype = 'advisory' and granted and classid = 0 and objsubid = 1 and objid = any($1::oid[])
         and database = (select oid from pg_database where datname = current_database())`,
      [keys],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** A run that has lost its lock, and whose slot another process took over, changes nothing. */
  private async end(
    { id, attempt }: Claim,
    outcome: JobOutcome,
    summary: string | null,
    error: string | null,
  ): Promise<void> {
    await this.dataSource.query(
      `update scheduled_job_runs set outcome = $3, summary = $4, error = $5, finished_at = clock_timestamp()
       where id = $1 and attempts = $2 and outcome = 'running'`,
      [id, attempt, outcome, summary, error],
    );
  }
}
