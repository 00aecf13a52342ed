import type { ResultStanding } from '@marklight/contracts/grading';
import type { EntityManager } from 'typeorm';
import { inForce } from '../common/sql/result-standing.sql';

/**
 * Marks essays and their results in force as reviewed, or removes the mark (back to draft, if there is no result). The
 * caller holds the lock of each.
 */
export async function setReviewed(
  manager: EntityManager,
  essayIds: readonly string[],
  reviewed: boolean,
): Promise<void> {
  await manager.query(
    `update essays set status = case
       when $2 then 'reviewed'
       when exists (select from grading_results where essay_id = essays.id) then 'ready_for_review'
       else 'draft' end
     where id = any($1::uuid[])`,
    [essayIds, reviewed],
  );
  await manager.query(
    `update grading_results result set reviewed_at = case when $2 then now() end
     where essay_id = any($1::uuid[]) and ${inForce('result')}`,
    [essayIds, reviewed],
  );
}

/** Copies the grade of an essay's result in force to the essay. Call it in the transaction that changes a result. */
export async function keepGradeInStep(manager: EntityManager, essayId: string): Promise<void> {
  await manager.query(
    `update essays set grade = (
       select grade from grading_results result where essay_id = $1 and ${inForce('result')}
     ) where id = $1`,
    [essayId],
  );
}

/** The same for a new result; where it is in force, an essay that was marked as reviewed has to be reviewed again. */
export async function keepNewGradeInStep(
  manager: EntityManager,
  essayId: string,
  standing: ResultStanding,
): Promise<void> {
  await manager.query(
    `update essays set status = case when $2 = 'in_force' then 'ready_for_review' else status end, grade = (
       select grade from grading_results result where essay_id = $1 and ${inForce('result')}
     ) where id = $1`,
    [essayId, standing],
  );
}
