import { addTo } from '@marklight/contracts/add-to';
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
 * The teacher's decisions for a result that takes the place of another: each part that the teacher changed on a criterion
 * is kept wherever the new result has the same criterion; everything else is as newly proposed. Null if nothing is
 * carried over.
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
    return { ...decision, level: decision.level ?? level, feedback: decision.feedback ?? words };
  });
  return isChanged ? kept : null;
}

/** How many parts of criteria the teacher changed, each by itself, and how many of them `keptDecisions` carries over. */
export function countKept(
  { feedback, review }: ReviewedFeedback,
  proposed: readonly DecidedItem[],
): { decisions: number; carriedOver: number } {
  const decided = review ? changesByCriterion(feedback, review) : new Map<string, never[]>();
  const decisions = sumOfParts([...decided.values()].flat());
  const carriedOver = sumOfParts(proposed.map(({ criteria }) => decided.get(criteria)?.shift() ?? null));
  return { decisions, carriedOver };
}

function sumOfParts(changes: readonly (Change | null)[]): number {
  return changes.reduce((sum, change) => sum + Object.keys(change ?? {}).length, 0);
}

/** What the teacher changed, each part alone: who reworded a comment has not decided on the level beside it. */
type Change = Partial<CriterionDecision>;

/** By the criterion's text, in order; null if the teacher left one of several identical ones as it was. */
function changesByCriterion(
  feedback: readonly DecidedItem[],
  review: readonly CriterionDecision[],
): Map<string, (Change | null)[]> {
  const changes = new Map<string, (Change | null)[]>();
  for (const [index, item] of feedback.entries()) {
    const decision = review[index];
    const change = decision ? changeOf(item, decision) : null;
    addTo(changes, item.criteria, change);
  }
  return changes;
}

function changeOf(item: DecidedItem, { level, feedback, ...parts }: CriterionDecision): Change | null {
  const change: Change = {
    ...parts,
    ...(level !== item.level && { level }),
    ...(feedback !== item.feedback && { feedback }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
