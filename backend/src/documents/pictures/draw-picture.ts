import { createCanvas, loadImage, type Canvas, type Image } from '@napi-rs/canvas';

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
  await letGoOf(image);
  return canvas;
}

const ONE_PIXEL = createCanvas(1, 1).encodeSync('png');

/** An A4 page at 600 dots to the inch holds 140 MB, which the garbage collector does not know of. Another source frees it. */
function letGoOf(image: Image): Promise<void> {
  return new Promise((resolve) => {
    image.onload = image.onerror = () => resolve();
    image.src = ONE_PIXEL;
  });
}
