import type { FeedbackItem } from '@marklight/contracts/grading';
import { proposalOf, type Decision } from './review-edits';
import { sameEntries } from './words';

type Item = Pick<FeedbackItem, 'level' | 'levelBeforeShift' | 'proposed'>;

/** The level that the grader had in mind when it wrote its words; null where it gave none. */
const writtenFor = ({ level, levelBeforeShift, proposed }: Item): number | null =>
  levelBeforeShift ?? (proposed ? proposed.level : level);

/** "criterion 2 was at 1, now at 4"; null where the levels are those that the grader's words were written for. */
export function otherLevels(items: readonly Item[]): string | null {
  const changed = items.flatMap((item, index) => {
    const from = writtenFor(item);
    return from === null || from === item.level
      ? []
      : [`criterion ${index + 1} was at ${from}, now at ${item.level}`];
  });
  return changed.length > 0 ? changed.join('; ') : null;
}

/** Which of the grader's words on a criterion are about another level than the teacher's; null where none are. */
export function writtenForOtherLevel(item: FeedbackItem, decision: Decision): string | null {
  const from = writtenFor(item);
  const proposal = proposalOf(item);
  if (from === null || from === decision.level || decision.level === proposal.level) return null;
  const still = [
    decision.feedback.trim() !== '' && decision.feedback === proposal.feedback && 'feedback',
    isStill('improvementSteps') && 'steps',
    isStill('exemplarComparison') && 'comparison',
  ].filter((part) => part !== false);
  if (still.length === 0) return null;
  const last = still.pop() ?? '';
  const parts = still.length > 0 ? `${still.join(', ')} and ${last}` : last;
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}: written for level ${from}; you set ${decision.level}.`;

  function isStill(part: 'improvementSteps' | 'exemplarComparison'): boolean {
    return decision[part].length > 0 && sameEntries(decision[part], proposal[part]);
  }
}
