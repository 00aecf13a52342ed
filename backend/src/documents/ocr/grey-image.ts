import type { Canvas } from '@napi-rs/canvas';

/** How many rows are copied at a time, so that a large page is not held in memory twice. */
const STRIP = 256;

/**
 * A grey picture as an uncompressed file (PGM, a byte for each pixel). Compressing an A4 page as PNG takes a tenth of a second, and
 * the engine has to decompress it again.
 * @param canvas whose red, green and blue are equal, as `evenlyLit` makes them
 */
export function greyImageOf(canvas: Canvas): Buffer {
  const { width, height } = canvas;
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const image = Buffer.allocUnsafe(head.length + width * height);
  head.copy(image);
  const context = canvas.getContext('2d');
  let to = head.length;
  for (let y = 0; y < height; y += STRIP) {
    const { data } = context.getImageData(0, y, width, Math.min(STRIP, height - y));
    for (let at = 0; at < data.length; at += 4) image[to++] = data[at]!;
  }
  return image;
}
