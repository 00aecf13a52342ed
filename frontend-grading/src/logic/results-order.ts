import type { GradingResult } from '@marklight/contracts/grading';
import { needsYourEye } from '@marklight/contracts/triage';

export const RESULT_ORDERS = [
  { order: 'review', label: 'Needs your eye first' },
  { order: 'name', label: 'Name, A to Z' },
  { order: 'best', label: 'Highest score first' },
  { order: 'weakest', label: 'Lowest score first' },
] as const;
export type ResultOrder = (typeof RESULT_ORDERS)[number]['order'];

/** What a result is called on the screen: the student, or the file where no name is known. */
export function titleOf(result: GradingResult): string {
  return result.essay.studentName ?? result.essay.filename;
}

/** How many things about a result need the teacher's eye. One that is marked as reviewed has had it. */
export function eyeCountOf(result: GradingResult): number {
  return result.essay.status === 'reviewed' ? 0 : needsYourEye(result).length;
}

/** In words: how many results need the teacher's eye, or that none does. */
export function eyeLineOf(results: readonly GradingResult[]): string {
  const count = results.filter((result) => eyeCountOf(result) > 0).length;
  if (count > 0) return count === 1 ? '1 essay needs your eye.' : `${count} essays need your eye.`;
  if (results.some((result) => result.isShortened))
    return 'Some results are not shown in full here; open them to see what stands out.';
  return results.some((result) => needsYourEye(result).length > 0)
    ? 'You have reviewed every essay that needed your eye.'
    : 'Nothing stands out; the decision is still yours.';
}

/** Below every percentage: a result without a grade comes last, whichever end is first. */
const LAST = -1_000;

/** A sorted copy; results that compare equal are in the order of their names. */
export function inOrder(results: readonly GradingResult[], order: ResultOrder): GradingResult[] {
  const byName = (a: GradingResult, b: GradingResult) =>
    titleOf(a).localeCompare(titleOf(b), 'en-AU', { numeric: true, sensitivity: 'base' });
  const compare: Record<ResultOrder, (a: GradingResult, b: GradingResult) => number> = {
    review: (a, b) => eyeCountOf(b) - eyeCountOf(a),
    name: byName,
    best: (a, b) => (b.percentage ?? LAST) - (a.percentage ?? LAST),
    weakest: (a, b) => (a.percentage ?? -LAST) - (b.percentage ?? -LAST),
  };
  return [...results].sort((a, b) => compare[order](a, b) || byName(a, b));
}
