import { labOf } from '../colour-difference';

/** Bits kept of each colour of a pixel: finer steps than these cannot be told apart beside each other. */
const BITS = 6;
const DROPPED = 8 - BITS;

/** L*, a* and b* of colours, filled in as they are met: working them out takes a hundred times as long as looking them up. */
export const LAB = new Float32Array(3 << (3 * BITS)).fill(NaN);

/** Where in `LAB` the colour of a pixel stands. @param at of its red, in four bytes to the pixel */
export function labAt(pixels: Uint8ClampedArray, at: number): number {
  const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
  const place = 3 * (((red >> DROPPED) << (2 * BITS)) | ((green >> DROPPED) << BITS) | (blue >> DROPPED));
  if (Number.isNaN(LAB[place])) LAB.set(labOf(whole(red), whole(green), whole(blue)), place);
  return place;
}

/** The step that stands for a colour, from 0 to 255. */
const whole = (colour: number): number => ((colour >> DROPPED) * 255) / ((1 << BITS) - 1);
