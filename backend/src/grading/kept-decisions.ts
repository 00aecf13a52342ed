import type { FeedbackItem } from '@marklight/contracts/grading';
import type { CriterionDecision } from './grading-result.entity';

/** A result with what the teacher decided on it, in the order of its criteria. */
interface ReviewedFeedback {
  feedback: readonly FeedbackItem[];
  review: readonly CriterionDecision[] | null;
}

/**
 * The teacher's decisions for a result that replaces an older one of the same criteria: what the teacher changed
 * stands, everything else is as newly proposed. Null where nothing was changed.
 */
export function keptDecisions(
  older: ReviewedFeedback | null,
  proposed: readonly FeedbackItem[],
): CriterionDecision[] | null {
  if (!older?.review) return null;
  const { feedback, review } = older;
  let isChanged = false;
  const kept = proposed.map(({ criteria, level, feedback: words }, index): CriterionDecision => {
    const [before, decision] = [feedback[index], review[index]];
    const isTheirs =
      before?.criteria === criteria &&
      decision !== undefined &&
      (decision.level !== before.level || decision.feedback !== before.feedback);
    if (!isTheirs) return { level, feedback: words };
    isChanged = true;
    return { level: decision.level ?? level, feedback: decision.feedback };
  });
  return isChanged ? kept : null;
}
