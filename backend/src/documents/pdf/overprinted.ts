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
    const [reachX, reachY] = reachOf(glyph);
    const toX = Math.min(column + 1, Math.floor((glyph.middle.x + reachX) / CELL));
    const toY = Math.min(row + 1, Math.floor((glyph.middle.y + reachY) / CELL));
    for (let x = Math.max(column - 1, Math.floor((glyph.middle.x - reachX) / CELL)); x <= toX; x += 1)
      for (let y = Math.max(row - 1, Math.floor((glyph.middle.y - reachY) / CELL)); y <= toY; y += 1) {
        const others = squares.get(keyOf(x, y));
        if (!others) continue;
        for (let at = Math.max(0, others.length - COMPARED); at < others.length; at += 1)
          if (isInPlaceOf(glyph, others[at]!)) over.add(glyph).add(others[at]!);
      }
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
const isUpright = ({ turns }: PaintedGlyph): boolean => turns === 1 || turns === 3;

/** How far away, in points, a letter at the most is that stands in the place of this one; see `isInPlaceOf`. */
function reachOf(glyph: PaintedGlyph): readonly [x: number, y: number] {
  const [along, across] = [ALONG * glyph.width, ACROSS * glyph.size];
  return isUpright(glyph) ? [across, along] : [along, across];
}

function isInPlaceOf(glyph: PaintedGlyph, other: PaintedGlyph): boolean {
  if (glyph.text === other.text) return false;
  const [small, large] = glyph.size < other.size ? [glyph, other] : [other, glyph];
  if (large.size > small.size * LIKE_SIZE) return false;
  const [dx, dy] = [Math.abs(glyph.middle.x - other.middle.x), Math.abs(glyph.middle.y - other.middle.y)];
  const [along, across] = isUpright(glyph) ? [dy, dx] : [dx, dy];
  return along < ALONG * Math.min(glyph.width, other.width) && across < ACROSS * small.size;
}
