import type { WholePart } from '@marklight/contracts/decisions';
import type { GradingResult } from '@marklight/contracts/grading';
import { commentsWithout } from './comment-edits';
import {
  changeEdit,
  NO_EDITS,
  rebasedEdits,
  savedDecisionOf,
  type Decision,
  type Edits,
} from './review-edits';
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

/** With what was there before the step, and with what another window has saved beside it since. */
export function withoutStep(typed: Typed, step: Step, result: GradingResult): Typed {
  if ('part' in step) {
    const saved = savedWholeOf(result)[step.part];
    const now = rebasedEdits(typed[result.id] ?? NO_EDITS, result).whole[step.part]?.entries ?? saved;
    const entries = step.part === 'comments' ? commentsWithout(step, now) : step.before;
    return withWhole(typed, result.id, step.part, saved, entries);
  }
  const item = result.feedback[step.index];
  // Not the other parts of the criterion: another window may have changed those since.
  const changed = Object.keys(step.changed) as (keyof Decision)[];
  const before = Object.fromEntries(changed.map((field) => [field, step.before[field]]));
  return item ? withCriterion(typed, result.id, step.index, savedDecisionOf(item), before) : typed;
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
