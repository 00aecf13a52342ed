import type { EssaySet, ScoredEssay } from './essay-sets';

export interface Graded {
  percentage: number;
  levels: number[];
  /** The confidence stated with each level, 0–100. */
  confidences: number[];
  milliseconds: number;
  quotes: number;
  /** Quotes of the stored result that are not the essay's own words, or were refused by the check. */
  wrongQuotes: number;
  /** Sentences for the student that occur twice in one result. Only the teacher reads how a level was reached. */
  repeatedSentences: number;
}

/** The outcome of one provider on one set. */
export interface Outcome {
  /** The set's essays that were graded. */
  essays: readonly ScoredEssay[];
  set: EssaySet;
  provider: string;
  graded: Graded[];
  failed: number;
}
