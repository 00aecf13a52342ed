import { isPicture } from '../document-type';
import { drawPage, type DrawnPage } from '../pdf/draw-page';
import { drawPicture } from '../pictures/draw-picture';
import { hasTooManyPixels } from '../pictures/picture-scale';
import { pictureSize } from '../pictures/picture-size';
import type { DrawPageTask } from './draw-page-task';

type Scale = (size: { width: number; height: number }) => number;

/** A4, as wide as which a photo is taken to be: it does not say how large its paper was. */
const PAPER_WIDTH = 595;

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
  if (!isPicture(type)) return drawPage(bytes, page, scaleOfPage);
  const size = pictureSize(bytes, type);
  if (page !== 1 || !size || hasTooManyPixels(size)) throw new Error('there is no such page');
  return { canvas: await drawPicture(bytes, scaleOfPicture), pointsWide: PAPER_WIDTH };
}
