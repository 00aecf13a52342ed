import type { PaintedGlyph } from './painted-page';
import { wordsOf } from './seen-words';

/** Points. Letters are compared with those in the squares around theirs. */
const CELL = 8;
/** The last in a square; more of them lie on each other anyway. */
const COMPARED = 12;
/** As near as this, shares of width and type size, one letter stands in the place of the other. */
const ALONG = 0.3;
const ACROSS = 0.3;
/** Beside letters of more than twice their size, as a watermark has them, letters can be read. */
const LIKE_SIZE = 2;
/** Of a word's letters. */
const MOSTLY = 0.6;

/** Words whose letters stand in the places of other letters, so that nobody can read either. The same letter printed again is bold, or a shadow. */
export function overprinted(glyphs: readonly PaintedGlyph[]): PaintedGlyph[] {
  const squares = new Map<number, PaintedGlyph[]>();
  const over = new Set<PaintedGlyph>();
  for (const glyph of glyphs) {
    if (!isLetter(glyph)) continue;
    const column = Math.floor(glyph.middle.x / CELL);
    const row = Math.floor(glyph.middle.y / CELL);
    for (let x = column - 1; x <= column + 1; x += 1)
      for (let y = row - 1; y <= row + 1; y += 1)
        for (const other of squares.get(keyOf(x, y))?.slice(-COMPARED) ?? [])
          if (isInPlaceOf(glyph, other)) over.add(glyph).add(other);
    const key = keyOf(column, row);
    const square = squares.get(key);
    if (square) square.push(glyph);
    else squares.set(key, [glyph]);
  }
  if (over.size === 0) return [];
  return wordsOf(glyphs)
    .filter((word) => {
      const letters = word.filter(isLetter);
      return letters.filter((glyph) => over.has(glyph)).length > letters.length * MOSTLY;
    })
    .flat();
}

const keyOf = (column: number, row: number): number => row * 100_000 + column;
const isLetter = ({ text }: PaintedGlyph): boolean => /[\p{L}\p{N}]/u.test(text);

function isInPlaceOf(glyph: PaintedGlyph, other: PaintedGlyph): boolean {
  if (glyph.text === other.text) return false;
  const [small, large] = glyph.size < other.size ? [glyph, other] : [other, glyph];
  if (large.size > small.size * LIKE_SIZE) return false;
  const [dx, dy] = [Math.abs(glyph.middle.x - other.middle.x), Math.abs(glyph.middle.y - other.middle.y)];
  const isUpright = glyph.turns === 1 || glyph.turns === 3;
  const [along, across] = isUpright ? [dy, dx] : [dx, dy];
  return along < ALONG * Math.min(glyph.width, other.width) && across < ACROSS * small.size;
}
