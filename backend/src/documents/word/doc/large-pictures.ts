import type { DocFile } from './doc-file';
import type { Bytes } from './bytes';

/** Half a page of A4 inside margins of an inch, in square twips (1,440 to the inch). */
const LARGE = (1_440 * 1_440 * (6.27 * 9.69)) / 2;
const PICTURE_HEAD_BYTES = 36;
const SHAPE_BYTES = 26;
const TEXT_BOX_BYTES = 22;

/**
 * Pictures that could be pages of handwriting, in the lines and beside them.
 * @param places of the pictures in the lines, in the data stream
 */
export function countLargePictures(file: DocFile, places: readonly number[]): number {
  const inLines = new Set(places);
  const { data } = file;
  const large = data === null ? [] : [...inLines].filter((at) => isLargeInLine(data, at));
  return large.length + largeShapes(file);
}

/** Size times scale, as its head says ([MS-DOC] 2.9.192). */
function isLargeInLine(data: Bytes, at: number): boolean {
  if (at < 0 || at + PICTURE_HEAD_BYTES > data.length) return false;
  const side = (goal: number, scale: number) => (data.i16(at + goal) * data.u16(at + scale)) / 1_000;
  return side(28, 32) * side(30, 34) >= LARGE;
}

/** Anchored shapes of the body that are no text boxes: pictures, seldom drawings ([MS-DOC] 2.8.37). */
function largeShapes(file: DocFile): number {
  const shapes = file.part('shapes');
  const boxes = textBoxShapes(file.part('textBoxes'));
  let large = 0;
  const count = countOf(shapes, SHAPE_BYTES);
  for (let index = 0; index < count; index += 1) {
    const shape = shapes.slice((count + 1) * 4 + index * SHAPE_BYTES, SHAPE_BYTES);
    const [left, top, right, bottom] = [shape.i32(4), shape.i32(8), shape.i32(12), shape.i32(16)];
    if (!boxes.has(shape.u32(0)) && (right - left) * (bottom - top) >= LARGE) large += 1;
  }
  return large;
}

function textBoxShapes(boxes: Bytes): Set<number> {
  const count = countOf(boxes, TEXT_BOX_BYTES);
  return new Set(
    Array.from({ length: count }, (_, index) => boxes.u32((count + 1) * 4 + index * TEXT_BOX_BYTES + 14)),
  );
}

const countOf = (list: Bytes, size: number): number =>
  Math.max(0, Math.floor((list.length - 4) / (size + 4)));
