import type { ReviewReason } from '@marklight/contracts/grading';
import { LOW_CONFIDENCE } from '../check-proposal';
import type { CriterionToGrade, ProposedFeedback } from '../provider';
import type { JudgedEssay } from './judged-essay';
import { UNKNOWN_KIND } from './levels/criterion-kinds';
import { type JudgedLevel, judgeLevel } from './levels/judge-level';
import type { Trouble } from './levels/trouble';
import type { Observed } from './observations/observed';
import { commentOn } from './words/comment';
import { exemplarOf } from './words/exemplar';
import type { JudgedCriterion } from './words/overall';

export interface Verdict {
  proposed: ProposedFeedback;
  judged: JudgedCriterion;
}

/**
 * Judges one criterion of an essay: its level from what is measured, its words from what was observed.
 *
 * @param observed the result's own, so that nothing is said twice in one result
 * @param seed stands for the essay: the same essay gets the same words
 */
export function judgeCriterion(
  essay: JudgedEssay,
  trouble: Trouble,
  observed: Observed,
  criterion: CriterionToGrade,
  index: number,
  seed: string,
): Verdict {
  const judged = judgeLevel(essay, trouble, criterion);
  const { level, confidence, reasoning } = judged;
  const kinds = judged.kinds.map(({ id }) => id);
  const comment = commentOn(observed, kinds, level, seed);
  return {
    judged: {
      kinds,
      level,
      weight: criterion.weight,
      comment,
    },
    proposed: {
      criterionIndex: index,
      level,
      feedback: comment.feedback,
      chainOfThought: [reasoning, ...descriptionOf(criterion, level)].join(' '),
      quotes: comment.quotes,
      improvementSteps: comment.improvementSteps,
      exemplarComparison: exemplarOf(essay, kinds),
      confidence,
      reviewReasons: reasonsFor(judged, trouble),
    },
  };
}

function descriptionOf({ levelDescriptions }: CriterionToGrade, level: number): string[] {
  const description = levelDescriptions?.[level];
  return description ? [`The rubric says of this level: “${description}”.`] : [];
}

function reasonsFor({ kinds, confidence }: JudgedLevel, trouble: Trouble): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  if (kinds[0]?.id === UNKNOWN_KIND) reasons.push('unknown_criterion');
  if (confidence < LOW_CONFIDENCE) reasons.push('low_confidence');
  if (trouble.flags.some((flag) => flag.code === 'instruction_in_essay'))
    reasons.push('instruction_in_essay');
  return reasons;
}
