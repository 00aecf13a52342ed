import type { GradingResult } from '@marklight/contracts/grading';
import {
  FIELDS,
  rebasedEdits,
  sameIn,
  savedDecisionOf,
  type CriterionEdits,
  type Decision,
  type Edits,
  type Field,
} from './review-edits';
import { savedWholeOf, WHOLE_PARTS, type WholeEdits } from './whole-edits';
import { isOvertaken } from './words';

/** Where something is that the teacher and another window both changed: a criterion (from 1), or the whole essay. */
export type Conflict = number | 'whole';

/** Every place in which both changed the same words or level, each to something else. */
export function conflictsOf(edits: Edits, result: GradingResult): Conflict[] {
  const saved = savedWholeOf(result);
  const inCriteria = result.feedback.flatMap((item, index) =>
    overtakenFields(edits.criteria, index, savedDecisionOf(item)).length > 0 ? [index + 1] : [],
  );
  const inWhole = WHOLE_PARTS.some((part) => {
    const edit = edits.whole[part];
    return edit && isOvertaken(saved[part], edit.entries, edit.base);
  });
  return [...inCriteria, ...(inWhole ? (['whole'] as const) : [])];
}

/** The teacher's words are kept, even where another window saved something else. */
export function keepingMine(edits: Edits, result: GradingResult): Edits {
  const saved = savedWholeOf(result);
  const now = rebasedEdits(edits, result);
  const criteria = Object.entries(now.criteria).flatMap(([index, edit]) => {
    const item = result.feedback[Number(index)];
    return item ? [[index, { ...edit, base: savedDecisionOf(item) }]] : [];
  });
  const whole = WHOLE_PARTS.flatMap((part) => {
    const edit = now.whole[part];
    return edit ? [[part, { ...edit, base: saved[part] }]] : [];
  });
  return {
    criteria: Object.fromEntries(criteria) as CriterionEdits,
    whole: Object.fromEntries(whole) as WholeEdits,
  };
}

/** What another window saved is kept where both changed the same thing; the teacher's other changes stay. */
export function takingTheirs(edits: Edits, result: GradingResult): Edits {
  const savedWhole = savedWholeOf(result);
  const criteria = Object.entries(edits.criteria).map(([index, edit]) => {
    const item = result.feedback[Number(index)];
    const saved = item ? savedDecisionOf(item) : edit.base;
    const fields = overtakenFields(edits.criteria, Number(index), saved);
    const theirs = Object.fromEntries(fields.map((field) => [field, saved[field]])) as Partial<Decision>;
    return [index, { ...edit, ...theirs }];
  });
  const whole = Object.entries(edits.whole).filter(([part, edit]) => {
    const words = savedWhole[part as keyof typeof savedWhole];
    return !isOvertaken(words, edit.entries, edit.base);
  });
  return rebasedEdits(
    {
      criteria: Object.fromEntries(criteria) as CriterionEdits,
      whole: Object.fromEntries(whole) as WholeEdits,
    },
    result,
  );
}

function overtakenFields(edits: CriterionEdits, index: number, saved: Decision): Field[] {
  const edit = edits[index];
  if (!edit) return [];
  return FIELDS.filter((field) => !sameIn(field, saved, edit.base) && !sameIn(field, saved, edit));
}
