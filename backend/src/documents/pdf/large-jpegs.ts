import { PICTURE_MAX_PIXELS } from '@marklight/contracts/business';
import { letGo } from '../pictures/canvas-memory';
import { drawPicture } from '../pictures/draw-picture';
import { LARGE_IMAGE_PIXELS } from '../pictures/picture-scale';
import { blindJpegs, jpegsIn, type JpegInPdf } from './jpegs-in-pdf';

const WIDTH = /\/(Width|W)\s+(\d+)(?=\s*[/>])/;
const HEIGHT = /\/(Height|H)\s+(\d+)(?=\s*[/>])/;
const LENGTH = /\/Length\s+\d+(?:\s+\d+\s+R)?/;
const COLOURS = /\/(?:ColorSpace|CS)\s*(\/\w+|\[[^[\]]*\]|\d+\s+\d+\s+R)/;
/** Colours that any decoder of JPEG turns into red, green and blue; a reference nearly always leads to a profile. */
const PLAIN_COLOURS = /^\/Device(?:RGB|Gray)$|^\[\s*\/(?:ICCBased|CalRGB|CalGray)\b/;
const REFERENCE = /R$/;
/** Entries that would mean something else for a smaller picture of other colours. */
const OTHERWISE = /\/(?:Decode|D|Mask|DecodeParms|DP)\b/;
/** The first whose result fits into the place of the original. */
const QUALITIES = [90, 70, 40];

/**
 * JPEGs for which pdf.js would need more memory than drawing a page may take: it decodes with up to 12 bytes to the pixel, the
 * canvas with 4.
 */
export function largeJpegsIn(file: Uint8Array): JpegInPdf[] {
  return jpegsIn(file).filter(
    ({ size, entries }) =>
      size.width * size.height > LARGE_IMAGE_PIXELS &&
      size.width * size.height <= PICTURE_MAX_PIXELS &&
      WIDTH.test(entries) &&
      HEIGHT.test(entries) &&
      LENGTH.test(entries) &&
      !OTHERWISE.test(entries) &&
      hasPlainColours(entries, size.components),
  );
}

function hasPlainColours(entries: string, components = 0): boolean {
  const colours = COLOURS.exec(entries)?.[1];
  if (colours === undefined || components > 3) return false;
  return PLAIN_COLOURS.test(colours) || (REFERENCE.test(colours) && components === 3);
}

/**
 * A copy of the file in which no JPEG can be decoded and these have their number, from 1, as their width, by which the steps of a
 * page tell which of them it shows.
 */
export function numbered(file: Uint8Array, jpegs: readonly JpegInPdf[]): Uint8Array {
  const copy = new Uint8Array(file);
  blindJpegs(copy);
  jpegs.forEach(({ object, entries }, at) => {
    const { index, 0: entry, 2: digits = '' } = WIDTH.exec(entries)!;
    const number = String(at + 1).padStart(digits.length, '0');
    if (number.length === digits.length)
      copy.set(Buffer.from(number), object[0] + index + entry.length - digits.length);
  });
  return copy;
}

/** Puts a smaller picture in the place of each of these. It begins where that began, so the file's table of places stays true. */
export async function makeSmaller(file: Uint8Array, jpegs: readonly JpegInPdf[]): Promise<void> {
  for (const { object, entries, data } of jpegs) {
    // A camera's note how it was held does not count within a PDF.
    const canvas = await drawPicture(withoutExif(file.slice(...data)), ({ width, height }) =>
      Math.min(1, Math.sqrt(LARGE_IMAGE_PIXELS / (width * height))),
    );
    const head = (length: number) =>
      Buffer.from(
        `${entries
          .replace(WIDTH, `/$1 ${canvas.width}`)
          .replace(HEIGHT, `/$1 ${canvas.height}`)
          .replace(COLOURS, '/ColorSpace /DeviceRGB')
          .replace(LENGTH, `/Length ${length}`)}\nstream\n`,
        'latin1',
      );
    for (const quality of QUALITIES) {
      const jpeg = canvas.encodeSync('jpeg', quality);
      const smaller = Buffer.concat([head(jpeg.length), jpeg, Buffer.from('\nendstream')]);
      if (smaller.length > object[1] - object[0]) continue;
      file.fill(SPACE, ...object);
      file.set(smaller, object[0]);
      break;
    }
    letGo(canvas);
  }
}

const SPACE = 0x20;
const EXIF = Buffer.from('Exif\0\0');

function withoutExif(jpeg: Uint8Array): Uint8Array {
  const view = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const at = view.indexOf(EXIF);
  if (at !== -1) view.fill(0, at, at + EXIF.length);
  return jpeg;
}
