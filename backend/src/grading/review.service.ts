import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { scoreOf } from '@marklight/contracts/grades';
import type { FeedbackItem, GradingResult, ReviewRequest } from '@marklight/contracts/grading';
import type { DataSource, EntityManager } from 'typeorm';
import { codedErrors, NotFoundError } from '../common/coded-error';
import { EssaysService } from '../essays/essays.service';
import { GradingResultRecord, type CriterionDecision } from './grading-result.entity';
import { decidedFeedback } from './decided-feedback';
import { toResultReply } from './result.mapper';

export class ReviewError extends codedErrors({
  changed_meanwhile: {
    status: 409,
    message: 'This result was changed in another window meanwhile. Reload it, and make your change again.',
  },
  other_criteria: {
    status: 400,
    message: 'The criteria of this result are not those that were sent. Reload it.',
  },
}) {}

/** The teacher decides: what the machine proposed stays beside it. */
@Injectable()
export class ReviewService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
  ) {}

  /**
   * Stores the teacher's levels and feedback, and recomputes score and grade from them.
   * @throws NotFoundError, ReviewError
   */
  async decide(userId: string, resultId: string, request: ReviewRequest): Promise<GradingResult> {
    return this.dataSource.transaction(async (manager) => {
      const result = await requireOwnedResult(manager, userId, resultId);
      if (result.version !== request.version) throw new ReviewError('changed_meanwhile');
      if (result.feedback.length !== request.feedback.length) throw new ReviewError('other_criteria');
      result.review = isAsProposed(result.feedback, request.feedback) ? null : [...request.feedback];
      Object.assign(result, scoreOf(decidedFeedback(result.feedback, result.review)));
      result.version += 1;
      await manager.save(result);
      await keepGradeInStep(manager, result.essayId);
      return toResultReply(result);
    });
  }

  /**
   * Marks an essay reviewed, or ready for review again (draft, where it has no result).
   * @throws NotFoundError
   */
  async markReviewed(userId: string, essayId: string, reviewed: boolean): Promise<void> {
    await this.essays.requireOwned(userId, essayId);
    await this.dataSource.transaction(async (manager) => {
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
    });
  }
}

/** @throws NotFoundError also where the result is another teacher's, or its essay is deleted. */
export async function requireOwnedResult(
  manager: EntityManager,
  userId: string,
  id: string,
): Promise<GradingResultRecord> {
  const result = await manager
    .createQueryBuilder(GradingResultRecord, 'result')
    .innerJoinAndSelect('result.essay', 'essay', 'essay.deletedAt is null')
    .addSelect('result.notesToTeacher')
    .where('result.id = :id and result.userId = :userId', { id, userId })
    .setLock('pessimistic_write', undefined, ['result'])
    .getOne();
  if (!result) throw new NotFoundError('This result was not found. Its essay may have been deleted.');
  return result;
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

function isAsProposed(proposed: readonly FeedbackItem[], decisions: readonly CriterionDecision[]): boolean {
  return proposed.every(
    (item, n) => decisions[n]?.level === item.level && decisions[n]?.feedback === item.feedback,
  );
}
