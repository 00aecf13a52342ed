/** The share from which each wording is used, the greatest first: halfway to the one before. */
const WORDS: readonly (readonly [number, string])[] = [
  [0.995, 'all'],
  [0.93, 'nearly all'],
  [0.85, 'about nine tenths'],
  [0.775, 'about four fifths'],
  [0.71, 'about three quarters'],
  [0.635, 'about two thirds'],
  [0.55, 'about three fifths'],
  [0.45, 'about half'],
  [0.365, 'about two fifths'],
  [0.29, 'about a third'],
  [0.225, 'about a quarter'],
  [0.15, 'about a fifth'],
  [0.075, 'about a tenth'],
];

/** "about a third of": a share of a text in words, which are no more exact than the measure. @param share 0–1 */
export function shareOf(share: number): string {
  return `${WORDS.find(([from]) => share >= from)?.[1] ?? 'a small part'} of`;
}
