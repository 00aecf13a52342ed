import { createCanvas } from '@napi-rs/canvas';
import { evenlyLit } from './evenly-lit';
import { greyImageOf } from './grey-image';
import { paintedTurned } from './turned';

/** Coloured stripes, like a page on yellow paper under a lamp, and taller than what is copied in one go. */
function aColouredPage() {
  const page = createCanvas(300, 700);
  const context = page.getContext('2d');
  for (let y = 0; y < 700; y += 1) {
    context.fillStyle = `rgb(${y % 256}, ${(y * 7) % 256}, ${(y * 31) % 256})`;
    context.fillRect(0, y, 300, 1);
  }
  return page;
}

describe('the picture that the engine reads', () => {
  it.each([0, 2, 90])('is the evenly lit page, turned by %d degrees, pixel by pixel', (degrees) => {
    const page = paintedTurned(evenlyLit(aColouredPage()), degrees);
    const { width, height } = page;
    const { data } = page.getContext('2d').getImageData(0, 0, width, height);
    const image = greyImageOf(page);
    const head = `P5\n${width} ${height}\n255\n`;
    expect(image.subarray(0, head.length).toString('latin1')).toBe(head);
    const pixels = image.subarray(head.length);
    expect(pixels).toHaveLength(width * height);
    const different = pixels.findIndex((grey, at) =>
      [0, 1, 2].some((colour) => data[at * 4 + colour] !== grey),
    );
    expect(different).toBe(-1);
  });
});
