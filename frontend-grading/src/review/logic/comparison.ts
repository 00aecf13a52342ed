import type { FeedbackItem } from '@marklight/contracts/grading';
import type { ComparisonReply } from '@marklight/contracts/proposals';
import type { ReplacedResult } from '../../logic/proposal-words';

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
  const keeps = (row: ComparisonRow) =>
    row.proposed?.level === row.inForce?.level && row.proposed?.feedback === row.inForce?.feedback;
  return {
    grade: inForce.result.grade,
    newGrade: proposed.result.grade,
    decisions: decided.length,
    carriedOver: decided.filter(keeps).length,
    isReviewed,
  };
}
