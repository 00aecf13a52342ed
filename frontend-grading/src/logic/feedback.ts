import { LEVELS, type FeedbackStatus } from '@marklight/contracts/grades';
import {
  REVIEW_REASON_WORDS,
  type Evidence,
  type GradingResult,
  type ProviderName,
  type ReviewReason,
} from '@marklight/contracts/grading';

export const NO_FEEDBACK = 'No feedback available';
export const UNKNOWN = 'Unknown';

/** A feedback item as the screen shows it, whatever the stored one looked like. */
export interface FeedbackView {
  /** 1-based: the number beside the highlights. */
  number: number;
  criteria: string;
  /** Null where the item does not say: shown as Unknown. */
  status: FeedbackStatus | null;
  level: (typeof LEVELS)[number] | null;
  /** Empty where the grader had nothing sure to say, and for a criterion that is left to the teacher. */
  feedback: string;
  /** Why the grader left the criterion to the teacher; null where it did not. */
  notAssessedReason: string | null;
  /** Whether the teacher decided the level, so that the grader's confidence is about another. */
  isOverridden: boolean;
  /** The level from which calibration shifted it, which the grader's confidence is about; null where it did not. */
  shiftedFrom: number | null;
  /** 0–100; null where the item does not say. */
  confidenceScore: number | null;
  /** Whether a confidence of this grader was measured; an AI service's was not. */
  isMeasured: boolean;
  chainOfThought: string;
  identifiedText: string;
  evidence: Evidence[];
  improvementSteps: string[];
  exemplarComparison: string;
  reviewReasons: ReviewReason[];
}

/**
 * Reads one stored feedback item. Results of older versions lack fields (one text `suggestions` in place of
 * `improvementSteps`, no `evidence`), and an item may be missing or not an object at all.
 */
export function feedbackViewOf(
  item: unknown,
  number: number,
  provider: ProviderName = 'built-in',
): FeedbackView {
  const fields = isRecord(item) ? item : {};
  const level = LEVELS.find((step) => step.level === fields['level']);
  const status = isOneOf(STATUSES, fields['status']) ? fields['status'] : null;
  const proposed = isRecord(fields['proposed']) ? fields['proposed'] : null;
  const isOverridden = proposed !== null && proposed['level'] !== fields['level'];
  const reasons = listOf(fields['reviewReasons']).filter((reason) => isOneOf(REVIEW_REASON_WORDS, reason));
  const isLeft = status === 'not_assessed' || typeof fields['notAssessedReason'] === 'string';
  return {
    number,
    criteria: textOf(fields['criteria']) || `Criterion ${number}`,
    status,
    level: level ?? null,
    feedback: typeof fields['feedback'] === 'string' ? fields['feedback'].trim() : NO_FEEDBACK,
    notAssessedReason: isLeft ? textOf(fields['notAssessedReason']) : null,
    isOverridden,
    shiftedFrom: typeof fields['levelBeforeShift'] === 'number' ? fields['levelBeforeShift'] : null,
    isMeasured: provider === 'built-in',
    confidenceScore: typeof fields['confidenceScore'] === 'number' ? fields['confidenceScore'] : null,
    chainOfThought: textOf(fields['chainOfThought']),
    identifiedText: textOf(fields['identifiedText']),
    evidence: listOf(fields['evidence']).filter(isEvidence),
    improvementSteps: stepsOf(fields),
    exemplarComparison: textOf(fields['exemplarComparison']),
    reviewReasons: proposed === null ? reasons : [],
  };
}

/** All feedback items of a result, numbered from 1; empty where the result has no list. */
export function itemsOf(
  result: Pick<GradingResult, 'feedback'> & Partial<Pick<GradingResult, 'provider'>>,
): FeedbackView[] {
  return listOf(result.feedback).map((item, index) => feedbackViewOf(item, index + 1, result.provider));
}

function stepsOf(fields: Record<string, unknown>): string[] {
  const steps = listOf(fields['improvementSteps']).map(textOf).filter(Boolean);
  if (steps.length > 0) return steps;
  const older = textOf(fields['suggestions']);
  return older ? [older] : [];
}

const STATUSES: Record<FeedbackStatus, true> = {
  strong: true,
  adequate: true,
  needs_work: true,
  not_assessed: true,
};

function isOneOf<Key extends string>(known: Record<Key, unknown>, value: unknown): value is Key {
  return typeof value === 'string' && Object.hasOwn(known, value);
}

function isEvidence(value: unknown): value is Evidence {
  return (
    isRecord(value) &&
    typeof value['quote'] === 'string' &&
    typeof value['start'] === 'number' &&
    typeof value['end'] === 'number'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
