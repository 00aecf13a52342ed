/**
 * How many levels in 100 that the built-in grader stated with this much confidence were at most one away from a
 * person's, as measured; docs/evaluation.md has the table (“Confidence and agreement”), and a spec holds these to it.
 * Best first.
 */
export const MEASURED_CONFIDENCE = [
  { from: 80, word: 'Sure', withinOne: 96, levels: 624 },
  { from: 70, word: 'Fairly sure', withinOne: 87, levels: 2463 },
  { from: 0, word: 'Look again', withinOne: 76.1, levels: 1613 },
] as const;
/** Essays with analytic scores by people, on which that was measured. */
export const MEASURED_CONFIDENCE_ESSAYS = 500;

export type MeasuredConfidence = (typeof MEASURED_CONFIDENCE)[number];

/** @param score 0–100 */
export function measuredConfidence(score: number): MeasuredConfidence {
  return MEASURED_CONFIDENCE.find(({ from }) => score >= from) ?? MEASURED_CONFIDENCE[2];
}

/** What the word means, for the teacher who asks. */
export function confidenceInWords({ word, withinOne, levels }: MeasuredConfidence): string {
  return `Of levels marked “${word.toLowerCase()}”, ${Math.round(withinOne)}% were at most one away from a teacher’s, once both were put on the same scale: ${levels.toLocaleString('en-AU')} levels in ${MEASURED_CONFIDENCE_ESSAYS} essays, graded by the built-in grader.`;
}

/** Said of a model, whose levels were not compared with anybody’s. */
export const CONFIDENCE_NOT_MEASURED =
  'How sure the AI service says it is. How often it is right has not been measured; calibrate the rubric to find out.';
