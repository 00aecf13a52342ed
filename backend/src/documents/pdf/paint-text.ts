import { isOpaque, type GraphicsState } from './graphics-state';
import { multiply, type Matrix } from './matrix';
import { GlyphOfRun, type Run } from './glyph-of-run';
import type { ShownGlyph } from './operators';
import { quartersOf } from './slanting-page';
import { UNPAINTED_INK } from './unpainted-inks';
import type { PaintTarget } from './painted-page';

const FONT_UNIT = 0.001;
/** Of the length of a letter's stem, its height: italics lean by 20 degrees, and beyond 60 nobody reads them. */
const LEAST_UPRIGHT = 0.5;
/** Text below this share of opacity cannot be read. */
const READABLE_ALPHA = 0.1;
/** Mean glyph advance of Latin type as a share of the em; Type 3 fonts have no em. */
const MEAN_ADVANCE = 0.5;

export function moveText(state: GraphicsState, x: number, y: number): void {
  state.x = state.lineX += x;
  state.y = state.lineY += y;
}

/** Records the glyphs of one `showText` operator and moves the text position as a renderer does. */
export function showText(
  page: PaintTarget,
  state: GraphicsState,
  glyphs: readonly (ShownGlyph | number | null)[],
): void {
  const { font } = state;
  const unit = font?.fontMatrix?.[0] ?? FONT_UNIT;
  const vertical = font?.vertical === true;
  const fontSize = Math.abs(state.fontSize);
  const direction = state.fontSize < 0 ? -1 : 1;
  const size = font?.isType3Font ? type3Size(glyphs, fontSize * unit) : fontSize;
  const run = runOf(page, state, runGeometry(state, vertical, direction), size);
  let along = 0;
  for (const glyph of glyphs) {
    if (glyph === null) continue;
    if (typeof glyph === 'number') {
      along += ((vertical ? 1 : -1) * glyph * fontSize) / 1000;
      continue;
    }
    const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing;
    const metrics = vertical ? (glyph.vmetric ?? font?.defaultVMetrics ?? null) : null;
    const width = (metrics ? -metrics[0] : glyph.width) * fontSize * unit;
    if (glyph.unicode) {
      const [x, y] = vertical ? [0, -Math.abs(along)] : [along, 0];
      page.glyphs.push(new GlyphOfRun(glyph, run, page.order++, x, y, Math.abs(width)));
    }
    along += vertical ? width - spacing * direction : width + spacing * direction;
  }
  page.pieces++;
  if (vertical) state.y -= along;
  else state.x += along * state.horizontalScale * direction;
}

interface RunGeometry {
  matrix: Matrix;
  /** Points per text unit along the baseline and across it. */
  scaleAlong: number;
  scaleUp: number;
  direction: number;
}

function runGeometry(state: GraphicsState, vertical: boolean, direction: number): RunGeometry {
  const scale: Matrix = [state.horizontalScale * direction, 0, 0, direction, state.x, state.y + state.rise];
  const matrix = multiply(multiply(state.matrix, state.textMatrix), scale);
  const degrees = (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;
  return {
    matrix,
    scaleAlong: vertical ? Math.hypot(matrix[2], matrix[3]) : Math.hypot(matrix[0], matrix[1]),
    scaleUp: heightOf(matrix),
    // Vertical writing runs down the page: three quarter turns from left to right.
    direction: degrees + (vertical ? 270 : 0),
  };
}

/** The height of what is one high, across its baseline: none of letters that lean until they are lines. */
function heightOf([a, b, c, d]: Matrix): number {
  const [along, up] = [Math.hypot(a, b), Math.hypot(c, d)];
  const height = along > 0 ? Math.abs(a * d - b * c) / along : 0;
  return height < up * LEAST_UPRIGHT ? 0 : height;
}

function runOf(
  page: PaintTarget,
  state: GraphicsState,
  { matrix, scaleAlong, scaleUp, direction }: RunGeometry,
  size: number,
): Run {
  return {
    matrix,
    scaleAlong,
    middleUp: size * 0.3,
    size: size * scaleUp,
    sizeAcross: size * Math.hypot(matrix[0], matrix[1]),
    direction,
    turns: quartersOf(direction),
    colour: isPlain(state) ? state.fill : null,
    unpainted: paintsNothing(state) || page.layersOff > 0,
    clip: state.clip,
    piece: page.pieces,
    font: state.font,
    places: page.places,
  };
}

/** Render modes of ISO 32000-1, 9.3.6: 0 fill, 1 stroke, 2 both, 3 nothing; 4–7 the same and add to the clip. */
const MODE = { fill: 0, stroke: 1, nothing: 3, onlyClip: 7 } as const;

/** Whether the type is filled with one colour and nothing else. */
function isPlain(state: GraphicsState): boolean {
  return state.renderMode === MODE.fill && isOpaque(state) && state.clipIsBox && !state.font?.isType3Font;
}

function paintsNothing(state: GraphicsState): boolean {
  if (state.renderMode === MODE.nothing) return true;
  // Something may be painted through the letters.
  if (state.renderMode === MODE.onlyClip) return false;
  const mode = state.renderMode & MODE.nothing;
  const fills = mode !== MODE.stroke && state.fill !== UNPAINTED_INK;
  const strokes = mode !== MODE.fill && state.stroke !== UNPAINTED_INK;
  if (!fills && !strokes) return true;
  return (mode === MODE.stroke ? state.strokeAlpha : state.fillAlpha) * state.groupAlpha < READABLE_ALPHA;
}

function type3Size(glyphs: readonly (ShownGlyph | number | null)[], scale: number): number {
  const widths = glyphs.flatMap((glyph) =>
    glyph && typeof glyph === 'object' && glyph.width > 0 ? [glyph.width] : [],
  );
  if (widths.length === 0) return 0;
  return (widths.reduce((sum, width) => sum + width, 0) / widths.length / MEAN_ADVANCE) * scale;
}
