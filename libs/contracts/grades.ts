import { z } from 'zod';

/** A criterion's level. The names are what the screens and the exports call them. */
export const LEVELS = [
  { level: 0, name: 'Missing' },
  { level: 1, name: 'Emerging' },
  { level: 2, name: 'Sound' },
  { level: 3, name: 'Strong' },
  { level: 4, name: 'Outstanding' },
] as const;
export const LEVEL_MAX = 4;
const BAD_LEVEL = `A level must be a whole number from 0 to ${LEVEL_MAX}.`;
export const levelSchema = z.number(BAD_LEVEL).int(BAD_LEVEL).min(0, BAD_LEVEL).max(LEVEL_MAX, BAD_LEVEL);

export const feedbackStatusSchema = z.enum(['strong', 'adequate', 'needs_work']);
export type FeedbackStatus = z.infer<typeof feedbackStatusSchema>;
/** What screens and exports call it. */
export const FEEDBACK_STATUS_WORDS: Record<FeedbackStatus, string> = {
  strong: 'Strong',
  adequate: 'Adequate',
  needs_work: 'Needs work',
};

export const gradeSchema = z.enum(['A', 'B', 'C', 'D', 'E', 'F']);
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

/** Levels 0–1 need work, 2 is adequate, 3–4 are strong. */
export function statusOfLevel(level: number): FeedbackStatus {
  if (level >= 3) return 'strong';
  return level >= 2 ? 'adequate' : 'needs_work';
}

export interface ScoredCriterion {
  /** 0–4. */
  level: number;
  /** Relative weight, above 0. */
  weight: number;
}

export interface Score {
  /** 0–100, unrounded. */
  percentage: number;
  /** Out of `totalCriteria`, one decimal. */
  score: number;
  totalCriteria: number;
  grade: Grade;
}

/**
 * The score of an essay from its criteria's levels: percentage = Σ weight·level/4 ÷ Σ weight;
 * score = percentage × number of criteria, rounded to one decimal; grade by GRADE_SCALE.
 * The grade is taken from the unrounded percentage.
 */
export function scoreOf(criteria: readonly ScoredCriterion[]): Score {
  const weightSum = criteria.reduce((sum, c) => sum + c.weight, 0);
  const earned = criteria.reduce((sum, c) => sum + (c.weight * c.level) / LEVEL_MAX, 0);
  const share = weightSum > 0 ? earned / weightSum : 0;
  // Guards 0.85 stored as 0.8499999…: a grade must not hang on the last bit of a sum of weights.
  const percentage = Math.round(share * 1e10) / 1e8;
  return {
    percentage,
    score: Math.round(share * criteria.length * 10) / 10,
    totalCriteria: criteria.length,
    grade: gradeOf(percentage),
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
