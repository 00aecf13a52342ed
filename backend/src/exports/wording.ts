import type { FeedbackStatus } from '@marklight/contracts/grades';
import { LEVELS } from '@marklight/contracts/grades';
import type { GradingResult, ReviewReason } from '@marklight/contracts/grading';
import { LANGUAGE_STANDARDS, type Locale } from '@marklight/contracts/language';

/** How exports name what the contracts name by codes. */
export const STATUS_WORDS: Record<FeedbackStatus, string> = {
  strong: 'Strong',
  adequate: 'Adequate',
  needs_work: 'Needs work',
};

export const REVIEW_REASON_WORDS: Record<ReviewReason, string> = {
  quote_not_found: 'The grader quoted words that are not in this essay. We left that quote out.',
  no_evidence: 'No sentence of the essay was found that bears on this criterion.',
  low_confidence: 'The grader is not sure about this level.',
  instruction_in_essay: 'The essay contains text that tries to instruct the grader.',
  unknown_criterion: 'The grader answered about a criterion that is not in your set. We left that out.',
  missing_from_answer: 'The grader’s answer left this criterion out.',
};

export function levelName(level: number): string {
  return LEVELS.find((entry) => entry.level === level)?.name ?? '';
}

export function languageName(locale: Locale): string {
  return LANGUAGE_STANDARDS.find((standard) => standard.locale === locale)?.label ?? locale;
}

export function graderName(result: Pick<GradingResult, 'provider' | 'model'>): string {
  return result.provider === 'built-in' ? 'Built-in grader' : result.model;
}

/** A percentage with at most one decimal, as the screens show it. */
export function roundedPercentage(percentage: number): number {
  return Math.round(percentage * 10) / 10;
}
