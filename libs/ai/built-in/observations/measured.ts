/**
 * How often each kind of observation was right, as `npm run eval -- --only observations` and the unit tests found it.
 * A kind without a figure above its bar is not said to a student.
 */
export interface Measured {
  /** Share of what it said that was so, 0–1. */
  precision: number;
  /** How many times it spoke in the essays that it was measured on. */
  said: number;
  /**
   * What it was held against: the labels of readers, a reading of what it said, or nothing because it counts and is
   * true by construction (a unit test shows it).
   */
  basis: 'labels' | 'reading' | 'counted';
}

/** Least share of true statements: what is said to a student, and what says that something is absent. */
export const BARS = { presence: 0.95, absence: 0.98 } as const;
/** Fewer cases say nothing about precision. */
export const FEWEST_CASES = 20;

export const MEASURED: Readonly<Record<string, Measured>> = {};
