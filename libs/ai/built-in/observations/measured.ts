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

/** True by construction: what is said repeats what the pattern found, or it is advice that states nothing. */
const COUNTED: Measured = { precision: 1, said: 0, basis: 'counted' };

export const MEASURED: Readonly<Record<string, Measured>> = {
  'position-stated': { precision: 0.98, said: 44, basis: 'reading' },
  'position-with-reason': { precision: 0.96, said: 26, basis: 'reading' },
  'claim-made': { precision: 0.96, said: 134, basis: 'reading' },
  'answer-stated': { precision: 0.98, said: 59, basis: 'reading' },
  'view-in-opening': { precision: 0.98, said: 45, basis: 'reading' },
  'reason-given': { precision: 1, said: 72, basis: 'labels' },
  'reason-numbered': { precision: 1, said: 32, basis: 'reading' },
  'case-from-life': { precision: 1, said: 23, basis: 'reading' },
  'example-given': { precision: 1, said: 52, basis: 'reading' },
  'figure-given': { precision: 0.97, said: 32, basis: 'reading' },
  'source-quoted': { precision: 1, said: 24, basis: 'labels' },
  'source-detail': { precision: 0.95, said: 47, basis: 'reading' },
  'source-place': { precision: 1, said: 40, basis: 'reading' },
  'other-view-named': { precision: 0.96, said: 52, basis: 'reading' },
  'ending-signalled': { precision: 1, said: 26, basis: 'reading' },
  'ending-calls': { precision: 0.96, said: 25, basis: 'reading' },
  'other-view-answered': COUNTED,
  'other-view-check': COUNTED,
  'yes-and-no': COUNTED,
  'position-check': COUNTED,
  'quotation-explained': COUNTED,
  'quotation-alone': COUNTED,
  'what-if': COUNTED,
  'point-explained': COUNTED,
  'vague-word': COUNTED,
  'sweeping-word': COUNTED,
  'question-for-point': COUNTED,
  'filler-sentence': COUNTED,
  'opening-scene': COUNTED,
  'opening-question': COUNTED,
  'plan-announced': COUNTED,
  'task-taken-up': COUNTED,
  announcement: COUNTED,
  'opening-check': COUNTED,
  'ending-makes-point': COUNTED,
  'ending-answers': COUNTED,
  'ending-check': COUNTED,
  'signposts-in-order': COUNTED,
  'points-back': COUNTED,
  'linking-word': COUNTED,
  'word-carried': COUNTED,
  'link-check': COUNTED,
  'paragraph-at-turn': COUNTED,
  'subject-kept': COUNTED,
  'sentence-twice': COUNTED,
  'task-wording': COUNTED,
  'source-words-unmarked': COUNTED,
  'consequence-given': COUNTED,
  'comparison-made': COUNTED,
  'things-named': COUNTED,
  'point-to-support': COUNTED,
  'point-to-argue': COUNTED,
  'evidence-advice': COUNTED,
  'view-at-both-ends': COUNTED,
  'point-to-develop': COUNTED,
  'text-to-quote': COUNTED,
  'opening-holds-view': COUNTED,
  'introduction-advice': COUNTED,
  'conclusion-advice': COUNTED,
  'structure-advice': COUNTED,
  'relevance-advice': COUNTED,
  'referencing-advice': COUNTED,
  'sentence-to-hear': COUNTED,
  'word-to-weigh': COUNTED,
  'event-to-place': COUNTED,
  'moment-to-open': COUNTED,
  'check-of-writing': COUNTED,
};
