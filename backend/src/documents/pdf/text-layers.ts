import type { TextLayers } from './look-at-page';
import type { PaintedGlyph, PaintedPage } from './painted-page';
import { bodyOf } from './visibility';

/** Points. Type this near to other type overlaps it. */
const CELL = 2;
/** What overlaps more often than this is not told apart. */
const MOST = 4;

/**
 * Puts pieces of text that lie over each other into layers, so that each can be drawn alone: what shows at their place may be one
 * or the other.
 */
export function layersOf(glyphs: readonly PaintedGlyph[], { box }: Pick<PaintedPage, 'box'>): TextLayers {
  const columns = Math.ceil((box[2] - box[0]) / CELL);
  const taken: Set<number>[] = [];
  const layers = new Map<number, number>();
  for (const [piece, cells] of cellsOf(glyphs, box, columns)) {
    let layer = taken.findIndex((cellsTaken) => !cells.some((cell) => cellsTaken.has(cell)));
    if (layer === -1) {
      layer = Math.min(taken.length, MOST - 1);
      taken[layer] ??= new Set();
    }
    for (const cell of cells) taken[layer]!.add(cell);
    if (layer > 0) layers.set(piece, layer);
  }
  return layers;
}

function cellsOf(
  glyphs: readonly PaintedGlyph[],
  [left, bottom, right, top]: PaintedPage['box'],
  columns: number,
): Map<number, number[]> {
  const pieces = new Map<number, number[]>();
  for (const glyph of glyphs) {
    if (glyph.isSpace) continue;
    const [x0, y0, x1, y1] = bodyOf(glyph);
    let cells = pieces.get(glyph.piece);
    if (!cells) pieces.set(glyph.piece, (cells = []));
    for (let y = Math.max(bottom, y0); y <= Math.min(top, y1); y += CELL)
      for (let x = Math.max(left, x0); x <= Math.min(right, x1); x += CELL)
        cells.push(Math.floor((y - bottom) / CELL) * columns + Math.floor((x - left) / CELL));
  }
  return pieces;
}
