import type { JudgedEssay } from '../judged-essay';

/** The highest level there can be, and the finding that sets it: the beginning of a sentence to the teacher. */
export interface Ceiling {
  level: number;
  because: string;
}

/** What one kind of criterion measures in one essay. It decides levels and says nothing to a student. */
export interface Measure {
  /** 0–1 on this kind's own features. */
  quality: number;
  /** None where nothing speaks against the highest level. */
  ceiling?: Ceiling | null;
}

export interface CriterionKind {
  id: string;
  /** As it stands in a sentence: "the spelling". */
  subject: string;
  recognises: RegExp;
  /** How much of the level rests on this kind's own measure; the rest is the essay as a whole. */
  own: number;
  /**
   * How much more quality (less where negative) each level takes than LEVEL_STARTS: what is learnt first is
   * expected first, so the levels of different criteria do not all change at one point.
   */
  demand: number;
  measure(essay: JudgedEssay, criterion: string): Measure;
}

/** The ceiling where what a criterion asks for was not found (`most` 1) or was found once only (`most` 2). */
export const foundLittle = (most: number, because: string): Ceiling => ({ level: most, because });
