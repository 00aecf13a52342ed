import { scoreOf, type Score } from '@marklight/contracts/grades';
import type { ReviewRequest } from '@marklight/contracts/decisions';
import type { FeedbackItem, GradingResult } from '@marklight/contracts/grading';
import { cleaned, entriesOf, isOvertaken, sameEntries, sameToTheLetter } from './words';
import { countOfWhole, rebasedWhole, type WholeEdits } from './whole-edits';

/** What a criterion says besides level and feedback. */
export const CRITERION_PARTS = ['evidence', 'improvementSteps', 'exemplarComparison'] as const;
export type CriterionPart = (typeof CRITERION_PARTS)[number];
export const FIELDS = ['level', 'feedback', ...CRITERION_PARTS] as const;
export type Field = (typeof FIELDS)[number];

/** The saved or intended decision on one criterion. */
export interface Decision extends Record<CriterionPart, readonly string[]> {
  /** 0–4; null where the criterion has no level yet. */
  level: number | null;
  feedback: string;
}

/** A decision that is not saved, with what was saved when the teacher began to change it. */
export interface Edit extends Decision {
  base: Decision;
}

/** Unsaved edits of one result's criteria, by their place (from 0). */
export type CriterionEdits = Readonly<Record<number, Edit>>;

/** Unsaved edits of one result. */
export interface Edits {
  criteria: CriterionEdits;
  whole: WholeEdits;
}
export const NO_EDITS: Edits = { criteria: {}, whole: {} };

export function savedDecisionOf(item: FeedbackItem): Decision {
  return { level: item.level, feedback: item.feedback, ...partsOf(item) };
}

/** What the machine proposed, whether or not the teacher decided otherwise. */
export function proposalOf(item: FeedbackItem): Decision {
  const { level, feedback } = item.proposed ?? item;
  return { level, feedback, ...partsOf({ ...item, ...item.proposed }) };
}

/** A criterion without quotes has a sentence that says so; the teacher can remove that too. */
function partsOf(item: FeedbackItem): Record<CriterionPart, string[]> {
  const quotes = (item.evidence ?? []).map(({ quote }) => quote);
  const steps = item.improvementSteps ?? [];
  return {
    evidence: quotes.length > 0 ? quotes : entriesOf(item.identifiedText),
    improvementSteps: steps.length > 0 ? steps : entriesOf(item.suggestions),
    exemplarComparison: entriesOf(item.exemplarComparison),
  };
}

/** Levels alike, and texts alike up to the space around them, which the server cuts off. */
export function sameDecision(one: Decision, other: Decision): boolean {
  return FIELDS.every((field) => sameIn(field, one, other));
}

/** The same for level and feedback alone. */
export function sameMark(one: Mark, other: Mark): boolean {
  return one.level === other.level && one.feedback.trim() === other.feedback.trim();
}
export type Mark = Pick<Decision, 'level' | 'feedback'>;

export function markOf({ level, feedback }: Mark): Mark {
  return { level, feedback };
}

/** The edits after one change. An edit that returns to what is saved is dropped. */
export function changeEdit(
  edits: CriterionEdits,
  index: number,
  saved: Decision,
  changes: Partial<Decision>,
): CriterionEdits {
  const before = edits[index] && rebased(edits[index], saved);
  const edit: Edit = { ...saved, base: saved, ...before, ...changes };
  const rest = without(edits, index);
  return isBack(edit, saved) ? rest : { ...rest, [index]: edit };
}

/**
 * An edit on top of what is saved now. What the teacher left alone takes what another window saved in the meantime;
 * what both changed keeps its base, which shows that it is in conflict. Null where nothing is left to save.
 */
export function rebased(edit: Edit, saved: Decision): Edit | null {
  const { base } = edit;
  const theirs = FIELDS.filter((field) => !sameIn(field, base, saved));
  if (theirs.length === 0) return edit;
  const leftAlone = theirs.filter((field) => sameIn(field, edit, base));
  const settled = theirs.filter((field) => sameIn(field, edit, base) || sameIn(field, edit, saved));
  const now: Edit = {
    ...edit,
    ...only(leftAlone, saved),
    base: { ...base, ...only(settled, saved) },
  };
  return isBack(now, saved) ? null : now;
}

/** To the letter: a space or an empty entry that was just typed must stay on the screen. */
function isBack(edit: Decision, saved: Decision): boolean {
  return (
    edit.level === saved.level &&
    edit.feedback === saved.feedback &&
    CRITERION_PARTS.every((part) => sameToTheLetter(edit[part], saved[part]))
  );
}

/** Whether both say the same in this field. */
export function sameIn(field: Field, one: Decision, other: Decision): boolean {
  if (field === 'level') return one.level === other.level;
  if (field === 'feedback') return one.feedback.trim() === other.feedback.trim();
  return sameEntries(one[field], other[field]);
}

function only(fields: readonly Field[], from: Decision): Partial<Decision> {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}

/** What is left after a save: edits that went on while it ran, now on top of what was saved. */
export function editsAfterSave(
  edits: CriterionEdits,
  sent: readonly Decision[],
  { feedback }: Pick<GradingResult, 'feedback'>,
): CriterionEdits {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([index, edit]) => {
      const [was, item] = [sent[Number(index)], feedback[Number(index)]];
      if (!was || !item || sameDecision(edit, was)) return [];
      const saved = savedDecisionOf(item);
      const now = rebased({ ...edit, base: was }, saved);
      return now ? [[index, { ...now, base: saved }]] : [];
    }),
  );
}

/** All edits of a result on top of what is saved of it now. */
export function rebasedEdits({ criteria, whole }: Edits, result: GradingResult): Edits {
  if (countOfCriteria({ criteria }) + countOfWhole(whole) === 0) return NO_EDITS;
  const left = Object.entries(criteria).flatMap(([index, edit]) => {
    const item = result.feedback[Number(index)];
    const now = item ? rebased(edit, savedDecisionOf(item)) : null;
    return now ? [[index, now]] : [];
  });
  return { criteria: Object.fromEntries(left) as CriterionEdits, whole: rebasedWhole(whole, result) };
}

/** The decision on every criterion as the teacher sees it, in the result's order. */
export function decisionsOf(result: Pick<GradingResult, 'feedback'>, edits: CriterionEdits): Decision[] {
  return result.feedback.map((item, index) => {
    const { base: _base, ...decision } = { base: null, ...(edits[index] ?? savedDecisionOf(item)) };
    return decision;
  });
}

/** As it is sent: of the parts only those that the teacher changed, so that no other window's change is undone. */
export function requestOf(
  result: Pick<GradingResult, 'feedback'>,
  edits: CriterionEdits,
): ReviewRequest['feedback'] {
  return result.feedback.map((item, index) => {
    const edit = edits[index];
    if (!edit) return { level: item.level, feedback: item.feedback };
    const proposal = proposalOf(item);
    const { level, feedback } = edit;
    const changed = (part: CriterionPart) => !sameEntries(edit[part], edit.base[part]);
    const asked = (part: CriterionPart) =>
      sameEntries(edit[part], proposal[part]) ? null : cleaned(edit[part]);
    return {
      ...{ level, feedback },
      ...(changed('evidence') && { evidence: asked('evidence') }),
      ...(changed('improvementSteps') && { improvementSteps: asked('improvementSteps') }),
      ...(changed('exemplarComparison') && {
        exemplarComparison: asked('exemplarComparison') && (cleaned(edit.exemplarComparison)[0] ?? ''),
      }),
    };
  });
}

/**
 * Level and feedback as another window saved them in the meantime, with the teacher's own where it saved nothing
 * different; null if there is no conflict.
 */
export function overtakenMark(item: FeedbackItem, edit: Edit | undefined): Mark | null {
  if (!edit) return null;
  const saved = savedDecisionOf(item);
  const isIn = (field: Field) => !sameIn(field, saved, edit.base) && !sameIn(field, saved, edit);
  if (!isIn('level') && !isIn('feedback')) return null;
  return {
    level: (isIn('level') ? saved : edit).level,
    feedback: (isIn('feedback') ? saved : edit).feedback,
  };
}

/** What another window saved in the meantime for one part; null if nothing was. */
export function overtakenPart(
  item: FeedbackItem,
  edit: Edit | undefined,
  part: CriterionPart,
): readonly string[] | null {
  const saved = savedDecisionOf(item)[part];
  return edit && isOvertaken(saved, edit[part], edit.base[part]) ? saved : null;
}

/** Score and grade as they would be with the edits. */
export function scoreWith(result: Pick<GradingResult, 'feedback'>, edits: CriterionEdits): Score {
  return scoreOf(
    result.feedback.map((item, index) => ({
      level: edits[index]?.level ?? item.level,
      weight: item.weight ?? 1,
    })),
  );
}

export function countOfCriteria({ criteria }: Pick<Edits, 'criteria'>): number {
  return Object.keys(criteria).length;
}

export function isEdited(edits: Edits): boolean {
  return countOfCriteria(edits) + countOfWhole(edits.whole) > 0;
}

function without(edits: CriterionEdits, index: number): CriterionEdits {
  return Object.fromEntries(Object.entries(edits).filter(([key]) => Number(key) !== index));
}
