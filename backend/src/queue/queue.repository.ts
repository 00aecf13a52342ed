import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { throughDeadlocks } from '../database/deadlocks';
import { LOCKS } from '../database/locks';
import type { ProcessIdentity } from './process-identity';
import { WORKER_SILENT_SECONDS } from './queue-limits';

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
  async otherWorkers(own: readonly string[]): Promise<KnownWorker[]> {
    return await this.dataSource.query<KnownWorker[]>(
      `select worker_id as id, coalesce(instance::text, '') as instance, host, pid, machine,
         seen_at < now() - make_interval(secs => $2) as silent
       from worker_processes where worker_id <> all($1::text[])
       union all
       -- Died between taking a job and writing its first row.
       select distinct locked_by, '', '', 0, null, true from graphile_worker.jobs
       where locked_at < now() - make_interval(secs => $2) and locked_by <> all($1::text[])
         and not exists (select from worker_processes where worker_id = locked_by)`,
      [own, WORKER_SILENT_SECONDS],
    );
  }

  /**
   * Gives the jobs of dead workers back to the queue without counting the attempt: the worker failed, not the job.
   * @param judged.gone workers that have certainly ended
   * @param judged.silent workers that only look dead. One that took a job within the limit of silence is left alone: a
   * process that wakes from a long sleep says how long its workers have been silent, and takes a job in the same instant.
   * @returns how many jobs
   * @throws if jobs change hands during each of three attempts; the next beat looks again
   */
  async handBack(judged: {
    gone: readonly string[];
    silent?: readonly string[];
  }): Promise<{ jobs: number; workers: number }> {
    const { gone, silent = [] } = judged;
    if (gone.length + silent.length === 0) return { jobs: 0, workers: 0 };
    // One view of the queue for all statements: a job that is taken between them is not unlocked.
    return throughDeadlocks(() =>
      this.dataSource.transaction('REPEATABLE READ', (manager) => handBackIn(manager, gone, silent)),
    );
  }

  /** Runs the work in a transaction, unless another process is sweeping right now. */
  async asOnlySweeper(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<{ mine: boolean }[]>('select pg_try_advisory_xact_lock($1) as mine', [
        LOCKS.queueSweep,
      ]);
      if (row?.mine) await work(manager);
    });
  }
}

async function handBackIn(
  manager: EntityManager,
  gone: readonly string[],
  silent: readonly string[],
): Promise<{ jobs: number; workers: number }> {
  const dead = await manager.query<{ id: string }[]>(
    `select id from unnest($1::text[]) as worker (id)
     union
     select id from unnest($2::text[]) as worker (id) where not exists (
       select from graphile_worker.jobs
       where locked_by = worker.id and locked_at >= now() - make_interval(secs => $3)
     )`,
    [gone, silent, WORKER_SILENT_SECONDS],
  );
  const workerIds = dead.map(({ id }) => id);
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
  return { jobs: jobs.length, workers: workerIds.length };
}
