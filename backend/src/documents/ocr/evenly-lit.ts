import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { letGo } from '../pictures/canvas-memory';

/** Looked up once: they are called for millions of pixels. */
const { min, max, round, floor } = Math;

/**
 * The page is divided into squares, each with one brightness of its paper. This is their side as a share of the
 * page's longer side: a few lines of text.
 */
const SQUARE = 1 / 60;
/** A square whose brightest part is darker than this is a dark picture, not paper in a shadow. */
const DARKEST_PAPER = 60;

/** Far less than the width of a letter. The engine takes grain for parts of letters: it misses a tenth of the words of a noisy page without this. */
const AGAINST_GRAIN = 'blur(1.2px)';

/** Rows that are worked on together, so that few copies of a large page are held. */
const STRIP = 128;

/**
 * The page as if its paper were white everywhere: without shadows, and without the colour of a lamp or of the paper.
 * @param picture is let go
 */
export function evenlyLit(picture: Canvas): Canvas {
  const { width, height } = picture;
  const side = max(8, round(max(width, height) * SQUARE));
  const paper = paperOf(picture, Math.ceil(width / side), Math.ceil(height / side));
  const lit = createCanvas(width, height);
  const context = lit.getContext('2d');
  context.filter = AGAINST_GRAIN;
  context.drawImage(picture, 0, 0);
  context.filter = 'none';
  letGo(picture);
  const strip = createCanvas(width, STRIP);
  const over = strip.getContext('2d');
  over.imageSmoothingQuality = 'high';
  for (let y = 0; y < height; y += STRIP) {
    const rows = min(STRIP, height - y);
    over.drawImage(paper, 0, -y, paper.width * side, paper.height * side);
    const light = over.getImageData(0, 0, width, rows).data;
    const image = context.getImageData(0, y, width, rows);
    const { data } = image;
    for (let at = 0; at < data.length; at += 4)
      data[at] = data[at + 1] = data[at + 2] = min(255, (greyAt(data, at) * 255) / max(1, light[at]!));
    context.putImageData(image, 0, y);
  }
  letGo(strip, paper);
  return lit;
}

export const greyAt = (data: Uint8ClampedArray, at: number): number =>
  (data[at]! * 299 + data[at + 1]! * 587 + data[at + 2]! * 114) / 1_000;

/** The brightness of the paper, a pixel for a square: the brightest of its parts, each the mean of some pixels, so that grain does not count. */
function paperOf(picture: Canvas, across: number, down: number): Canvas {
  const parts = 4;
  const small = createCanvas(across * parts, down * parts);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, small.width, small.height);
  const { data } = context.getImageData(0, 0, small.width, small.height);
  const paper = createCanvas(across, down);
  const on = paper.getContext('2d');
  const image = on.createImageData(across, down);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      let brightest = DARKEST_PAPER;
      for (let part = 0; part < parts * parts; part += 1) {
        const [px, py] = [x * parts + (part % parts), y * parts + floor(part / parts)];
        brightest = max(brightest, greyAt(data, (py * small.width + px) * 4));
      }
      image.data.fill(brightest, (y * across + x) * 4, (y * across + x) * 4 + 3);
      image.data[(y * across + x) * 4 + 3] = 255;
    }
  on.putImageData(image, 0, 0);
  letGo(small);
  return paper;
}
