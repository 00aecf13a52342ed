import type { FileFault } from '@marklight/contracts/essays';
import type { VisiblePage } from '../pdf/layout';
import type { PaintedGlyph } from '../pdf/painted-page';
import { placeOfScan } from '../pdf/shown-place';
import { pagesShown } from './spread';
import { asTyped } from './as-typed';
import {
  isRecognised,
  isWritten,
  type ScannedLine,
  type ScannedPage,
  type ScanOutcome,
} from './scanned-page';

/** Sizes within this share of the page's usual size count as that: letters of one size measure differently on a scan. */
const SAME_SIZE = 0.3;

/**
 * A recognised page as if its words had been typed there, so that lines, columns and headers are found as on any page; two where
 * it shows an open book.
 */
export function visiblePagesOf(outcome: ScanOutcome, number: number): VisiblePage[] {
  if (isRecognised(outcome))
    return pagesShown(outcome).map((page) => ({
      ...visiblePageOf(page),
      shown: placeOfScan(number, outcome, page.left),
    }));
  // A model says what stands on the page, and not where.
  return isWritten(outcome) ? [visiblePageOf(asTyped(outcome.writing))] : [];
}

function visiblePageOf({ width, height, lines }: ScannedPage): VisiblePage {
  const usual = usualSize(lines);
  const glyphs = lines.flatMap((line, at) => {
    const size = Math.abs(line.size - usual) <= usual * SAME_SIZE ? usual : line.size;
    return glyphsOf({ ...line, size }, height, at);
  });
  return { glyphs, box: [0, 0, width, height] };
}

/** The median, by characters. */
function usualSize(lines: readonly ScannedLine[]): number {
  const sizes = lines
    .flatMap(({ size, words }) => words.flatMap(([text]) => Array.from(text, () => size)))
    .sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function glyphsOf({ y, size, words, ends }: ScannedLine, height: number, order: number): PaintedGlyph[] {
  const leanAt = (x: number) => ends && y - heightAt(x, ends);
  return words.flatMap(([text, x0, x1], at) => {
    const characters = Array.from(text);
    const width = (x1 - x0) / characters.length;
    const letters = characters.map((character, place) =>
      glyph(character, { x: x0 + place * width, y: height - y, width, size, order, lean: leanAt(x0) }),
    );
    const next = words[at + 1];
    if (!next) return letters;
    return [...letters, glyph(' ', { x: x1, y: height - y, width: Math.max(0, next[1] - x1), size, order })];
  });
}

interface Place {
  x: number;
  y: number;
  width: number;
  size: number;
  order: number;
  lean?: number | undefined;
}

/** How far down the baseline stands there. */
function heightAt(x: number, [x0, y0, x1, y1]: NonNullable<ScannedLine['ends']>): number {
  return x1 > x0 ? y0 + ((x - x0) / (x1 - x0)) * (y1 - y0) : y0;
}

function glyph(text: string, { x, y, width, size, order, lean }: Place): PaintedGlyph {
  return {
    ...{ text, x, y, width, size, sizeAcross: size, turns: 0, order },
    middle: { x: x + width / 2, y: y + size * 0.3 },
    isSpace: text === ' ',
    lean,
    ...{
      colour: '#000000',
      piece: 0,
      unpainted: false,
      clip: [-Infinity, -Infinity, Infinity, Infinity],
    },
  };
}

/** What the teacher is told of a page that was read by OCR. */
export function scanFault(page: number, outcome: ScanOutcome): FileFault {
  if (outcome === 'blank') return { kind: 'blank_page', page };
  if (outcome === 'no_text') return { kind: 'picture_page', page };
  if (outcome === 'unread') return { kind: 'damaged_page', page };
  if ('handwriting' in outcome) return { kind: 'picture_page', page, handwriting: outcome.handwriting };
  if ('writing' in outcome) return { kind: 'model_page', page };
  return { kind: 'scanned_page', page, confidence: outcome.confidence };
}
