import { statusOfLevel } from '@marklight/contracts/grades';
import type { FeedbackItem } from '@marklight/contracts/grading';
import type { CriterionDecision } from './grading-result.entity';
import { sameWords } from './same-words';

/** The feedback as it counts: the teacher's decisions over the machine's proposal. */
export function decidedFeedback(
  proposed: readonly FeedbackItem[],
  review: readonly CriterionDecision[] | null,
): FeedbackItem[] {
  return proposed.map((item, index) => {
    const decision = review?.[index];
    if (!decision) return item;
    const decided = withoutProposed(item, decision);
    return isAsProposed(item, decided) ? item : decidedItem(item, decided);
  });
}

/** Whether the decision leaves the criterion as the grader proposed it. */
export function isAsProposed(
  item: Pick<FeedbackItem, 'level' | 'feedback'> | undefined,
  { level, feedback, ...parts }: CriterionDecision,
): boolean {
  return level === item?.level && feedback === item.feedback && Object.keys(parts).length === 0;
}

/** The quotes as a reader sees them: without any, the sentence that says so. */
export function quotesOf({ evidence, identifiedText }: ReadQuotes): string[] {
  if (evidence?.length > 0) return evidence.map(({ quote }) => quote);
  return identifiedText ? [identifiedText] : [];
}
type ReadQuotes = Pick<FeedbackItem, 'evidence' | 'identifiedText'>;

/** The decision without parts that say what was proposed anyway. */
export function withoutProposed(
  item: Pick<FeedbackItem, 'improvementSteps' | 'exemplarComparison'> & ReadQuotes,
  { level, feedback, evidence, improvementSteps, exemplarComparison }: CriterionDecision,
): CriterionDecision {
  const quotes = evidence?.map(({ quote }) => quote);
  return {
    level,
    feedback,
    ...(evidence && !sameWords(quotes ?? [], quotesOf(item)) && { evidence }),
    ...(improvementSteps && !sameWords(improvementSteps, item.improvementSteps) && { improvementSteps }),
    ...(exemplarComparison !== undefined &&
      exemplarComparison !== item.exemplarComparison && { exemplarComparison }),
  };
}

function decidedItem(item: FeedbackItem, decision: CriterionDecision): FeedbackItem {
  const { level, feedback, evidence, improvementSteps, exemplarComparison } = decision;
  return {
    ...item,
    level,
    status: statusOfLevel(level),
    feedback,
    ...(evidence && { evidence, identifiedText: evidence[0]?.quote ?? '' }),
    ...(improvementSteps && { improvementSteps, suggestions: improvementSteps.join(' ') }),
    ...(exemplarComparison !== undefined && { exemplarComparison }),
    proposed: {
      level: item.level,
      feedback: item.feedback,
      ...(evidence && { evidence: item.evidence, identifiedText: item.identifiedText }),
      // Where no steps were proposed, readers fall back on this text; without it they would take the teacher's.
      ...(improvementSteps && { improvementSteps: item.improvementSteps, suggestions: item.suggestions }),
      ...(exemplarComparison !== undefined && { exemplarComparison: item.exemplarComparison }),
    },
  };
}
