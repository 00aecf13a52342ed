import { scoreOf, type Score } from '@marklight/contracts/grades';
import type { FeedbackItem, GradingResult } from '@marklight/contracts/grading';

/** The saved or intended decision on one criterion. */
export interface Decision {
  /** 0–4; null where the criterion has no level yet. */
  level: number | null;
  feedback: string;
}

/** A decision that is not saved, with what was saved when the teacher began to change it. */
export interface Edit extends Decision {
  base: Decision;
}

/** Unsaved edits of one result, by the criterion's place (from 0). */
export type Edits = Readonly<Record<number, Edit>>;

export function savedDecisionOf(item: FeedbackItem): Decision {
  return { level: item.level, feedback: item.feedback };
}

/** What the machine proposed, whether or not the teacher decided otherwise. */
export function proposalOf(item: FeedbackItem): Decision {
  return item.proposed ?? savedDecisionOf(item);
}

/** Levels alike, and texts alike up to the space around them, which the server cuts off. */
export function sameDecision(one: Decision, other: Decision): boolean {
  return one.level === other.level && one.feedback.trim() === other.feedback.trim();
}

/** The edits after one change. An edit that returns to what is saved is dropped. */
export function changeEdit(edits: Edits, index: number, saved: Decision, changes: Partial<Decision>): Edits {
  const before = edits[index];
  const edit: Edit = { ...saved, base: saved, ...before, ...changes };
  const rest = without(edits, index);
  return edit.level === saved.level && edit.feedback === saved.feedback ? rest : { ...rest, [index]: edit };
}

/** What is left after a save: edits that went on while it ran, now on top of what was saved. */
export function editsAfterSave(edits: Edits, sent: readonly Decision[]): Edits {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([index, edit]) => {
      const base = sent[Number(index)];
      return base && !sameDecision(edit, base) ? [[index, { ...edit, base }]] : [];
    }),
  );
}

/** The decision on every criterion as the teacher sees it, in the result's order. */
export function decisionsOf(result: Pick<GradingResult, 'feedback'>, edits: Edits): Decision[] {
  return result.feedback.map((item, index) => {
    const { level, feedback } = edits[index] ?? savedDecisionOf(item);
    return { level, feedback };
  });
}

/** True where another window saved something else meanwhile. */
export function isInConflict(item: FeedbackItem, edit: Edit | undefined): boolean {
  const saved = savedDecisionOf(item);
  return edit !== undefined && !sameDecision(saved, edit.base) && !sameDecision(saved, edit);
}

/** Score and grade as they would be with the edits. */
export function scoreWith(result: Pick<GradingResult, 'feedback'>, edits: Edits): Score {
  return scoreOf(
    result.feedback.map((item, index) => ({
      level: edits[index]?.level ?? item.level,
      weight: item.weight ?? 1,
    })),
  );
}

export function countOfEdits(edits: Edits): number {
  return Object.keys(edits).length;
}

function without(edits: Edits, index: number): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([key]) => Number(key) !== index));
}
