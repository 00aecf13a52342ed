import type { GradedCriteria } from './criteria';

/**
 * What the rubric says of each level of a criterion, from level 0; empty where it says nothing. A result may have its
 * criteria in another order than the set, so they are found by their words first.
 */
export function rubricWordsOf(
  criteria: Pick<GradedCriteria, 'items' | 'details'> | null | undefined,
  criterion: string,
  index: number,
): readonly string[] {
  if (!criteria?.details) return [];
  const { items, details } = criteria;
  const place = items[index] === criterion ? index : items.indexOf(criterion);
  return details[place]?.levels ?? [];
}
