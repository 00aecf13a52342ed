import type { PictureType } from '../document-type';

export interface PictureSize {
  width: number;
  height: number;
  /** Colours to a pixel, where the header says so. */
  components?: number;
}

/** The size that a picture's header claims, before anything is decoded; null if it has no such header. */
export function pictureSize(bytes: Uint8Array, type: PictureType): PictureSize | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = { png: pngSize, jpeg: jpegSize, webp: webpSize }[type](view);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    // It ends before its header does.
    return null;
  }
}

function pngSize(view: Buffer): PictureSize {
  return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
}

/** Frame headers carry the size; these three markers of their range do not begin a frame. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

function jpegSize(view: Buffer): PictureSize | null {
  let at = 2;
  while (at < view.length) {
    if (view[at] !== 0xff) return null;
    const marker = view.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
    } else if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)) {
      return {
        height: view.readUInt16BE(at + 5),
        width: view.readUInt16BE(at + 7),
        components: view[at + 9] ?? 0,
      };
    } else {
      at += 2 + Math.max(2, view.readUInt16BE(at + 2));
    }
  }
  return null;
}

function webpSize(view: Buffer): PictureSize | null {
  const kind = view.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: view.readUIntLE(24, 3) + 1, height: view.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const bits = view.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return null;
  return { width: view.readUInt16LE(26) & 0x3fff, height: view.readUInt16LE(28) & 0x3fff };
}
