import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas';
import { aPdf, UNICODE_FONT } from './pdf-samples';

/** A4 at 150 dots to the inch. */
const WIDTH = 1_240;
const HEIGHT = 1_754;
const MARGIN = 140;
const FAMILY = 'Scan Sample';

/** A page with these paragraphs, as a scanner sees it. */
export function aScannedPage(paragraphs: readonly string[], fontPixels = 25): Canvas {
  if (!GlobalFonts.has(FAMILY)) GlobalFonts.registerFromPath(UNICODE_FONT, FAMILY);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#222222';
  context.font = `${fontPixels}px "${FAMILY}"`;
  let y = MARGIN;
  for (const paragraph of paragraphs) {
    let line = '';
    for (const word of `${paragraph} \n`.split(' ')) {
      if (word === '\n' || context.measureText(`${line}${word}`).width > WIDTH - 2 * MARGIN) {
        context.fillText(line, MARGIN, y);
        y += fontPixels * 1.5;
        line = '';
      }
      line += `${word} `;
    }
    y += fontPixels;
  }
  return canvas;
}

/** A PDF whose pages are typed (text) or scanned (a picture that fills the page). */
export async function aPdfOfPages(pages: readonly (string | Canvas)[]): Promise<Buffer> {
  const pictures = pages.map((page) => (typeof page === 'string' ? null : page.encodeSync('jpeg', 80)));
  return aPdf((pdf) => {
    pages.forEach((page, at) => {
      if (at > 0) pdf.addPage();
      const picture = pictures[at];
      if (picture) pdf.image(picture, 0, 0, { width: 595, height: 842 });
      else pdf.text(page as string);
    });
  });
}

/** The page with ten lines of joined strokes beneath its text, which no reader of print can read. */
export function withHandwriting(page: Canvas): Canvas {
  const context = page.getContext('2d');
  context.strokeStyle = '#222233';
  context.lineWidth = 3;
  for (let line = 0; line < 10; line += 1)
    for (let word = 0; word < 8; word += 1) {
      const [x, y] = [150 + word * 115, 1_000 + line * 55];
      context.beginPath();
      context.moveTo(x, y);
      for (let stroke = 0; stroke < 6; stroke += 1) {
        const up = 25 + ((line * 7 + word * 5 + stroke * 3) % 11);
        context.quadraticCurveTo(x + stroke * 14 + 9, y - up, x + stroke * 14 + 14, y + (stroke % 3) * 2);
      }
      context.stroke();
    }
  return page;
}

/** A JPEG with the note of the camera how it was held, 1 to 8. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const note = Buffer.from(
    'Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0',
    'latin1',
  );
  note.writeUInt16BE(orientation, 24);
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, note, jpeg.subarray(2)]);
}
