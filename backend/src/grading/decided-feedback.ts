import { statusOfLevel } from '@marklight/contracts/grades';
import type { FeedbackItem } from '@marklight/contracts/grading';
import type { CriterionDecision } from './grading-result.entity';

/** The feedback as it counts: the teacher's decisions over the machine's proposal. */
export function decidedFeedback(
  proposed: readonly FeedbackItem[],
  review: readonly CriterionDecision[] | null,
): FeedbackItem[] {
  return proposed.map((item, index) => {
    const decision = review?.[index];
    if (!decision || (decision.level === item.level && decision.feedback === item.feedback)) return item;
    return {
      ...item,
      level: decision.level,
      status: statusOfLevel(decision.level),
      feedback: decision.feedback,
      proposed: { level: item.level, feedback: item.feedback },
    };
  });
}
