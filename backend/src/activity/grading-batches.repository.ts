import type { EntityManager } from 'typeorm';
import { LOCKS } from '../database/locks';

/** Makes others who record the end of this teacher's batch wait until the transaction ends. */
export async function lockBatchOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCKS.gradingBatchEnd, userId]);
}

export async function hasOpenGradings(manager: EntityManager, userId: string): Promise<boolean> {
  const open = await manager.query<unknown[]>(
    `select from grading_jobs where user_id = $1 and status in ('pending', 'processing') limit 1`,
    [userId],
  );
  return open.length > 0;
}

/** One line for all essays graded since the last such line, unless a grading is still open. */
export async function insertEndOfBatch(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `insert into user_activity_log (user_id, action, details)
     select $1, 'grading_completed', jsonb_build_object('essays', graded.n)
     from (
       select count(*) as n from grading_jobs
       where user_id = $1 and not second_opinion and status = 'complete' and finished_at > coalesce(
         (select max(created_at) from user_activity_log where user_id = $1 and action = 'grading_completed'),
         '-infinity'
       )
     ) as graded
     where graded.n > 0 and not exists (
       select from grading_jobs where user_id = $1 and status in ('pending', 'processing')
     )`,
    [userId],
  );
}
