import type { PaintedGlyph } from './painted-page';
import { wordsOf } from './seen-words';

/** Points. Letters are compared with those in the squares around theirs. */
const CELL = 8;
/** The last in a square; more of them lie on each other anyway. */
const COMPARED = 12;
/** If two letters are this near (as shares of width and type size), one stands in the place of the other. */
const ALONG = 0.3;
const ACROSS = 0.3;
/** Beside letters of more than twice their size, as a watermark has them, letters can be read. */
const LIKE_SIZE = 2;
/** In place of a glyph's place in the list. */
const NONE = -1;
/** Of a word's letters. */
const MOSTLY = 0.6;

/** Words whose letters stand in the places of other letters, so that nobody can read either. The same letter printed again is bold, or a shadow. */
export function overprinted(glyphs: readonly PaintedGlyph[]): PaintedGlyph[] {
  /** The last glyph in each square, and of each glyph the one before it in its square: their places in the list. */
  const squares = new Map<number, number>();
  const before = new Int32Array(glyphs.length);
  const middles = new Float64Array(glyphs.length * 2);
  const over = new Set<PaintedGlyph>();
  glyphs.forEach((glyph, at) => {
    if (!isLetter(glyph)) return;
    const { x: middleX, y: middleY } = glyph.middle;
    middles[2 * at] = middleX;
    middles[2 * at + 1] = middleY;
    const column = Math.floor(middleX / CELL);
    const row = Math.floor(middleY / CELL);
    // As far away, in points, as a letter at the most is that stands in the place of this one.
    const [along, across] = [ALONG * glyph.width, ACROSS * glyph.size];
    const reachX = isUpright(glyph) ? across : along;
    const reachY = isUpright(glyph) ? along : across;
    const toX = Math.min(column + 1, Math.floor((middleX + reachX) / CELL));
    const toY = Math.min(row + 1, Math.floor((middleY + reachY) / CELL));
    for (let x = Math.max(column - 1, Math.floor((middleX - reachX) / CELL)); x <= toX; x += 1)
      for (let y = Math.max(row - 1, Math.floor((middleY - reachY) / CELL)); y <= toY; y += 1) {
        let other = squares.get(keyOf(x, y)) ?? NONE;
        for (let compared = 0; other !== NONE && compared < COMPARED; compared += 1) {
          const isNear =
            Math.abs(middles[2 * other]! - middleX) < reachX &&
            Math.abs(middles[2 * other + 1]! - middleY) < reachY;
          if (isNear && isInPlaceOf(glyph, glyphs[other]!)) over.add(glyph).add(glyphs[other]!);
          other = before[other]!;
        }
      }
    const key = keyOf(column, row);
    before[at] = squares.get(key) ?? NONE;
    squares.set(key, at);
  });
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

function isInPlaceOf(glyph: PaintedGlyph, other: PaintedGlyph): boolean {
  if (glyph.text === other.text) return false;
  const [small, large] = glyph.size < other.size ? [glyph, other] : [other, glyph];
  if (large.size > small.size * LIKE_SIZE) return false;
  const [a, b] = [glyph.middle, other.middle];
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  const [along, across] = isUpright(glyph) ? [dy, dx] : [dx, dy];
  return along < ALONG * Math.min(glyph.width, other.width) && across < ACROSS * small.size;
}
