import { createCanvas } from '@napi-rs/canvas';
import { crc32 } from 'node:zlib';

/** A picture such as a school's crest: `aLogo('png', 600, 200)`. */
export async function aLogo(
  type: 'png' | 'jpeg' | 'webp' = 'png',
  width = 600,
  height = 200,
): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#0a5c36';
  context.fillRect(width / 10, height / 10, width / 2, (height * 8) / 10);
  context.fillStyle = '#c9a227';
  context.fillRect(width / 5, height / 4, width / 4, height / 2);
  return type === 'png' ? canvas.encode('png') : canvas.encode(type);
}

/** The same file with a header that claims another size. */
export function claiming(png: Buffer, width: number, height: number): Buffer {
  const claim = Buffer.from(png);
  claim.writeUInt32BE(width, 16);
  claim.writeUInt32BE(height, 20);
  claim.writeUInt32BE(crc32(claim.subarray(12, 29)), 29);
  return claim;
}
