import { listedReasons } from '@marklight/contracts/triage';
import { decidedFeedback } from './decided-feedback';
import type { WholeDecision } from './decided-whole';
import type { CriterionDecision, GradingResultRecord } from './grading-result.entity';
import { scoreColumnsOf } from './score-columns';

/**
 * Applies the teacher's decisions to a result, with everything that follows from them: score, grade and why it needs the
 * teacher's eye. Stores nothing.
 * @param review in the order of the result's criteria; null if all is as proposed
 * @param wholeReview null if all is as proposed
 */
export function decideOn(
  result: GradingResultRecord,
  review: CriterionDecision[] | null,
  wholeReview: WholeDecision | null,
): void {
  const feedback = decidedFeedback(result.feedback, review);
  Object.assign(result, scoreColumnsOf(feedback));
  result.review = review;
  result.wholeReview = wholeReview;
  result.eyeReasons = listedReasons({
    feedback,
    flags: result.flags,
    secondLevels: result.secondLevels,
  });
}
