import type { EntityManager } from 'typeorm';
import { GRADING_JOB_KEY } from './grading-queue.repository';

/** Any more are left to the next sweep, a quarter of a minute later. */
const AT_ONCE = 1_000;

/**
 * Open gradings whose job in the queue is missing or has used up its attempts, oldest first. One that a worker holds
 * is not among them: the registry looks after workers.
 */
export function openGradingsWithoutJob(manager: EntityManager): Promise<{ id: string; userId: string }[]> {
  return manager.query<{ id: string; userId: string }[]>(
    `select job.id, job.user_id as "userId" from grading_jobs job
     where job.status in ('pending', 'processing') and not exists (
       select from graphile_worker.jobs queued
       where queued.key = $1 || job.id and (queued.locked_at is not null or queued.attempts < queued.max_attempts)
     )
     order by job.created_at limit $2`,
    [GRADING_JOB_KEY, AT_ONCE],
  );
}
