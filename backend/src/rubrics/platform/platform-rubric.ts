import type { Rubric, RubricCriterion } from '@marklight/contracts/rubrics';

/** A rubric of ours. Its id never changes; its text may, and the database follows. */
export type PlatformRubric = Pick<Rubric, 'id' | 'name' | 'criteria'> & { description: string };

/** The weight of one criterion; the weights of a rubric add up to 100. */
export interface CriterionText {
  weight: number;
  description: string;
  missing: string;
  emerging: string;
  sound: string;
  strong: string;
  outstanding: string;
}

export function criterion(name: string, text: CriterionText): RubricCriterion {
  const { weight, description, missing, emerging, sound, strong, outstanding } = text;
  return { name, description, weight, levels: [missing, emerging, sound, strong, outstanding] };
}
