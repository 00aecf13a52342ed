import type { FeedbackItem } from '@marklight/contracts/grading';
import type { ComparisonReply } from '@marklight/contracts/proposals';
import type { ReplacedResult } from '../../logic/proposal-words';
import { CRITERION_PARTS, proposalOf, savedDecisionOf, type Mark } from './review-edits';
import { sameEntries } from './words';

export interface ComparisonRow {
  criterion: string;
  inForce: FeedbackItem | null;
  proposed: FeedbackItem | null;
}

/** Both results criterion by criterion, in the order of the one in force, then what only the other has. */
export function rowsOf(inForce: readonly FeedbackItem[], proposed: readonly FeedbackItem[]): ComparisonRow[] {
  const left = [...proposed];
  const rows = inForce.map((item): ComparisonRow => {
    const at = left.findIndex(({ criteria }) => criteria === item.criteria);
    const [match = null] = at < 0 ? [] : left.splice(at, 1);
    return { criterion: item.criteria, inForce: item, proposed: match };
  });
  return [...rows, ...left.map((item) => ({ criterion: item.criteria, inForce: null, proposed: item }))];
}

/** What accepting the proposed result would change. */
export function changesOf({ inForce, proposed }: ComparisonReply, isReviewed: boolean): ReplacedResult {
  const decided = rowsOf(inForce.result.feedback, proposed.result.feedback).filter(
    (row) => row.inForce?.proposed,
  );
  // What was decided on the whole is about the same essay, so all of it is carried over.
  const onTheWhole = Object.keys(inForce.result.proposedWhole ?? {}).length;
  return {
    grade: inForce.result.grade,
    newGrade: proposed.result.grade,
    decisions: decided.length + onTheWhole,
    carriedOver: decided.filter(keepsDecisions).length + onTheWhole,
    isReviewed,
  };
}

/** Whether the proposed result has what the teacher changed on the criterion. */
function keepsDecisions({ inForce, proposed }: ComparisonRow): boolean {
  if (!inForce?.proposed || !proposed) return false;
  const [before, mine, other] = [proposalOf(inForce), savedDecisionOf(inForce), savedDecisionOf(proposed)];
  return (
    (before.level === mine.level || mine.level === other.level) &&
    (sameComment(before, mine) || sameComment(mine, other)) &&
    CRITERION_PARTS.every(
      (part) => sameEntries(before[part], mine[part]) || sameEntries(mine[part], other[part]),
    )
  );
}

const sameComment = (one: Mark, other: Mark) => one.feedback.trim() === other.feedback.trim();
