import type { Rubric } from '@marklight/contracts/rubrics';

/** The parts of a rubric that are printed. */
export type PrintedRubric = Pick<Rubric, 'name' | 'description' | 'criteria'>;

/** Leaves out what is not printed, before a rubric is sent to another thread. */
export function printedRubric({ name, description, criteria }: PrintedRubric): PrintedRubric {
  return { name, description, criteria };
}

/**
 * A criterion's weight in words: its share of the whole, "20%", with one decimal place if that is not a whole number.
 */
export function weightInWords(weight: number, allWeights: number): string {
  const share = allWeights > 0 ? (weight / allWeights) * 100 : 0;
  return `${Math.round(share * 10) / 10}%`;
}
