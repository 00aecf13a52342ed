import type { Box, Point } from './matrix';

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
  /** Middle of the glyph's body. */
  middle: Point;
  isSpace: boolean;
  /** `#rrggbb`, or null if a pattern paints it. */
  colour: string | null;
  /** Outline in another colour; null if there is none. */
  outline: string | null;
  /** Nothing is painted at all: render mode 3 or 7, transparent, in a switched-off layer. */
  unpainted: boolean;
  /** Where painting is allowed at that moment. */
  clip: Box;
  /** Position in the painting order, shared with shapes. */
  order: number;
}

/** A filled area or image that hides what was painted before it inside its outline. */
export interface PaintedShape {
  box: Box;
  /** Polygons in page coordinates, a point inside by the non-zero rule. */
  polygons: Point[][];
  /** `#rrggbb`; null for images, patterns and shadings. */
  colour: string | null;
  isImage: boolean;
  order: number;
}

export interface PaintedPage {
  glyphs: PaintedGlyph[];
  shapes: PaintedShape[];
  /** The visible page: crop box within media box. */
  box: Box;
}

/** A page while it is painted. */
export interface PaintTarget extends PaintedPage {
  /** Position of the next glyph or shape. */
  order: number;
  /** How many of the marked contents around belong to a layer that is switched off. */
  layersOff: number;
}
