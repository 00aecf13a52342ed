import type { WholePart } from '@marklight/contracts/decisions';
import { CRITERION_PARTS, rebased, type Decision, type Edits } from './review-edits';

/** One change of the teacher, with what was there before. */
export type Step = {
  resultId: string;
  /** Whether it was saved: anything typed after that is a separate step. */
  isSaved?: true;
} & (
  | { index: number; before: Decision; changed: Partial<Decision> }
  | { part: WholePart; before: readonly string[]; changed: readonly string[] }
);

/** Enough for one essay; the oldest go first. */
const STEPS_MAX = 200;

/** What a criterion shows on the screen. @param index from 0 */
export function decisionNow(edits: Edits, index: number, saved: Decision): Decision {
  const edit = edits.criteria[index];
  const { level, feedback, evidence, improvementSteps, exemplarComparison } =
    (edit && rebased(edit, saved)) ?? saved;
  return { level, feedback, evidence, improvementSteps, exemplarComparison };
}

/** With one more; letters that are typed in one place after another are one step. */
export function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1);
  if (!last || !continues(last, step)) return [...steps, step].slice(-STEPS_MAX);
  return [...steps.slice(0, -1), { ...last, changed: step.changed } as Step];
}

/** After a save. */
export function closedSteps(steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1);
  return last ? [...steps.slice(0, -1), { ...last, isSaved: true }] : steps;
}

function continues(last: Step, step: Step): boolean {
  if (last.isSaved || last.resultId !== step.resultId) return false;
  if ('part' in last) return 'part' in step && last.part === step.part && isTyping(step.before, step.changed);
  if ('part' in step || last.index !== step.index) return false;
  const [fields, others] = [last.changed, step.changed].map((changed) => Object.keys(changed).sort().join());
  if (fields !== others || 'level' in step.changed) return false;
  return CRITERION_PARTS.every((part) =>
    isTyping(step.before[part], step.changed[part] ?? step.before[part]),
  );
}

/** Adding or removing an entry is a separate change. */
function isTyping(before: readonly string[], entries: readonly string[]): boolean {
  return before.length === entries.length;
}
