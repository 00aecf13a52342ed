import { PICTURE_MAX_PIXELS } from '@marklight/contracts/business';

interface Size {
  width: number;
  height: number;
}

/** For viewing: an A4 page is 1,100 pixels wide, about 130 to the inch. Very long or wide pages are drawn smaller. */
const SHOWN_WIDTH = 1_100;
const SHOWN_HEIGHT_MAX = 2_200;

export function scaleToShow({ width, height }: Size): number {
  return Math.min(SHOWN_WIDTH / width, SHOWN_HEIGHT_MAX / height);
}

/** For OCR: an A4 page at 216 dots per inch. More costs time and memory and finds no more words. */
const READ_PIXELS = 4_500_000;
/** Enlarging a small picture further invents nothing. */
const ENLARGED_AT_MOST = 3;

export function scaleToRead({ width, height }: Size): number {
  return Math.sqrt(READ_PIXELS / (width * height));
}

export function scaleOfPictureToRead(size: Size): number {
  return Math.min(ENLARGED_AT_MOST, scaleToRead(size));
}

/** For a model, in pixels: services reduce longer sides themselves. */
const MODEL_LONGER_SIDE = 2_000;

export function scaleForModel({ width, height }: Size): number {
  return Math.min(ENLARGED_AT_MOST, MODEL_LONGER_SIDE / Math.max(width, height));
}

export function hasTooManyPixels({ width, height }: Size): boolean {
  return width * height > PICTURE_MAX_PIXELS;
}

/** An image within a page is decoded at full size up to this: A4 at 300 dots to the inch. Larger ones become smaller before the page is drawn. */
export const LARGE_IMAGE_PIXELS = 9_000_000;
