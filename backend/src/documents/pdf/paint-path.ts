import type { GraphicsState } from './graphics-state';
import { apply, boxOf, cornersOf, intersect, toBox, type Box, type Matrix, type Point } from './matrix';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PATH } from './operators';
import type { PaintTarget } from './painted-page';

/** Painting operator, path data, and the path's bounding box. */
export type PathArguments = readonly [number, readonly [ArrayLike<number> | null], unknown];

/** A page with more painted areas than this is a drawing; the rest of its areas is not followed. */
const MAX_SHAPES = 5_000;
const MAX_POINTS_PER_SHAPE = 5_000;
/** In points: thinner strokes are rules and underlines, which cover no words. */
const COVERING_LINE_WIDTH = 4;
const FILLS: readonly number[] = [
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];
const STROKES: readonly number[] = [
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];

/** Records the area that a path covers, where it is opaque. */
export function paintPath(page: PaintTarget, state: GraphicsState, [operator, [data]]: PathArguments): void {
  if (!data || page.layersOff > 0 || state.blends || state.masked) return;
  if (data.length > MAX_POINTS_PER_SHAPE * 3) return;
  if (FILLS.includes(operator) && state.fillAlpha * state.groupAlpha > 0.95) {
    addShape(page, state, flatten(data, state.matrix), state.fill);
  }
  const width = state.lineWidth * Math.sqrt(Math.abs(determinant(state.matrix)));
  if (
    STROKES.includes(operator) &&
    width >= COVERING_LINE_WIDTH &&
    state.strokeAlpha * state.groupAlpha > 0.95
  ) {
    for (const polygon of flatten(data, state.matrix))
      addShape(page, state, bandsAlong(polygon, width), state.stroke);
  }
}

/** The clip after `W`: the part of the old one within the path's bounding box. */
export function clipPath(state: GraphicsState, [, , bounds]: PathArguments): Box {
  const box = toBox(bounds);
  return box ? intersect(state.clip, boxOf(cornersOf(state.matrix, box))) : state.clip;
}

/** Whether a point lies inside, by the non-zero winding rule. */
export function isInside(polygons: readonly (readonly Point[])[], x: number, y: number): boolean {
  let winding = 0;
  for (const polygon of polygons) {
    for (let index = 0; index < polygon.length; index++) {
      const from = polygon[index] as Point;
      const to = polygon[(index + 1) % polygon.length] as Point;
      if (from.y <= y === to.y <= y) continue;
      const crossing = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
      if (crossing > x) winding += to.y > from.y ? 1 : -1;
    }
  }
  return winding !== 0;
}

function addShape(page: PaintTarget, state: GraphicsState, polygons: Point[][], colour: string | null): void {
  const points = polygons.flat();
  if (points.length < 3 || page.shapes.length >= MAX_SHAPES) return;
  const box = intersect(boxOf(points), state.clip);
  if (box[2] - box[0] < 1 || box[3] - box[1] < 1) return;
  page.shapes.push({ box, polygons, colour, isImage: false, order: page.order++ });
}

function flatten(data: ArrayLike<number>, matrix: Matrix): Point[][] {
  const polygons: Point[][] = [];
  let current: Point[] = [];
  let index = 0;
  const at = (offset: number): Point =>
    apply(matrix, data[index + offset] ?? 0, data[index + offset + 1] ?? 0);
  while (index < data.length) {
    const code = data[index++];
    if (code === PATH.moveTo) {
      current = [at(0)];
      polygons.push(current);
      index += 2;
    } else if (code === PATH.lineTo) {
      current.push(at(0));
      index += 2;
    } else if (code === PATH.curveTo) {
      const start = current.at(-1) ?? at(0);
      for (const t of [0.25, 0.5, 0.75, 1]) current.push(bezier(start, at(0), at(2), at(4), t));
      index += 6;
    }
  }
  return polygons;
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const mix = (k: 'x' | 'y') => s ** 3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t ** 3 * d[k];
  return { x: mix('x'), y: mix('y') };
}

/** A rectangle of the stroke's width along each segment. */
function bandsAlong(polygon: readonly Point[], width: number): Point[][] {
  return polygon.slice(1).map((to, index) => {
    const from = polygon[index] as Point;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const across = {
      x: (-(to.y - from.y) / length) * (width / 2),
      y: ((to.x - from.x) / length) * (width / 2),
    };
    return [
      { x: from.x + across.x, y: from.y + across.y },
      { x: to.x + across.x, y: to.y + across.y },
      { x: to.x - across.x, y: to.y - across.y },
      { x: from.x - across.x, y: from.y - across.y },
    ];
  });
}

function determinant(matrix: Matrix): number {
  return matrix[0] * matrix[3] - matrix[1] * matrix[2];
}
