/** Numbers of the drawing operators in pdf.js's operator lists (its `OPS`); the ones we interpret. */
export const OP = {
  setLineWidth: 2,
  setGState: 9,
  save: 10,
  restore: 11,
  transform: 12,
  stroke: 20,
  closeStroke: 21,
  fill: 22,
  eoFill: 23,
  fillStroke: 24,
  eoFillStroke: 25,
  closeFillStroke: 26,
  closeEOFillStroke: 27,
  clip: 29,
  eoClip: 30,
  beginText: 31,
  setCharSpacing: 33,
  setWordSpacing: 34,
  setHScale: 35,
  setLeading: 36,
  setFont: 37,
  setTextRenderingMode: 38,
  setTextRise: 39,
  moveText: 40,
  setLeadingMoveText: 41,
  setTextMatrix: 42,
  nextLine: 43,
  showText: 44,
  setStrokeColorN: 53,
  setFillColorN: 55,
  setStrokeRGBColor: 58,
  setFillRGBColor: 59,
  shadingFill: 62,
  beginMarkedContent: 69,
  beginMarkedContentProps: 70,
  endMarkedContent: 71,
  paintFormXObjectBegin: 74,
  paintFormXObjectEnd: 75,
  beginGroup: 76,
  endGroup: 77,
  paintImageXObject: 85,
  paintInlineImageXObject: 86,
  constructPath: 91,
  setStrokeTransparent: 92,
  setFillTransparent: 93,
} as const;

/** Images that we do not place: stencils, as some scanners save black writing, and images drawn many times. */
export const UNPLACED_IMAGES: ReadonlySet<number> = new Set([83, 84, 87, 88, 89]);

/** Codes inside a path's number list (pdf.js's `DrawOPS`), each followed by that many coordinates. */
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
  vmetric?: readonly [number, number, number] | null;
}

export interface ShownFont {
  fontMatrix?: readonly number[] | null;
  isType3Font?: boolean;
  vertical?: boolean;
  defaultVMetrics?: readonly [number, number, number] | null;
}
