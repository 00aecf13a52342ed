/**
 * What the level leans on, set by hand and rounded. `npm run eval -- --only agreement` holds each choice against its
 * alternatives: chosen on all sets of essays but one, and reported on that one.
 */
export interface LevelWeights {
  /** How much of an essay's development is its length, its different content words and its new ones; together 1. */
  length: number;
  types: number;
  growth: number;
  /** Different content words, and new ones sentence by sentence, of a page and a half of strong school writing. */
  typesOfStrong: number;
  growthOfStrong: number;
  /** The share of what the content earns that mistakes can cost. */
  mistakes: number;
  /** How much of its usual weight a criterion's own measure has, in an essay and in an answer to a source. */
  ownInEssay: number;
  ownInAnswer: number;
  /** Weight of the range of vocabulary in the whole of an answer to a source; in an essay it is 0.8. */
  rangeInAnswer: number;
}

export const WEIGHTS: LevelWeights = {
  // Length alone says how long somebody wrote. That the thought moves on, sentence by sentence, is what a marker means by
  // development, so the two measures of that together outweigh it.
  length: 0.4,
  types: 0.3,
  growth: 0.3,
  typesOfStrong: 160,
  growthOfStrong: 130,
  // An essay in which every line has to be read twice loses nearly a third.
  mistakes: 0.3,
  ownInEssay: 1,
  // An answer to a source is a paragraph or two, where one "because" more or less is chance: the whole says more.
  ownInAnswer: 0.6,
  rangeInAnswer: 0.8,
};
