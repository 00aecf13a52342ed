import type { VisiblePage } from '../pdf/layout';
import { placedOn, type Line } from '../pdf/lines';
import type { PlacedText } from '../pdf/placed-texts';
import type { Region } from '../pdf/paragraphs';
import type { Fractions, ShownPlace } from '../pdf/shown-place';
import { isRightToLeft } from '../pdf/text-direction';
import { comparable } from './words-of';

/** A line of the essay as it stands on the picture of its page. */
export interface PageLine {
  page: number;
  /** Clockwise from where its first word begins above. */
  corners: [Fractions, Fractions, Fractions, Fractions];
}

/** A word on a line. */
export interface PageWord {
  letters: string;
  /** Index of its line. */
  line: number;
  /** Shares of the line's length. */
  from: number;
  to: number;
}

/** Shares of the type size: most type stays between them. */
const ABOVE = 0.78;
const BELOW = 0.24;

/** The words on an essay's pages in reading order. Lines whose places are not known are left out. */
export function pageWordsOf(
  regions: readonly Region[],
  pages: readonly Pick<VisiblePage, 'shown'>[],
): { lines: PageLine[]; words: PageWord[] } {
  const lines: PageLine[] = [];
  const words: PageWord[] = [];
  for (const { page, turns, lines: of } of regions) {
    const shown = pages[page]?.shown;
    if (!shown) continue;
    for (const line of of) {
      const runs = runsOf(line);
      const [first, last] = [runs[0]?.[0], runs.at(-1)?.at(-1)];
      if (!first || !last || !(last.x1 > first.x0)) continue;
      const length = last.x1 - first.x0;
      for (const run of runs)
        words.push({
          letters: comparable(run.map(({ text }) => text).join('')),
          line: lines.length,
          from: (run[0]!.x0 - first.x0) / length,
          to: (run.at(-1)!.x1 - first.x0) / length,
        });
      lines.push({ page: shown.page, corners: cornersOf(line, first, last, turns, shown) });
    }
  }
  return { lines, words };
}

/** The glyphs of each word, with the marks that follow it directly; none of a line that runs to the left, whose letters stand in another order than its words. */
function runsOf(line: Line): PlacedText[][] {
  const glyphs = placedOn(line.chunks, line.size);
  if (glyphs.texts.some(isRightToLeft)) return [];
  const runs: PlacedText[][] = [];
  let [isInside, isAfterWord] = [false, false];
  for (const glyph of glyphs) {
    const isLetter = comparable(glyph.text) !== '';
    const isMark = !isLetter && glyph.text.trim() !== '' && isAfterWord;
    if ((isLetter && isInside) || isMark) runs.at(-1)!.push(glyph);
    else if (isLetter) runs.push([glyph]);
    isInside = isLetter;
    isAfterWord = isLetter || isMark;
  }
  return runs;
}

function cornersOf(
  { y, size }: Line,
  first: PlacedText,
  last: PlacedText,
  turns: Region['turns'],
  { at }: ShownPlace,
): PageLine['corners'] {
  const corner = (x: number, up: number) => at(...turnedBack(x, y + up, turns));
  const [left, right] = [first.lean ?? 0, last.lean ?? 0];
  return [
    corner(first.x0, left + size * ABOVE),
    corner(last.x1, right + size * ABOVE),
    corner(last.x1, right - size * BELOW),
    corner(first.x0, left - size * BELOW),
  ];
}

/** The reverse of `turnedPlace`. */
function turnedBack(x: number, y: number, turns: Region['turns']): [x: number, y: number] {
  if (turns === 1) return [-y, x];
  if (turns === 2) return [-x, -y];
  if (turns === 3) return [y, -x];
  return [x, y];
}
