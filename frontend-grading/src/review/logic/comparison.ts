import type { FeedbackItem } from '@marklight/contracts/grading';

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
