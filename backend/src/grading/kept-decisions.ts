import type { FeedbackItem } from '@marklight/contracts/grading';
import type { CriterionDecision } from './grading-result.entity';

/** What a teacher decides on a criterion. */
type DecidedItem = Pick<FeedbackItem, 'criteria' | 'level' | 'feedback'>;

/** A result with what the teacher decided on it, in the order of its criteria. */
interface ReviewedFeedback {
  feedback: readonly DecidedItem[];
  review: readonly CriterionDecision[] | null;
}

/**
 * The teacher's decisions for a result that takes the place of another: what the teacher changed on a criterion is kept
 * wherever the new result has the same criterion; everything else is as newly proposed. Null if nothing is carried over.
 */
export function keptDecisions(
  before: ReviewedFeedback | null,
  proposed: readonly DecidedItem[],
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

/** How many criteria the teacher changed, and how many of those decisions `keptDecisions` carries over. */
export function countKept(
  { feedback, review }: ReviewedFeedback,
  proposed: readonly DecidedItem[],
): { decisions: number; carriedOver: number } {
  const decided = review ? changesByCriterion(feedback, review) : new Map<string, never[]>();
  const decisions = [...decided.values()].flat().filter((decision) => decision !== null).length;
  const carriedOver = proposed.filter(({ criteria }) => decided.get(criteria)?.shift()).length;
  return { decisions, carriedOver };
}

/** By the criterion's text, in order; null if the teacher left one of several identical ones as it was. */
function changesByCriterion(
  feedback: readonly DecidedItem[],
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
