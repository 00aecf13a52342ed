import { commentMark, type EssayComment } from '@marklight/contracts/comments';
import {
  FEEDBACK_STATUS_WORDS,
  LEVEL_MAX,
  LEVELS,
  NO_GRADE_YET,
  NOT_MARKED,
  roundedPercentage,
  roundedPoints,
  scoreOutOf,
} from '@marklight/contracts/grades';
import { NOTHING_SURE, type FeedbackItem, type GradingResult } from '@marklight/contracts/grading';
import { LANGUAGE_STANDARDS, type Locale } from '@marklight/contracts/language';
import { withoutLevels } from '@marklight/contracts/maturity';

/** How exports name what the contracts name by codes. */
export function levelName(level: number | null): string {
  return LEVELS.find((entry) => entry.level === level)?.name ?? '';
}

/** "Outstanding, level 4 of 4": what students read names a level once, in the words of the scale. */
export function levelLine({ level }: Pick<FeedbackItem, 'level'>): string {
  return level === null ? NOT_MARKED : `${levelName(level)}, level ${level} of ${LEVEL_MAX}`;
}

/** "weight 2 of 6"; empty where all criteria count the same. */
export function weightWords({ weight }: Weighed, all: readonly Weighed[]): string {
  if (all.every((one) => one.weight === weight)) return '';
  return `weight ${weight} of ${roundedPoints(all.reduce((sum, one) => sum + one.weight, 0))}`;
}
type Weighed = Pick<FeedbackItem, 'weight'>;

/** "Grade C, 62.5%, score 2.5 out of 4 criteria". */
export function gradeWords({ grade, score, percentage, assessedCriteria }: Marked): string {
  if (grade === null || score === null || percentage === null) return NO_GRADE_YET;
  return `Grade ${grade}, ${roundedPercentage(percentage)}%, score ${scoreOutOf(score, assessedCriteria)}`;
}
type Marked = Pick<GradingResult, 'grade' | 'score' | 'percentage' | 'assessedCriteria'>;

/** A student may read an export, so it does not say "You mark this one". */
export function statusName({ status }: Pick<FeedbackItem, 'status'>): string {
  return status === 'not_assessed' ? NOT_MARKED : FEEDBACK_STATUS_WORDS[status];
}

/**
 * What a student is given of one part of the overall analysis: nothing if the grader only says that it saw nothing.
 */
export function forStudents(text: string): string {
  return text.trim() === NOTHING_SURE ? '' : withoutLevels(text);
}

export function languageName(locale: Locale): string {
  return LANGUAGE_STANDARDS.find((standard) => standard.locale === locale)?.label ?? locale;
}

export function graderName(result: Pick<GradingResult, 'provider' | 'model'>): string {
  return result.provider === 'built-in' ? 'Built-in grader' : result.model;
}

/** "C1. “Cooking is maths”: Say how. (Evidence)", one for each, as they are numbered on a sheet. */
export function commentLines(comments: readonly EssayComment[]): string[] {
  return comments.map(
    ({ quote, words, criterion }, index) =>
      `${commentMark(index + 1)}. “${quote}”: ${words}${criterion === null ? '' : ` (${criterion})`}`,
  );
}
