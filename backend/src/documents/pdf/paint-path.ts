import { isOpaque, type GraphicsState } from './graphics-state';
import { apply, boxOf, cornersOf, intersect, toBox, type Box, type Matrix, type Point } from './matrix';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PATH } from './operators';
import { addArea, type PaintTarget } from './painted-page';

/** Painting operator, path data, and the path's bounding box. */
export type PathArguments = readonly [number, readonly [ArrayLike<number> | null], unknown];

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

/** Records where a path may have painted. */
export function paintPath(page: PaintTarget, state: GraphicsState, path: PathArguments): void {
  const [operator, [data]] = path;
  if (!data || page.layersOff > 0) return;
  if (FILLS.includes(operator)) {
    const box = boxPainted(state, path);
    const isWhole = isBox(data, state.matrix) && isOpaque(state) && state.clipIsBox;
    if (box) addArea(page, state, box, { colour: isWhole ? state.fill : null });
  }
  if (STROKES.includes(operator)) {
    const width = state.lineWidth * Math.sqrt(Math.abs(determinant(state.matrix)));
    for (const box of boxesAlong(data, state.matrix, width)) addArea(page, state, box);
  }
}

/** Narrows the clip by `W`. */
export function clipPath(state: GraphicsState, path: PathArguments): void {
  const [, [data]] = path;
  const box = boxPainted(state, path);
  state.clip = box ? intersect(state.clip, box) : [0, 0, -1, -1];
  state.clipIsBox &&= data !== null && isBox(data, state.matrix);
}

function boxPainted(state: GraphicsState, [, , bounds]: PathArguments): Box | null {
  const box = toBox(bounds);
  return box && boxOf(cornersOf(state.matrix, box));
}

/** Whether a path is one rectangle along the page's edges. */
function isBox(data: ArrayLike<number>, matrix: Matrix): boolean {
  const points = pointsOf(data, matrix);
  if (!points) return false;
  const first = points[0] as Point;
  const corners = points.filter(({ x, y }, at) => at === 0 || x !== first.x || y !== first.y);
  if (corners.length !== 4) return false;
  return corners.every((from, at) => {
    const to = corners[(at + 1) % 4] as Point;
    const after = corners[(at + 2) % 4] as Point;
    const isLevel = near(from.y, to.y) && near(to.x, after.x);
    const isUpright = near(from.x, to.x) && near(to.y, after.y);
    return isLevel || isUpright;
  });
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-3;

/** Of a path of straight lines without a break; else null. */
function pointsOf(data: ArrayLike<number>, matrix: Matrix): Point[] | null {
  const points: Point[] = [];
  for (let index = 0; index < data.length;) {
    const code = data[index++];
    if (code === PATH.closePath) continue;
    if (code === PATH.curveTo || (code === PATH.moveTo && index > 1) || points.length > 5) return null;
    points.push(apply(matrix, data[index] ?? 0, data[index + 1] ?? 0));
    index += 2;
  }
  return points.length < 4 ? null : points;
}

/** A box around each piece of a line, so that a frame is not taken for what it surrounds. */
function boxesAlong(data: ArrayLike<number>, matrix: Matrix, width: number): Box[] {
  const boxes: Box[] = [];
  let start: Point = { x: 0, y: 0 };
  let last = start;
  const at = (index: number): Point => apply(matrix, data[index] ?? 0, data[index + 1] ?? 0);
  const add = (...points: Point[]): void => {
    const [x0, y0, x1, y1] = boxOf([last, ...points]);
    boxes.push([x0 - width / 2, y0 - width / 2, x1 + width / 2, y1 + width / 2]);
    last = points.at(-1) as Point;
  };
  for (let index = 0; index < data.length;) {
    const code = data[index++];
    if (code === PATH.moveTo) {
      start = last = at(index);
      index += 2;
    } else if (code === PATH.lineTo) {
      add(at(index));
      index += 2;
    } else if (code === PATH.curveTo) {
      add(at(index), at(index + 2), at(index + 4));
      index += 6;
    } else if (code === PATH.closePath) {
      add(start);
    }
  }
  return boxes;
}

function determinant(matrix: Matrix): number {
  return matrix[0] * matrix[3] - matrix[1] * matrix[2];
}
