import type { z } from 'zod';
import type { assessedShareSchema, feedbackStatusSchema, gradeSchema } from './grades.schema';

/** A criterion's level. The names are what the screens and the exports call them. */
export const LEVELS = [
  { level: 0, name: 'Missing' },
  { level: 1, name: 'Emerging' },
  { level: 2, name: 'Sound' },
  { level: 3, name: 'Strong' },
  { level: 4, name: 'Outstanding' },
] as const;
export const LEVEL_MAX = 4;

export type FeedbackStatus = z.infer<typeof feedbackStatusSchema>;
/** What screens call it. Exports, which students may read, say NOT_MARKED instead of speaking to the teacher. */
export const FEEDBACK_STATUS_WORDS: Record<FeedbackStatus, string> = {
  strong: 'Strong',
  adequate: 'Adequate',
  needs_work: 'Needs work',
  not_assessed: 'You mark this one',
};
/** What exports call a criterion without a level. */
export const NOT_MARKED = 'Not marked';

export type Grade = z.infer<typeof gradeSchema>;

/** Lowest percentage of each grade, best first; below the last one is F. */
export const GRADE_SCALE: readonly { grade: Grade; atLeast: number }[] = [
  { grade: 'A', atLeast: 85 },
  { grade: 'B', atLeast: 70 },
  { grade: 'C', atLeast: 50 },
  { grade: 'D', atLeast: 35 },
  { grade: 'E', atLeast: 20 },
  { grade: 'F', atLeast: 0 },
];

/** Levels 0–1 need work, 2 is adequate, 3–4 are strong; without a level the criterion is not assessed. */
export function statusOfLevel(level: number | null): FeedbackStatus {
  if (level === null) return 'not_assessed';
  if (level >= 3) return 'strong';
  return level >= 2 ? 'adequate' : 'needs_work';
}

export interface ScoredCriterion {
  /** 0–4; null where the criterion was not assessed. */
  level: number | null;
  /** Relative weight, above 0. */
  weight: number;
}

export interface Score {
  /** 0–100, unrounded; null where no criterion was assessed. */
  percentage: number | null;
  /** Out of `assessedCriteria`, one decimal; null where no criterion was assessed. */
  score: number | null;
  totalCriteria: number;
  assessedCriteria: number;
  /** Null where no criterion was assessed. */
  grade: Grade | null;
}

/**
 * The score of an essay from its criteria's levels. Only assessed criteria count:
 * percentage = Σ weight·level/4 ÷ Σ weight; score = percentage × number of assessed criteria, rounded to one
 * decimal; grade by GRADE_SCALE, from the unrounded percentage.
 */
export function scoreOf(criteria: readonly ScoredCriterion[]): Score {
  const assessed = criteria.flatMap(({ level, weight }) => (level === null ? [] : [{ level, weight }]));
  const counts = { totalCriteria: criteria.length, assessedCriteria: assessed.length };
  const weightSum = assessed.reduce((sum, c) => sum + c.weight, 0);
  if (weightSum <= 0) return { percentage: null, score: null, grade: null, ...counts };
  const share = assessed.reduce((sum, c) => sum + (c.weight * c.level) / LEVEL_MAX, 0) / weightSum;
  // Guards 0.85 stored as 0.8499999…: a grade must not depend on the last bit of a sum of weights.
  const percentage = Math.round(share * 1e10) / 1e8;
  return {
    percentage,
    score: Math.round(share * assessed.length * 10) / 10,
    grade: gradeOf(percentage),
    ...counts,
  };
}

/** The grade of a percentage (0–100). */
export function gradeOf(percentage: number): Grade {
  return GRADE_SCALE.find((step) => percentage >= step.atLeast)?.grade ?? 'F';
}

/** A percentage with at most one decimal, as screens and exports show it. */
export function roundedPercentage(percentage: number): number {
  return Math.round(percentage * 10) / 10;
}

/** Points, as weights are counted, with at most two decimals. */
export function roundedPoints(points: number): number {
  return Math.round(points * 100) / 100;
}

/**
 * Weights as points: what the assessed criteria earned out of what they are worth, in the same proportion as the
 * percentage. Null where none was assessed.
 */
export function pointsOf(criteria: readonly ScoredCriterion[]): { points: number; outOf: number } | null {
  const assessed = criteria.flatMap(({ level, weight }) => (level === null ? [] : [{ level, weight }]));
  if (assessed.length === 0) return null;
  return {
    // The sum of what is shown of each, so that a reader's own sum comes to the same.
    points: roundedPoints(
      assessed.reduce((sum, c) => sum + roundedPoints((c.weight * c.level) / LEVEL_MAX), 0),
    ),
    outOf: roundedPoints(assessed.reduce((sum, c) => sum + c.weight, 0)),
  };
}

/** "4.0 out of 5 criteria": always one decimal, as the score is rounded to one. */
export function scoreOutOf(score: number, assessedCriteria: number): string {
  return `${score.toFixed(1)} out of ${assessedCriteria} ${assessedCriteria === 1 ? 'criterion' : 'criteria'}`;
}

/** How many criteria are named, and in how many characters each; a name may be a whole paragraph. */
const NAMED = { criteria: 5, characters: 80 } as const;

/** What is said where an essay is to be marked as reviewed and some criteria have no level. */
export function unmarkedInWords(criteria: readonly string[]): string {
  const short = (name: string): string =>
    name.length > NAMED.characters ? `${name.slice(0, NAMED.characters - 1).trimEnd()}…` : name;
  const names = criteria.slice(0, NAMED.criteria).map((name) => `“${short(name)}”`);
  const more = criteria.length - names.length;
  const list = [...names, ...(more > 0 ? [`${more} more`] : [])];
  const words = list.length === 1 ? list[0] : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
  return criteria.length === 1
    ? `${words} has no level yet. Mark it first, or leave it out.`
    : `${words} have no level yet. Mark them first, or leave them out.`;
}

/** What is said instead of a grade where a result has none. */
export const NO_GRADE_YET = 'No grade yet';

export type AssessedShare = z.infer<typeof assessedShareSchema>;

/**
 * "4 of 6 criteria, provisional"; null where every criterion has a level.
 * @param what says what is true of these criteria, where the words stand alone
 */
export function assessedInWords(
  { assessedCriteria, totalCriteria, isProvisional }: AssessedShare,
  what = '',
): string | null {
  if (assessedCriteria >= totalCriteria) return null;
  const share = `${assessedCriteria} of ${totalCriteria} ${totalCriteria === 1 ? 'criterion' : 'criteria'}${what && ` ${what}`}`;
  return isProvisional ? `${share}, provisional` : share;
}
