/** `[a, b, c, d, e, f]` of PDF: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export interface Point {
  x: number;
  y: number;
}
/** Left, bottom, right, top, with the y axis pointing up. */
export type Box = readonly [number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function apply(matrix: Matrix, x: number, y: number): Point {
  return { x: matrix[0] * x + matrix[2] * y + matrix[4], y: matrix[1] * x + matrix[3] * y + matrix[5] };
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function cornersOf(matrix: Matrix, [x0, y0, x1, y1]: Box): Point[] {
  return [apply(matrix, x0, y0), apply(matrix, x1, y0), apply(matrix, x1, y1), apply(matrix, x0, y1)];
}

export function intersect(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

export function contains(box: Box, x: number, y: number): boolean {
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
}

export function areaOf(box: Box): number {
  return Math.max(0, box[2] - box[0]) * Math.max(0, box[3] - box[1]);
}

/** Far off any page: what a number counts as that is too large for its type. */
const FARTHEST = 1e9;

/**
 * A number from what a file gave us; 0 where it is none. One that is too large for its type is not left out, as a renderer on a
 * canvas leaves out whatever it belongs to: most programs move or scale by it, and nobody sees what it places.
 */
export function toNumber(value: unknown): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return 0;
  return Math.max(-FARTHEST, Math.min(FARTHEST, value));
}

/** A matrix from what a file gave us; null if that is not six numbers. */
export function toMatrix(value: unknown): Matrix | null {
  return toNumbers(value, 6) as Matrix | null;
}

export function toBox(value: unknown): Box | null {
  const list = toNumbers(value, 4);
  if (!list) return null;
  const [a, b, c, d] = list as [number, number, number, number];
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

function toNumbers(value: unknown, count: number): readonly number[] | null {
  const list: unknown[] = value instanceof Float32Array || Array.isArray(value) ? [...value] : [];
  const areNumbers = list.every((one) => typeof one === 'number' && !Number.isNaN(one));
  return list.length === count && areNumbers ? list.map(toNumber) : null;
}
