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
  const pictures = await Promise.all(
    pages.map((page) => (typeof page === 'string' ? null : page.encode('jpeg', 80))),
  );
  return aPdf((pdf) => {
    pages.forEach((page, at) => {
      if (at > 0) pdf.addPage();
      const picture = pictures[at];
      if (picture) pdf.image(picture, 0, 0, { width: 595, height: 842 });
      else pdf.text(page as string);
    });
  });
}
