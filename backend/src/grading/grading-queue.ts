import type { EntityManager } from 'typeorm';

/** Name of the queue's task, and what travels with it. */
export const GRADE_ESSAY_TASK = 'grade_essay';
export interface GradeEssayPayload {
  jobId: string;
}

/** Tries when the server itself fails (lost database, crash); a provider's refusal is not tried again by the queue. */
const MAX_ATTEMPTS = 5;
/** Priorities are stored as smallint. */
const PRIORITY_MAX = 30_000;

/**
 * Queues jobs within the caller's transaction. A job's priority is its place among the teacher's own open
 * jobs, so that teachers take turns: one with 5,000 essays does not hold up one with a single essay.
 * @param delaySeconds how long to wait before the first try
 */
export async function enqueueGrading(
  manager: EntityManager,
  userId: string,
  jobIds: readonly string[],
  delaySeconds = 0,
): Promise<void> {
  if (jobIds.length === 0) return;
  await manager.query(
    `with open as (
       select count(*) as n from grading_jobs
       where user_id = $1 and status in ('pending', 'processing') and id <> all($2::uuid[])
     )
     select graphile_worker.add_job(
       $3,
       json_build_object('jobId', job.id),
       run_at := now() + make_interval(secs => $4),
       max_attempts := $5,
       job_key := 'grade:' || job.id,
       priority := least(open.n + job.place, $6)::integer
     )
     from open, unnest($2::uuid[]) with ordinality as job (id, place)`,
    [userId, jobIds, GRADE_ESSAY_TASK, delaySeconds, MAX_ATTEMPTS, PRIORITY_MAX],
  );
}
