import { RIGHT_TO_LEFT } from '@marklight/contracts/direction';
import type { FontBook, FontRun } from '../font-book';
import type { TextStyle } from '../styles';
import { bidiParagraph, mirror, visualRuns, type BidiParagraph } from './bidi';
import { breakable, characters } from './break-opportunities';
import { printable, printableParagraphs, withoutIsolates } from './printable';

/** Text as it appears on the line, in one font, shaped as a whole. */
export interface Fragment extends FontRun {
  rightToLeft: boolean;
  /** Points from the line's left end. */
  x: number;
}

export interface Line {
  fragments: Fragment[];
  /** Points. */
  width: number;
  /** Whether its paragraph reads right to left. */
  rightToLeft: boolean;
  /** The words in reading order. */
  text: string;
}

/**
 * Breaks a text into lines and puts each line's runs in the order they are printed.
 * @param width of the lines, in points
 */
export function layOut(text: string, style: TextStyle, width: number, fonts: FontBook): Line[] {
  return printableParagraphs(text).flatMap((paragraph) => layOutParagraph(paragraph, style, width, fonts));
}

/** A text on one line, cut with an ellipsis if it is too long; null if there is nothing to print. */
export function layOutOnOneLine(text: string, style: TextStyle, width: number, fonts: FontBook): Line | null {
  return layOutOnLines(1, text, style, width, fonts)[0] ?? null;
}

/**
 * A text as one paragraph on at most this many lines; the last line is cut with an ellipsis if there is more. It
 * reads in the same direction as the whole text, and names in it stay isolated.
 */
export function layOutOnLines(
  most: number,
  text: string,
  style: TextStyle,
  width: number,
  fonts: FontBook,
): Line[] {
  const paragraph = printable(text);
  if (paragraph === '') return [];
  const order = orderOf(paragraph);
  const ranges = lineRanges(paragraph, style, width, fonts);
  const lines = ranges
    .slice(0, most)
    .map(([start, end]) => lineOf(paragraph, order, start, end, style, fonts));
  const last = ranges[most - 1];
  if (ranges.length <= most || !last) return lines;
  const [start, end] = last;
  const kept = characters(paragraph.slice(start, end).trimEnd());
  for (;;) {
    // An isolate that is cut in two ends with the paragraph (UAX #9, BD9).
    const cut = `${paragraph.slice(0, start)}${kept.join('')}…`;
    const line = lineOf(cut, order && orderOf(cut, order), start, cut.length, style, fonts);
    if (line.width <= width || kept.length === 0) return [...lines.slice(0, -1), line];
    kept.pop();
  }
}

/** Null for a text that reads left to right throughout. @param like whose direction it takes */
function orderOf(paragraph: string, like?: BidiParagraph): BidiParagraph | null {
  if (like) return bidiParagraph(paragraph, like.base === 1 ? 'rtl' : 'ltr');
  return RIGHT_TO_LEFT.test(paragraph) ? bidiParagraph(paragraph) : null;
}

function layOutParagraph(paragraph: string, style: TextStyle, width: number, fonts: FontBook): Line[] {
  const order = orderOf(paragraph);
  const lines: Line[] = [];
  for (const [start, end] of lineRanges(paragraph, style, width, fonts)) {
    lines.push(lineOf(paragraph, order, start, end, style, fonts));
  }
  return lines;
}

/** First fit: a piece goes on the line if it fits without its trailing blanks. */
function lineRanges(paragraph: string, style: TextStyle, width: number, fonts: FontBook): [number, number][] {
  const ranges: [number, number][] = [];
  let start = 0;
  let position = 0;
  let used = 0;
  const endLine = (): void => {
    if (position > start) ranges.push([start, position]);
    start = position;
    used = 0;
  };
  const add = (piece: string): void => {
    if (used + measure(piece.trimEnd(), style, fonts) > width) endLine();
    position += piece.length;
    used += measure(piece, style, fonts);
  };
  for (const piece of breakable(paragraph)) {
    if (measure(piece.trimEnd(), style, fonts) <= width) {
      add(piece);
      continue;
    }
    endLine();
    characters(piece).forEach(add);
  }
  endLine();
  return ranges;
}

function measure(text: string, style: TextStyle, fonts: FontBook): number {
  const rightToLeft = RIGHT_TO_LEFT.test(text);
  return fonts
    .runsOf(withoutIsolates(text), style)
    .reduce((sum, run) => sum + fonts.widthOf(run, style.size, rightToLeft), 0);
}

function lineOf(
  paragraph: string,
  order: BidiParagraph | null,
  start: number,
  end: number,
  style: TextStyle,
  fonts: FontBook,
): Line {
  const last = start + paragraph.slice(start, end).trimEnd().length;
  const runs = order ? visualRuns(paragraph, order, start, last) : [{ start, end: last, rightToLeft: false }];
  const fragments: Fragment[] = [];
  let x = 0;
  for (const run of runs) {
    const pieces = fonts.runsOf(withoutIsolates(paragraph.slice(run.start, run.end)), style);
    for (const piece of run.rightToLeft ? pieces.reverse() : pieces) {
      const text = run.rightToLeft ? reversed(piece.text) : forward(piece.text);
      const fragment = { ...piece, text, rightToLeft: run.rightToLeft, x };
      fragments.push(fragment);
      x += fonts.widthOf(fragment, style.size, run.rightToLeft);
    }
  }
  return {
    fragments,
    width: x,
    rightToLeft: order?.base === 1,
    text: withoutIsolates(paragraph.slice(start, last)),
  };
}

/** The shaper reverses a run by itself only where it finds right-to-left letters. */
function reversed(text: string): string {
  const mirrored = mirror(text);
  return RIGHT_TO_LEFT.test(mirrored) ? mirrored : characters(mirrored).reverse().join('');
}

/** The shaper also reverses Persian digits, which run left to right. */
function forward(text: string): string {
  return /^[\u06F0-\u06F9]/.test(text) ? characters(text).reverse().join('') : text;
}
