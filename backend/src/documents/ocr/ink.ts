import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { letGo } from '../pictures/canvas-memory';
import { greyAt } from './evenly-lit';

/** Looked up once: they are called for millions of pixels. */
const { min, max, round } = Math;

/** A piece of ink: pixels that touch. The box includes its last row and column. */
export interface InkPiece {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Pixels. */
  ink: number;
}

export interface Ink {
  width: number;
  height: number;
  /** Of the picture, for each pixel of this. */
  scale: number;
  /** The number of its piece and 1, by pixel; 0 where there is no ink. */
  pieceAt: Int32Array;
  pieces: InkPiece[];
}

/** Letters of a page are still apart at this size, and grain is gone. */
const PIXELS = 1_200_000;
const AGAINST_GRAIN = 'blur(1px)';
/** A pixel is ink if it is this much darker than its surroundings, so that a shadow is not. */
const DARKER = 0.82;
/** The side of what counts as surroundings, as a share of the picture's longer side. */
const AROUND = 1 / 30;

/** Pixels of a piece that is more than a speck, and how many such pieces are no accident of the paper. */
const SPECK_PIXELS = 12;
const ACCIDENTS = 3;

/** Whether nothing is written or drawn on a picture. */
export const isBlank = ({ pieces }: Ink): boolean =>
  pieces.filter(({ ink }) => ink > SPECK_PIXELS).length <= ACCIDENTS;

/** What is drawn or written on a picture, in pieces: in print, mostly letters. */
export function inkOf(picture: Canvas): Ink {
  const scale = max(1, Math.sqrt((picture.width * picture.height) / PIXELS));
  const width = max(1, round(picture.width / scale));
  const height = max(1, round(picture.height / scale));
  const isInk = darkPixels(greys(picture, width, height), width, height);
  return { width, height, scale, ...piecesOf(isInk, width, height) };
}

function greys(picture: Canvas, width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.filter = AGAINST_GRAIN;
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  letGo(canvas);
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) grey[at] = greyAt(data, at * 4);
  return grey;
}

function darkPixels(grey: Uint8Array, width: number, height: number): Uint8Array {
  // Sums of all pixels above and to the left, so that the mean of any rectangle is read off its corners.
  const across = width + 1;
  const sums = new Uint32Array(across * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += grey[y * width + x]!;
      sums[(y + 1) * across + x + 1] = sums[y * across + x + 1]! + row;
    }
  }
  const reach = max(4, round((max(width, height) * AROUND) / 2));
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [max(0, y - reach) * across, min(height, y + reach + 1) * across];
    const rows = (bottom - top) / across;
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [max(0, x - reach), min(width, x + reach + 1)];
      const sum = sums[bottom + right]! - sums[bottom + left]! - sums[top + right]! + sums[top + left]!;
      if (grey[y * width + x]! * rows * (right - left) < sum * DARKER) dark[y * width + x] = 1;
    }
  }
  return dark;
}

function piecesOf(isInk: Uint8Array, width: number, height: number): Pick<Ink, 'pieceAt' | 'pieces'> {
  const pieceAt = new Int32Array(width * height);
  const pieces: InkPiece[] = [];
  const open: number[] = [];
  for (let start = 0; start < isInk.length; start += 1) {
    if (!isInk[start] || pieceAt[start]) continue;
    const piece: InkPiece = { x0: width, y0: height, x1: 0, y1: 0, ink: 0 };
    const number = pieces.push(piece);
    pieceAt[start] = number;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      piece.ink += 1;
      piece.x0 = min(piece.x0, x);
      piece.x1 = max(piece.x1, x);
      piece.y0 = min(piece.y0, y);
      piece.y1 = max(piece.y1, y);
      for (let ny = max(0, y - 1); ny <= min(height - 1, y + 1); ny += 1) {
        for (let nx = max(0, x - 1); nx <= min(width - 1, x + 1); nx += 1) {
          const next = ny * width + nx;
          if (!isInk[next] || pieceAt[next]) continue;
          pieceAt[next] = number;
          open.push(next);
        }
      }
    }
  }
  return { pieceAt, pieces };
}
