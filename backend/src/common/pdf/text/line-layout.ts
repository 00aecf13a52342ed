import { RIGHT_TO_LEFT } from '@marklight/contracts/direction';
import type { FontBook, FontRun } from '../font-book';
import type { TextStyle } from '../look';
import { bidiParagraph, mirror, visualRuns, type BidiParagraph } from './bidi';
import { breakable, characters } from './break-opportunities';
import { printable, printableParagraphs, withoutIsolates } from './printable';

/** Text as it stands on the line, in one font, shaped at once. */
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

/** A text on one line, cut with an ellipsis where it is too long; null where nothing is to be printed. */
export function layOutOnOneLine(text: string, style: TextStyle, width: number, fonts: FontBook): Line | null {
  const paragraph = printable(text);
  const lines = paragraph === '' ? [] : layOutParagraph(paragraph, style, width, fonts);
  const first = lines[0];
  if (!first || lines.length === 1) return first ?? null;
  const kept = characters(first.text);
  for (;;) {
    const shortened = layOutParagraph(`${kept.join('')}…`, style, width, fonts);
    if (shortened.length === 1 || kept.length === 0) return shortened[0] ?? null;
    kept.pop();
  }
}

function layOutParagraph(paragraph: string, style: TextStyle, width: number, fonts: FontBook): Line[] {
  const order = RIGHT_TO_LEFT.test(paragraph) ? bidiParagraph(paragraph) : null;
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

/** The shaper turns a run round by itself where it finds right-to-left letters, and only there. */
function reversed(text: string): string {
  const mirrored = mirror(text);
  return RIGHT_TO_LEFT.test(mirrored) ? mirrored : characters(mirrored).reverse().join('');
}

/** The shaper also turns Persian digits round, which stand left to right. */
function forward(text: string): string {
  return /^[\u06F0-\u06F9]/.test(text) ? characters(text).reverse().join('') : text;
}
