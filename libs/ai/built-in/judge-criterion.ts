import type { ReviewReason } from '@marklight/contracts/grading';
import { LOW_CONFIDENCE } from '../check-proposal';
import type { CriterionToGrade, ProposedFeedback } from '../provider';
import type { JudgedEssay } from './judged-essay';
import { countedLevelOf } from './levels/countable';
import { type JudgedLevel, judgeLevel } from './levels/judge-level';
import { notAssessableOf } from './levels/not-assessable';
import type { Trouble } from './levels/trouble';
import type { Observed } from './observations/observed';
import { type Comment, commentOn } from './words/comment';
import { exemplarOf } from './words/exemplar';
import type { JudgedCriterion } from './words/judged-criterion';

export interface Verdict {
  proposed: ProposedFeedback;
  judged: JudgedCriterion;
}

/** The level of a criterion, or why it is left to the teacher. */
export type Judgement = { left: null; judged: JudgedLevel } | { left: string; judged: null };

/** Judges one criterion of an essay by what is measured. */
export function judgementOf(essay: JudgedEssay, trouble: Trouble, criterion: CriterionToGrade): Judgement {
  const left = reasonToLeave(essay, criterion);
  return left === null
    ? { left: null, judged: judgeLevel(essay, trouble, criterion) }
    : { left, judged: null };
}

/** What is said about a criterion: its level, and words made from what was observed. */
export interface Telling {
  essay: JudgedEssay;
  trouble: Trouble;
  /** One for the whole result, so that nothing is said twice in it. */
  observed: Observed;
  /** Stands for the essay: the same essay gets the same words. */
  seed: string;
  /** The mean level of the essay, which says how much of a step its writer can take; null where nothing was judged. */
  standing: number | null;
}

export function verdictOf(
  { essay, trouble, observed, seed, standing }: Telling,
  criterion: CriterionToGrade,
  { left, judged }: Judgement,
  index: number,
): Verdict {
  if (left !== null) return leftToTeacher(criterion, index, left);
  const { level, confidence, reasoning } = judged;
  const kinds = judged.kinds.map(({ id }) => id);
  const comment = commentOn(observed, kinds, level, seed, standing);
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
      exemplarComparison: observed.once(exemplarOf(essay, kinds, level)),
      confidence,
      reviewReasons: reasonsFor(judged, trouble),
    },
  };
}

/**
 * Why the teacher has to mark this criterion; null where the grader can. A criterion of an unknown kind can still be
 * judged if its level descriptions are a matter of counting.
 */
function reasonToLeave(essay: JudgedEssay, criterion: CriterionToGrade): string | null {
  const left = notAssessableOf(criterion.text);
  if (left?.why !== 'unknown') return left?.reason ?? null;
  const counted = countedLevelOf(essay, criterion.levelDescriptions);
  return counted !== null && counted.least === counted.most ? null : left.reason;
}

const NOTHING_SAID: Comment = { feedback: '', improvementSteps: [], quotes: [], praised: [], next: null };

function leftToTeacher(
  { weight }: CriterionToGrade,
  criterionIndex: number,
  notAssessedReason: string,
): Verdict {
  return {
    judged: { kinds: [], level: null, weight, comment: NOTHING_SAID },
    proposed: {
      criterionIndex,
      level: null,
      notAssessedReason,
      ...NOTHING_SAID,
      chainOfThought: '',
      exemplarComparison: '',
      confidence: 0,
      reviewReasons: [],
    },
  };
}

function descriptionOf({ levelDescriptions }: CriterionToGrade, level: number): string[] {
  const description = levelDescriptions?.[level];
  return description ? [`The rubric says of this level: “${description}”.`] : [];
}

function reasonsFor({ confidence }: JudgedLevel, trouble: Trouble): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  if (confidence < LOW_CONFIDENCE) reasons.push('low_confidence');
  if (trouble.flags.some((flag) => flag.code === 'instruction_in_essay'))
    reasons.push('instruction_in_essay');
  return reasons;
}
