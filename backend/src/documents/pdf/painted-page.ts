import { boxOf, intersect, type Box, type Point } from './matrix';
import type { ShownFont } from './operators';

/** Quarter turns counter-clockwise that the glyph's writing direction makes; null for slanting text. */
export type QuarterTurns = 0 | 1 | 2 | 3 | null;

/** One glyph as painted, in page coordinates (points, y up). */
export interface PaintedGlyph {
  text: string;
  /** Start of the baseline. */
  x: number;
  y: number;
  /** Along the writing direction, in points. */
  width: number;
  /** Height of the em square and its width as scaled, in points. */
  size: number;
  sizeAcross: number;
  turns: QuarterTurns;
  /** Degrees counter-clockwise of the same. */
  direction?: number | undefined;
  /** Middle of the glyph's body. */
  middle: Point;
  isSpace: boolean;
  /** `#rrggbb` if it is filled with that and nothing else happens to it; null if what it looks like cannot be told from its paint. */
  colour: string | null;
  /** Nothing is painted at all: render mode 3 or 7, transparent, in a switched-off layer. */
  unpainted: boolean;
  /** Where painting is allowed at that moment; what is outside is not painted. */
  clip: Box;
  /** Position in the painting order, shared with areas. */
  order: number;
  /** Which of the page's pieces of text it belongs to. */
  piece: number;
  /** How far its foot stands above the line that it is read with, which does not lie level. */
  lean?: number | undefined;
  /** What drew it. */
  font?: ShownFont | null;
  character?: string | undefined;
}

/** Where something other than text was painted: nothing outside the box, but not necessarily all of it. */
export interface PaintedArea {
  box: Box;
  /** `#rrggbb` if all of the box has that colour now; null if it cannot be told. */
  colour: string | null;
  isImage: boolean;
  order: number;
}

export interface PaintedPage {
  glyphs: PaintedGlyph[];
  areas: PaintedArea[];
  /** The visible page: crop box within media box. */
  box: Box;
}

/** A page while it is painted. */
export interface PaintTarget extends PaintedPage {
  /** Position of the next glyph or area. */
  order: number;
  /** Numbers of the glyphs; see `GlyphOfRun`. */
  places: number[];
  /** How many pieces of text were shown. */
  pieces: number;
  /** How many of the marked contents around belong to a layer that is switched off. */
  layersOff: number;
}

/** A page with more painted areas than this is a drawing. */
const MAX_AREAS = 5_000;

/** Records where something was painted. Past the limit, the last area grows to hold the others, so that none is forgotten. */
export function addArea(
  page: PaintTarget,
  { clip }: { clip: Box },
  box: Box,
  { colour = null, isImage = false }: { colour?: string | null; isImage?: boolean } = {},
): void {
  const visible = intersect(box, clip);
  if (!(visible[2] > visible[0] && visible[3] > visible[1])) return;
  const order = page.order++;
  const last = page.areas.at(-1);
  if (!last || page.areas.length < MAX_AREAS) page.areas.push({ box: visible, colour, isImage, order });
  else
    page.areas.splice(-1, 1, {
      box: boxOf(
        [last.box, visible].flatMap(([x0, y0, x1, y1]) => [
          { x: x0, y: y0 },
          { x: x1, y: y1 },
        ]),
      ),
      colour: null,
      isImage: last.isImage || isImage,
      order,
    });
}
