import type { FeedbackItem } from '@marklight/contracts/grading';
import type { CriterionDecision } from './grading-result.entity';

/** A result with what the teacher decided on it, in the order of its criteria. */
interface ReviewedFeedback {
  feedback: readonly FeedbackItem[];
  review: readonly CriterionDecision[] | null;
}

/**
 * The teacher's decisions for a result that takes the place of another: what the teacher changed on a criterion is kept
 * wherever the new result has the same criterion; everything else is as newly proposed. Null if nothing is carried over.
 */
export function keptDecisions(
  before: ReviewedFeedback | null,
  proposed: readonly FeedbackItem[],
): CriterionDecision[] | null {
  if (!before?.review) return null;
  const decided = changesByCriterion(before.feedback, before.review);
  let isChanged = false;
  const kept = proposed.map(({ criteria, level, feedback: words }): CriterionDecision => {
    // The first of several criteria with the same words takes the first decision.
    const decision = decided.get(criteria)?.shift();
    if (!decision) return { level, feedback: words };
    isChanged = true;
    return { level: decision.level ?? level, feedback: decision.feedback };
  });
  return isChanged ? kept : null;
}

/** By the criterion's text, in order; null if the teacher left one of several identical ones as it was. */
function changesByCriterion(
  feedback: readonly FeedbackItem[],
  review: readonly CriterionDecision[],
): Map<string, (CriterionDecision | null)[]> {
  const changes = new Map<string, (CriterionDecision | null)[]>();
  for (const [index, { criteria, level, feedback: words }] of feedback.entries()) {
    const decision = review[index];
    const isTheirs = decision !== undefined && (decision.level !== level || decision.feedback !== words);
    changes.set(criteria, [...(changes.get(criteria) ?? []), isTheirs ? decision : null]);
  }
  return changes;
}
