import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { LOCKS } from '../database/locks';
import type { ProcessIdentity } from './process-identity';

export interface SeenWorker {
  id: string;
  queue: string;
  /** Seconds since it last had an answer from the queue; 0 with a job in hand. */
  silentSeconds: number;
}

export interface KnownWorker extends ProcessIdentity {
  id: string;
  silent: boolean;
}

/** The rows of workers, and the locks that they hold on jobs. */
@Injectable()
export class QueueRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async noteSeen(
    { instance, host, pid, machine }: ProcessIdentity,
    workers: readonly SeenWorker[],
  ): Promise<void> {
    await this.dataSource.query(
      `insert into worker_processes (worker_id, queue, seen_at, instance, host, pid, machine)
       select worker.id, worker.queue, now() - make_interval(secs => worker.silent), $2, $3, $4, $5
       from jsonb_to_recordset($1::jsonb) as worker (id text, queue text, silent float8)
       on conflict (worker_id) do update set seen_at = excluded.seen_at`,
      [
        JSON.stringify(workers.map(({ id, queue, silentSeconds }) => ({ id, queue, silent: silentSeconds }))),
        instance,
        host,
        pid,
        machine,
      ],
    );
  }

  /** Every worker with a row or a lock, without those named. */
  async otherWorkers(own: readonly string[], silentAfterSeconds: number): Promise<KnownWorker[]> {
    return await this.dataSource.query<KnownWorker[]>(
      `select worker_id as id, coalesce(instance::text, '') as instance, host, pid, machine,
         seen_at < now() - make_interval(secs => $2) as silent
       from worker_processes where worker_id <> all($1::text[])
       union all
       -- Died between taking a job and writing its first row.
       select distinct locked_by, '', '', 0, null, true from graphile_worker.jobs
       where locked_at < now() - make_interval(secs => $2) and locked_by <> all($1::text[])
         and not exists (select from worker_processes where worker_id = locked_by)`,
      [own, silentAfterSeconds],
    );
  }

  /**
   * Gives the jobs of dead workers back to the queue, with the attempt that was not theirs to lose:
   * the worker ended, not the job.
   * @returns how many jobs
   */
  async handBack(workerIds: readonly string[]): Promise<number> {
    if (workerIds.length === 0) return 0;
    return this.dataSource.transaction(async (manager) => {
      const jobs = await manager.query<{ id: string; attempts: number }[]>(
        'select id, attempts from graphile_worker.jobs where locked_by = any($1::text[])',
        [workerIds],
      );
      if (jobs.length > 0) {
        await manager.query('select graphile_worker.force_unlock_workers($1::text[])', [workerIds]);
        await manager.query(
          `select graphile_worker.reschedule_jobs(array[job.id], attempts := greatest(job.attempts - 1, 0))
           from unnest($1::bigint[], $2::int[]) as job (id, attempts)`,
          [jobs.map(({ id }) => id), jobs.map(({ attempts }) => attempts)],
        );
      }
      await manager.query('delete from worker_processes where worker_id = any($1::text[])', [workerIds]);
      return jobs.length;
    });
  }

  /** Runs the work in a transaction unless another process sweeps right now. */
  async asOnlySweeper(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<{ mine: boolean }[]>('select pg_try_advisory_xact_lock($1) as mine', [
        LOCKS.queueSweep,
      ]);
      if (row?.mine) await work(manager);
    });
  }
}
