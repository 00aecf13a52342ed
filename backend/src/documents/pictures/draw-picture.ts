import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';

/**
 * A picture on white ground, as large as asked for.
 * @throws what the decoder throws
 */
export async function drawPicture(
  bytes: Uint8Array,
  sizeFor: (size: { width: number; height: number }) => number,
): Promise<Canvas> {
  const image = await loadImage(Buffer.from(bytes));
  const scale = sizeFor(image);
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
