import { crc32 } from 'node:zlib';
import type { PictureType } from '../document-type';

const PNG_MARK_BYTES = 8;
/** Its mark, and the length of what follows. */
const RIFF_HEAD_BYTES = 8;
const JPEG_START_OF_SCAN = 0xda;
const JPEG_END = Buffer.from([0xff, 0xd9]);

/**
 * Whether a picture is there to its end and its parts are what they say. The decoder draws what it has of a broken one
 * and leaves the rest blank. One pass over the bytes.
 */
export function isWholePicture(bytes: Uint8Array, type: PictureType): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === 'webp') return RIFF_HEAD_BYTES + view.readUInt32LE(4) <= view.length;
    return type === 'png' ? isWholePng(view) : isWholeJpeg(view);
  } catch {
    // It ends before what it announces.
    return false;
  }
}

/** Chunks of length, name, content and checksum, up to `IEND`. What follows that is no part of the picture. */
function isWholePng(view: Buffer): boolean {
  let hasPixels = false;
  for (let at = PNG_MARK_BYTES; ;) {
    const length = view.readUInt32BE(at);
    const name = view.toString('latin1', at + 4, at + 8);
    const end = at + 8 + length;
    if (crc32(view.subarray(at + 4, end)) !== view.readUInt32BE(end)) return false;
    if (at === PNG_MARK_BYTES && name !== 'IHDR') return false;
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') return hasPixels;
    at = end + 4;
  }
}

/** Segments up to the first that carries pixels, and the mark of the end after it. */
function isWholeJpeg(view: Buffer): boolean {
  for (let at = 2; view.readUInt8(at) === 0xff;) {
    const marker = view.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === JPEG_START_OF_SCAN) return view.indexOf(JPEG_END, at) !== -1;
    else at += 2 + Math.max(2, view.readUInt16BE(at + 2));
  }
  return false;
}
