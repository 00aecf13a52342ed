import { crc32, deflateSync } from 'node:zlib';

const MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 2;

/**
 * A PNG of three colours without transparency, which a PDF takes as it stands: one with transparency is taken apart for
 * every document.
 * @param rgba four bytes for each pixel
 */
export function opaquePng({
  width,
  height,
  data: rgba,
}: {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}): Buffer {
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0, to = 0, from = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1, from += 4) {
      for (let colour = 0; colour < 3; colour += 1) rows[to++] = rgba[from + colour] ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, RGB], 8);
  return Buffer.concat([
    MARK,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
