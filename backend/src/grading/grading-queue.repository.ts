import type { EntityManager } from 'typeorm';
import { pacedWait, type PacedWait } from '../queue/paced-wait';
import { pacedSql } from '../queue/paced-wait.sql';

/** Name of the queue's task, and its payload. */
export const GRADE_ESSAY_TASK = 'grade_essay';
export interface GradeEssayPayload {
  jobId: string;
}

/** Tries when something unexpected fails; neither a lost database, a crash nor a provider's refusal uses one up. */
const MAX_ATTEMPTS = 5;
/** How the queue's job of a grading is found. */
export const GRADING_JOB_KEY = 'grade:';
/** Priorities are stored as smallint. */
const PRIORITY_MAX = 30_000;

/**
 * Queues jobs within the caller's transaction. A job's priority is its place among the teacher's own open jobs, so
 * that teachers take turns: one with 5,000 essays does not hold up one with a single essay.
 * @param notBefore when to try first: after this many seconds, at this moment, or spread among the teacher's jobs that wait
 */
export async function enqueueGrading(
  manager: EntityManager,
  userId: string,
  jobIds: readonly string[],
  notBefore: number | Date | PacedWait = 0,
): Promise<void> {
  if (jobIds.length === 0) return;
  const at = notBefore instanceof Date ? notBefore : null;
  const { seconds, secondsBetween } = pacedWait(at === null ? (notBefore as number | PacedWait) : 0);
  await manager.query(
    `with open as (
       select count(*) as n, count(*) filter (where waits_for is not null) as waiting from grading_jobs
       where user_id = $1 and status in ('pending', 'processing') and id <> all($2::uuid[])
     )
     select graphile_worker.add_job(
       $3,
       json_build_object('jobId', job.id),
       run_at := coalesce($7::timestamptz, now() + make_interval(secs => ${pacedSql('$4', '$9', 'open.waiting')})),
       max_attempts := $5,
       job_key := $8 || job.id,
       priority := least(open.n + job.place, $6)::integer
     )
     from open, unnest($2::uuid[]) with ordinality as job (id, place)`,
    [
      userId,
      jobIds,
      GRADE_ESSAY_TASK,
      seconds,
      MAX_ATTEMPTS,
      PRIORITY_MAX,
      at,
      GRADING_JOB_KEY,
      secondsBetween,
    ],
  );
}

/** Moves the jobs that wait until `from` to `to`; they run straight away if that has passed. */
export async function moveWaitingGradings(manager: EntityManager, from: Date, to: Date): Promise<void> {
  await manager.query(
    `select graphile_worker.reschedule_jobs(
       array(
         select id from graphile_worker.jobs
         where task_identifier = $1 and run_at = $2::timestamptz and locked_at is null
       ),
       run_at := $3::timestamptz
     )`,
    [GRADE_ESSAY_TASK, from, to],
  );
}

/** Gradings of the essay that wait begin straight away. */
export async function runGradingsOfEssay(manager: EntityManager, essayId: string): Promise<void> {
  await manager.query(
    `select graphile_worker.reschedule_jobs(
       array(
         select queued.id from graphile_worker.jobs queued
         join grading_jobs job on queued.key = $2 || job.id
         where job.essay_id = $1 and job.status = 'pending' and queued.locked_at is null
       ),
       run_at := now()
     )`,
    [essayId, GRADING_JOB_KEY],
  );
}
