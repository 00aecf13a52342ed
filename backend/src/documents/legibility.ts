import { colourDifference } from './colour-difference';

/** Type below this size, in points, cannot be read on paper. */
export const SMALLEST_READABLE_POINTS = 2;
/** Colours nearer to each other than this do not show as text: on white, greys from about #E3E3E3. */
const READABLE_COLOUR_DIFFERENCE = 10;
export const PAPER = '#ffffff';

const known = new Map<string, boolean>();
const KNOWN_AT_MOST = 1_000;

/** Whether type of this colour (`#rrggbb`) vanishes on that background. */
export function blendsInto(ink: string, background: string): boolean {
  const pair = ink + background;
  const answer = known.get(pair) ?? colourDifference(ink, background) < READABLE_COLOUR_DIFFERENCE;
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(pair, answer);
  return answer;
}
