import { LEVELS } from '@marklight/contracts/grades';
import type { GradingResult } from '@marklight/contracts/grading';
import { LANGUAGE_STANDARDS, type Locale } from '@marklight/contracts/language';

/** How exports name what the contracts name by codes. */
export function levelName(level: number): string {
  return LEVELS.find((entry) => entry.level === level)?.name ?? '';
}

export function languageName(locale: Locale): string {
  return LANGUAGE_STANDARDS.find((standard) => standard.locale === locale)?.label ?? locale;
}

export function graderName(result: Pick<GradingResult, 'provider' | 'model'>): string {
  return result.provider === 'built-in' ? 'Built-in grader' : result.model;
}
