/** Longest name before a colon, in characters: anything longer is a sentence, not a name. */
const NAME_MAX = 80;
const NAMED = /^([^:\n.?!]+):\s+(\S[^]*)$/u;

export interface CriterionText {
  name: string;
  /** Empty where the criterion has no more than its name. */
  description: string;
}

/**
 * A criterion that was given as "Name: description", in its two parts. Anything else, such as a sentence or a time of day, is
 * all name.
 */
export function criterionText(text: string): CriterionText {
  const [, name = '', description = ''] = NAMED.exec(text.trim()) ?? [];
  const isNamed = name !== '' && name.trim().length <= NAME_MAX;
  return isNamed ? { name: name.trim(), description: description.trim() } : { name: text, description: '' };
}

/** The name alone. */
export const criterionName = (text: string): string => criterionText(text).name;
