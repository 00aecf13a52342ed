import { createCanvas, type Canvas } from '@napi-rs/canvas';

/** A picture turned clockwise, as large as it then is, on white ground. */
export function paintedTurned(picture: Canvas, degrees: number): Canvas {
  if (degrees === 0) return picture;
  const { width, height } = picture;
  const angle = (degrees * Math.PI) / 180;
  const [across, down] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const canvas = createCanvas(
    Math.round(width * across + height * down),
    Math.round(width * down + height * across),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  context.drawImage(picture, -width / 2, -height / 2);
  return canvas;
}
