import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Images that we do not place: stencils, as some scanners save black writing, and images drawn many times. */
export const UNPLACED_IMAGES: ReadonlySet<number> = new Set([
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
]);

/**
 * Codes inside a path's number list (pdf.js's `DrawOPS`, which it does not export), each followed by that many
 * coordinates.
 */
export const PATH = { moveTo: 0, lineTo: 1, curveTo: 2, closePath: 3 } as const;

export interface OperatorList {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<readonly unknown[] | null>;
}

/** One glyph of a `showText` operator; a bare number there is a shift in thousandths of the font size. */
export interface ShownGlyph {
  unicode: string;
  /** Thousandths of the font size, times the font matrix. */
  width: number;
  isSpace: boolean;
  /** Its name within the font. */
  fontChar?: string;
  vmetric?: readonly [number, number, number] | null;
}

export interface ShownFont {
  loadedName?: string;
  fontMatrix?: readonly number[] | null;
  isType3Font?: boolean;
  vertical?: boolean;
  defaultVMetrics?: readonly [number, number, number] | null;
}
