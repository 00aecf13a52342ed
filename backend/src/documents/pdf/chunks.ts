import type { PaintedGlyph, QuarterTurns } from './painted-page';
import { PlacedTexts } from './placed-texts';

/** Glyphs that stand next to each other on one baseline, in a frame turned so that they read to the right. */
export interface Chunk {
  glyphs: PlacedTexts;
  x0: number;
  x1: number;
  /** Baseline. */
  y: number;
  /** Type size in points. */
  size: number;
}

/**
 * A gap of this share of the type size separates words. Type sets words apart by about 0.25 em and letters by less
 * than 0.1 em; justified lines shrink a word space to 0.2 em at the least.
 */
const WORD_GAP = 0.14;
/** Fewer gaps than these do not show whether a line is letter-spaced. */
const LETTER_SPACED_FROM = 6;
/** A wider gap starts a new chunk: a tab, a column gutter, or the parts of a header line. */
const CHUNK_GAP = 1.2;
const BASELINE_SHIFT = 0.25;
/** The same glyph painted again this near (share of the type size) is imitated bold type. */
const DOUBLE_STRIKE = 0.12;
/**
 * Points. Repaints are looked for in squares of this size, among the last few in each, so that a page of one letter a
 * hundred thousand times is not compared letter by letter.
 */
const REPAINT_CELL = 4;
const REPAINTS_LOOKED_AT = 50;

/** Groups glyphs into chunks, in painting order. Slanting text is left out by the caller. */
export function chunksOf(glyphs: readonly PaintedGlyph[], turns: QuarterTurns): Chunk[] {
  const chunks: Chunk[] = [];
  let current: Chunk | null = null;
  let spacePending = false;
  for (const glyph of glyphs) {
    if (glyph.turns !== turns) continue;
    if (glyph.isSpace) {
      spacePending = true;
      continue;
    }
    const { x, y } = turnedPlace(glyph, turns ?? 0);
    if (!current || !continues(current, glyph, x - current.x1, y)) {
      current = { glyphs: new PlacedTexts(), x0: x, x1: x, y, size: glyph.size };
      chunks.push(current);
    } else if (isDoubleStrike(current, glyph, x)) {
      continue;
    } else if (spacePending) {
      current.glyphs.add(' ', current.x1, x, glyph.size);
    }
    const { text, size, width, lean } = glyph;
    current.glyphs.add(text, x, x + width, size, lean);
    current.x0 = Math.min(current.x0, x);
    current.x1 = Math.max(current.x1, x + width);
    current.size = Math.max(current.size, size);
    spacePending = false;
  }
  for (const chunk of chunks) chunk.glyphs = withSpaces(chunk.glyphs, chunk.size);
  return withoutRepaints(chunks);
}

/** Puts spaces where type leaves gaps instead; gaps between all letters are letter-spacing. */
export function withSpaces(glyphs: PlacedTexts, size: number): PlacedTexts {
  const { texts, starts, ends } = glyphs;
  const least = WORD_GAP * size + Math.max(0, usualGap(glyphs));
  const isGapAt = (at: number): boolean =>
    texts[at - 1] !== ' ' && texts[at] !== ' ' && starts[at]! - ends[at - 1]! > least;
  let first = 1;
  while (first < texts.length && !isGapAt(first)) first += 1;
  if (first >= texts.length) return glyphs;
  const spaced = new PlacedTexts();
  for (let at = 0; at < texts.length; at += 1) {
    if (at >= first && isGapAt(at)) spaced.add(' ', ends[at - 1]!, starts[at]!, size);
    spaced.addFrom(glyphs, at);
  }
  return spaced;
}

/** The median of the gaps between glyphs; 0 where there are too few. */
function usualGap({ length, starts, ends }: PlacedTexts): number {
  if (length <= LETTER_SPACED_FROM) return 0;
  const gaps = new Float64Array(length - 1);
  for (let at = 0; at < gaps.length; at += 1) gaps[at] = starts[at + 1]! - ends[at]!;
  return gaps.sort()[gaps.length >> 1] ?? 0;
}

export function partsWords(gap: number, size: number): boolean {
  return gap > size * WORD_GAP;
}

export function textOf(chunk: Chunk): string {
  return chunk.glyphs.texts.join('');
}

/** Letters and digits of a chunk, roughly: how much it weighs in a layout decision. */
export function weightOf(chunk: Chunk): number {
  return chunk.glyphs.length;
}

function continues(chunk: Chunk, glyph: PaintedGlyph, gap: number, y: number): boolean {
  const size = Math.max(chunk.size, glyph.size);
  if (Math.abs(y - chunk.y) > size * BASELINE_SHIFT) return false;
  return gap <= size * CHUNK_GAP && gap >= -size * 0.9;
}

function isDoubleStrike(chunk: Chunk, glyph: PaintedGlyph, x: number): boolean {
  const { texts, starts } = chunk.glyphs;
  const last = texts.length - 1;
  const reach = Math.min(glyph.size * DOUBLE_STRIKE, glyph.width / 2);
  return texts[last] === glyph.text && Math.abs(starts[last]! - x) < reach;
}

/** Drops a chunk painted twice in the same place, for a shadow or imitated bold type. */
function withoutRepaints(chunks: readonly Chunk[]): Chunk[] {
  const seen = new Map<string, Chunk[]>();
  return chunks.filter((chunk) => {
    const text = textOf(chunk);
    const reach = Math.min(chunk.size * DOUBLE_STRIKE, REPAINT_CELL);
    const column = Math.floor(chunk.x0 / REPAINT_CELL);
    const row = Math.floor(chunk.y / REPAINT_CELL);
    const keyOf = (x: number, y: number): string => `${x} ${y} ${text}`;
    for (const x of [column - 1, column, column + 1])
      for (const y of [row - 1, row, row + 1]) {
        const near = seen.get(keyOf(x, y))?.slice(-REPAINTS_LOOKED_AT);
        if (
          near?.some((other) => Math.abs(other.x0 - chunk.x0) < reach && Math.abs(other.y - chunk.y) < reach)
        )
          return false;
      }
    const cell = seen.get(keyOf(column, row));
    if (cell) cell.push(chunk);
    else seen.set(keyOf(column, row), [chunk]);
    return true;
  });
}

/** Turns page coordinates so that text of that direction runs to the right. */
export function turnedPlace({ x, y }: PaintedGlyph, turns: 0 | 1 | 2 | 3): { x: number; y: number } {
  if (turns === 1) return { x: y, y: -x };
  if (turns === 2) return { x: -x, y: -y };
  if (turns === 3) return { x: -y, y: x };
  return { x, y };
}
