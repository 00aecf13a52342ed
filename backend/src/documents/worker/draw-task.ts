import { ESSAY_MAX_PAGES } from '@marklight/contracts/business';
import { isPicture } from '../document-type';
import { drawPage, type DrawnPage } from '../pdf/draw-page';
import { drawPicture } from '../pictures/draw-picture';
import { hasTooManyPixels } from '../pictures/picture-scale';
import { pictureSize } from '../pictures/picture-size';
import { tiffAsPdf } from '../tiff/tiff-as-pdf';
import type { DrawPageTask } from './draw-page-task';

type Scale = (size: { width: number; height: number }) => number;

/** The longer side of A4, which a photo is assumed to show: it does not say how large its paper was. */
const PAPER_LONGER = 842;

/**
 * Draws a page.
 * @throws what the decoders throw; Error if there is no such page
 */
export async function drawTask(
  { content, type, page }: DrawPageTask,
  scaleOfPage: Scale,
  scaleOfPicture: Scale,
): Promise<DrawnPage> {
  const bytes = new Uint8Array(content);
  if (!isPicture(type))
    return drawPage(type === 'tiff' ? tiffAsPdf(bytes, ESSAY_MAX_PAGES) : bytes, page, scaleOfPage);
  const size = pictureSize(bytes, type);
  if (page !== 1 || !size || hasTooManyPixels(size)) throw new Error('there is no such page');
  const canvas = await drawPicture(bytes, scaleOfPicture);
  return { canvas, pointsWide: (PAPER_LONGER * canvas.width) / Math.max(canvas.width, canvas.height) };
}
