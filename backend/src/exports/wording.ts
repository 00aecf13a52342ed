import { commentMark, type EssayComment } from '@marklight/contracts/comments';
import { FEEDBACK_STATUS_WORDS, LEVELS, NOT_MARKED } from '@marklight/contracts/grades';
import { NOTHING_SURE, type FeedbackItem, type GradingResult } from '@marklight/contracts/grading';
import { LANGUAGE_STANDARDS, type Locale } from '@marklight/contracts/language';
import { withoutLevels } from '@marklight/contracts/maturity';

/** How exports name what the contracts name by codes. */
export function levelName(level: number | null): string {
  return LEVELS.find((entry) => entry.level === level)?.name ?? '';
}

/** "Level 1 of 4, Emerging" beside the status; "Level 3 of 4" where the status names the level. */
export function levelLine(item: Pick<FeedbackItem, 'level' | 'status'>): string {
  if (item.level === null) return NOT_MARKED;
  const name = levelName(item.level);
  return [`Level ${item.level} of 4`, ...(name === statusName(item) ? [] : [name])].join(', ');
}

/** A student may read an export, so it does not say "You mark this one". */
export function statusName({ status }: Pick<FeedbackItem, 'status'>): string {
  return status === 'not_assessed' ? NOT_MARKED : FEEDBACK_STATUS_WORDS[status];
}

/** What a student is given of a part of the whole essay: nothing where the grader only says that it saw nothing. */
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
