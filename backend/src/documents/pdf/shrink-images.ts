import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { ImageKind, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { letGo } from '../pictures/canvas-memory';
import { LARGE_IMAGE_PIXELS } from '../pictures/picture-scale';

/** An image as pdf.js has decoded it. A stencil has no kind, and one bit to the pixel: 0 is painted. */
interface DecodedImage {
  width: number;
  height: number;
  kind?: number;
  data: Uint8Array | Uint8ClampedArray | null;
  bitmap?: Canvas & { close?(): void };
}

/**
 * Makes the page's large images smaller as soon as they are decoded: pdf.js would draw each at full size first, on canvases with
 * several copies of 4 bytes to the pixel.
 */
export function shrinkImages(page: PDFPageProxy): void {
  for (const objects of [page.objs, page.commonObjs] as { resolve(id: string, data?: unknown): void }[]) {
    const resolve = objects.resolve.bind(objects);
    objects.resolve = (id, data) => {
      if (isLarge(data)) shrink(data);
      resolve(id, data);
    };
  }
}

function isLarge(data: unknown): data is DecodedImage & { data: Uint8Array } {
  const { width = 0, height = 0, data: pixels } = (data ?? {}) as Partial<DecodedImage>;
  return ArrayBuffer.isView(pixels) && width * height > LARGE_IMAGE_PIXELS;
}

/** Each pixel becomes the mean of a square of pixels, the opaque ones counting more. */
function shrink(image: DecodedImage & { data: Uint8Array }): void {
  const { width, height } = image;
  const by = Math.ceil(Math.sqrt((width * height) / LARGE_IMAGE_PIXELS));
  const small = createCanvas(Math.ceil(width / by), Math.ceil(height / by));
  const context = small.getContext('2d');
  const row = context.createImageData(small.width, 1);
  const sums = new Uint32Array(small.width * 4);
  const add = ADD[image.kind ?? STENCIL] ?? addStencil;
  for (let y = 0; y < small.height; y += 1) {
    const rows = Math.min(by, height - y * by);
    sums.fill(0);
    for (let at = 0; at < rows; at += 1) add(sums, image, y * by + at, by);
    for (let x = 0; x < small.width; x += 1) {
      const opacity = sums[x * 4 + 3]!;
      for (let colour = 0; colour < 3; colour += 1)
        row.data[x * 4 + colour] = sums[x * 4 + colour]! / Math.max(1, opacity);
      row.data[x * 4 + 3] = opacity / (rows * Math.min(by, width - x * by));
    }
    context.putImageData(row, 0, y);
  }
  const bitmap = Object.assign(small, { close: () => letGo(small) });
  Object.assign(image, { width: small.width, height: small.height, data: null, bitmap });
}

/** Adds a row's pixels to the sums of the smaller row's: its colours times its opacity, and that. */
type AddRow = (sums: Uint32Array, image: { width: number; data: Uint8Array }, y: number, by: number) => void;

const STENCIL = 0;

const addBits =
  (add: (sums: Uint32Array, to: number, isSet: boolean) => void): AddRow =>
  (sums, { width, data }, y, by) => {
    const from = y * ((width + 7) >> 3);
    for (let x = 0, to = 0, left = by; x < width; x += 1, left -= 1) {
      if (left === 0) [to, left] = [to + 4, by];
      add(sums, to, (data[from + (x >> 3)]! & (0x80 >> (x & 7))) !== 0);
    }
  };

const addStencil = addBits((sums, to, isSet) => {
  if (!isSet) sums[to + 3]! += 255;
});

const addBytes =
  (bytes: number): AddRow =>
  (sums, { width, data }, y, by) => {
    for (let x = 0, at = y * width * bytes, to = 0, left = by; x < width; x += 1, at += bytes, left -= 1) {
      if (left === 0) [to, left] = [to + 4, by];
      const opacity = bytes === 4 ? data[at + 3]! : 255;
      sums[to]! += data[at]! * opacity;
      sums[to + 1]! += data[at + 1]! * opacity;
      sums[to + 2]! += data[at + 2]! * opacity;
      sums[to + 3]! += opacity;
    }
  };

const ADD: Partial<Record<number, AddRow>> = {
  [STENCIL]: addStencil,
  [ImageKind.GRAYSCALE_1BPP]: addBits((sums, to, isSet) => {
    if (isSet) for (let colour = 0; colour < 3; colour += 1) sums[to + colour]! += 255 * 255;
    sums[to + 3]! += 255;
  }),
  [ImageKind.RGB_24BPP]: addBytes(3),
  [ImageKind.RGBA_32BPP]: addBytes(4),
};
