import { createCanvas, type Canvas } from '@napi-rs/canvas';

/** Quarter turns clockwise. */
export type QuarterTurn = 0 | 1 | 2 | 3;

export function paintedTurned(picture: Canvas, turn: QuarterTurn): Canvas {
  if (turn === 0) return picture;
  const { width, height } = picture;
  const canvas = turn === 2 ? createCanvas(width, height) : createCanvas(height, width);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2);
  return canvas;
}
