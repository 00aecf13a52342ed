const MATURITIES = ['Beginning', 'Developing', 'Competent', 'Assured', 'Accomplished'] as const;
const FROM_LEVELS = ', going by the levels of its criteria together.';
const NOT_JUDGED = 'Not judged: no criterion has a level.';

/**
 * The built-in grader's words for the maturity of the writing. They follow from the levels alone: the mean of those given,
 * halves rounded down, so that it never reads better than they do.
 */
export function maturityOfLevels(levels: readonly (number | null)[]): string {
  const given = levels.filter((level) => level !== null);
  if (given.length === 0) return NOT_JUDGED;
  const mean = given.reduce((sum, level) => sum + level, 0) / given.length;
  return `${MATURITIES[Math.max(0, Math.ceil(mean - 0.5))] ?? MATURITIES[0]}${FROM_LEVELS}`;
}

/** Whether these are words that the grader derived from levels, and that other levels would make untrue. */
export const isMaturityOfLevels = (words: string): boolean =>
  words === NOT_JUDGED || MATURITIES.some((name) => words === `${name}${FROM_LEVELS}`);

/** Without how the grader came to them, which is nothing that a student can use. */
export const withoutLevels = (words: string): string =>
  isMaturityOfLevels(words) ? words.replace(FROM_LEVELS, '.') : words;
