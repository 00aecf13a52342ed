import type { WholePart } from '@marklight/contracts/decisions';
import type { GradingResult } from '@marklight/contracts/grading';
import { changeEdit, NO_EDITS, savedDecisionOf, type Decision, type Edits } from './review-edits';
import type { Step } from './undo';
import { changeWhole, savedWholeOf } from './whole-edits';
import { sameToTheLetter } from './words';

/** Unsaved edits, by result. */
export type Typed = Readonly<Record<string, Edits>>;

/** A level that is there already, for example. */
export function isNothing(changes: Partial<Decision>, before: Decision): boolean {
  return (Object.keys(changes) as (keyof Decision)[]).every((field) => {
    const [now, then] = [changes[field], before[field]];
    return Array.isArray(now) && Array.isArray(then) ? sameToTheLetter(now, then) : now === then;
  });
}

export function withoutStep(typed: Typed, step: Step, result: GradingResult): Typed {
  if ('part' in step)
    return withWhole(typed, result.id, step.part, savedWholeOf(result)[step.part], step.before);
  const item = result.feedback[step.index];
  return item ? withCriterion(typed, result.id, step.index, savedDecisionOf(item), step.before) : typed;
}

export function withCriterion(
  typed: Typed,
  resultId: string,
  index: number,
  saved: Decision,
  changes: Partial<Decision>,
): Typed {
  const { criteria, whole } = typed[resultId] ?? NO_EDITS;
  return { ...typed, [resultId]: { criteria: changeEdit(criteria, index, saved, changes), whole } };
}

export function withWhole(
  typed: Typed,
  resultId: string,
  part: WholePart,
  saved: readonly string[],
  entries: readonly string[],
): Typed {
  const { criteria, whole } = typed[resultId] ?? NO_EDITS;
  return { ...typed, [resultId]: { criteria, whole: changeWhole(whole, part, saved, entries) } };
}
