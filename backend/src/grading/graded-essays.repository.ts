import type { EssayStatus } from '@marklight/contracts/essays';
import type { EntityManager } from 'typeorm';

/** A draft becomes ready for review; with `evenIfReviewed`, so does an essay that was marked as reviewed. */
export async function markReadyForReview(
  manager: EntityManager,
  essayId: string,
  evenIfReviewed: boolean,
): Promise<void> {
  await manager.query(
    `update essays set status = 'ready_for_review' where id = $1 and (status = 'draft' or $2)`,
    [essayId, evenIfReviewed],
  );
}

/**
 * Marks the essay and its results as reviewed, or takes the mark back: to draft, where there is no result.
 * @returns whether it was marked before
 */
export async function setReviewed(
  manager: EntityManager,
  essayId: string,
  reviewed: boolean,
): Promise<boolean> {
  const [essay] = await manager.query<[{ status: EssayStatus } | undefined]>(
    'select status from essays where id = $1 for no key update',
    [essayId],
  );
  await manager.query(
    `update essays set status = case
       when $2 then 'reviewed'
       when exists (select from grading_results where essay_id = essays.id) then 'ready_for_review'
       else 'draft' end
     where id = $1`,
    [essayId, reviewed],
  );
  await manager.query(
    'update grading_results set reviewed_at = case when $2 then now() end where essay_id = $1',
    [essayId, reviewed],
  );
  return essay?.status === 'reviewed';
}

/** Copies the grade of an essay's newest result to the essay. Call it in the transaction that changes a result. */
export async function keepGradeInStep(manager: EntityManager, essayId: string): Promise<void> {
  await manager.query(
    `update essays set grade = (
       select grade from grading_results where essay_id = $1 order by created_at desc, id desc limit 1
     ) where id = $1`,
    [essayId],
  );
}
