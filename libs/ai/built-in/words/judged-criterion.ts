import type { Comment } from './comment';

/** One criterion as it was judged, for what is said of the whole. */
export interface JudgedCriterion {
  kinds: readonly string[];
  /** 0–4; null where it was not assessed. */
  level: number | null;
  weight: number;
  comment: Comment;
}

export type Assessed = JudgedCriterion & { level: number; index: number };

/** The mean of the levels; null where nothing was assessed. */
export function meanLevel(levels: readonly (number | null)[]): number | null {
  const given = levels.filter((level) => level !== null);
  return given.length === 0 ? null : given.reduce((sum, level) => sum + level, 0) / given.length;
}
