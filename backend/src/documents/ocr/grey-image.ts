import type { Canvas } from '@napi-rs/canvas';

/** Rows that are copied together, so that no copy of a large page is held beside it. */
const STRIP = 256;

/**
 * A grey picture as a file that is neither packed nor unpacked (PGM, a byte for each pixel). Packing an A4 page as PNG takes a tenth of a
 * second, and the engine unpacks it again.
 * @param canvas of which red, green and blue are equal, as `evenlyLit` makes them
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
