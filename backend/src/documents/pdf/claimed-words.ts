import { turnedPlace } from './chunks';
import type { PaintedGlyph } from './painted-page';

/**
 * The share of its letters in which a line that is read again may differ: recognition makes mistakes, but a line of
 * different words differs in half or more.
 */
export const MISREAD = 0.35;
/** On a page that is hard to read. */
export const MISREAD_POORLY = 0.45;
/** A line of fewer letters is found in any text by chance if it need not be there as it is, or nearly. */
const SHORT = 8;
const RATHER_SHORT = 20;
const MISREAD_IF_SHORT = 0.2;
/** Of the type size. */
const SAME_BASELINE = 0.4;
/** Steps of painting: between words, a space and what underlines it. */
const SAME_RUN = 3;
/** Letters times letters; above this, a text layer is not compared, because it claims more than its page can show. */
const MOST_COMPARED = 300_000_000;

/** Letters and figures, which is what a reading can be expected to agree on. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Glyphs by line, as they were painted, without a break. */
export function paintedLines(glyphs: readonly PaintedGlyph[]): PaintedGlyph[][] {
  const lines: PaintedGlyph[][] = [];
  let last: PaintedGlyph | undefined;
  for (const glyph of glyphs) {
    const isNext =
      last !== undefined &&
      last.turns === glyph.turns &&
      glyph.order - last.order <= SAME_RUN &&
      Math.abs(baselineOf(last) - baselineOf(glyph)) < SAME_BASELINE * Math.max(last.size, glyph.size);
    if (isNext) lines.at(-1)!.push(glyph);
    else lines.push([glyph]);
    last = glyph;
  }
  return lines;
}

const baselineOf = (glyph: PaintedGlyph): number => turnedPlace(glyph, glyph.turns ?? 0).y;

/**
 * Which of the lines stand in what is seen of their page, wherever it has them.
 * @param seen letters
 * @param mayDiffer a share of a line's letters
 */
export function linesShown(
  lines: readonly (readonly PaintedGlyph[])[],
  seen: string,
  mayDiffer: number,
): boolean[] {
  const claimed = lines.map((line) => lettersOf(line.map(({ text }) => text).join('')));
  const letters = claimed.reduce((sum, { length }) => sum + length, 0);
  if (letters * seen.length > MOST_COMPARED) return lines.map(() => false);
  const isShown = new Map<string, boolean>();
  return claimed.map((line) => {
    const answer = isShown.get(line) ?? isIn(line, seen, mayDiffer);
    isShown.set(line, answer);
    return answer;
  });
}

function isIn(line: string, seen: string, mayDiffer: number): boolean {
  if (line.length < SHORT || seen.includes(line)) return seen.includes(line);
  const share = line.length < RATHER_SHORT ? Math.min(mayDiffer, MISREAD_IF_SHORT) : mayDiffer;
  return leastEdits(line, seen) <= line.length * share;
}

/** The fewest letters to change, add or leave out so that the line stands somewhere in the text (Sellers, 1980). */
function leastEdits(line: string, text: string): number {
  const column = Uint32Array.from({ length: line.length + 1 }, (_, at) => at);
  let least = line.length;
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charCodeAt(place);
    let before = 0;
    for (let at = 1; at <= line.length; at += 1) {
      const here = column[at]!;
      const changed = before + (line.charCodeAt(at - 1) === letter ? 0 : 1);
      column[at] = Math.min(changed, here + 1, column[at - 1]! + 1);
      before = here;
    }
    least = Math.min(least, column[line.length]!);
  }
  return least;
}
