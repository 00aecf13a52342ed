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

/** A matrix of six finite numbers from what a file gave us, else null. */
export function toMatrix(value: unknown): Matrix | null {
  const list = value instanceof Float32Array || Array.isArray(value) ? [...value] : [];
  return list.length === 6 && list.every(Number.isFinite) ? (list as unknown as Matrix) : null;
}

export function toBox(value: unknown): Box | null {
  const list = value instanceof Float32Array || Array.isArray(value) ? [...value] : [];
  if (list.length !== 4 || !list.every(Number.isFinite)) return null;
  const [a, b, c, d] = list as [number, number, number, number];
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}
