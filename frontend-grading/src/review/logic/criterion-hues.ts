/** As many as `er-hue-…` classes in the style sheet. */
const HUES = 6;

/** The class that gives a criterion's number and its marks in the essay the same colour. @param criterion from 1 */
export function hueOf(criterion: number): string {
  return `er-hue-${((criterion - 1) % HUES) + 1}`;
}
