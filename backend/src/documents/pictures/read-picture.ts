import { looksGarbled, withoutBlankEnds } from '../text/clean-characters';
import type { PictureType } from '../document-type';
import { scanFault, visiblePagesOf } from '../ocr/scanned-glyphs';
import type { ScannedPages } from '../ocr/scanned-page';
import { layOut } from '../pdf/layout';
import type { OnLines } from '../pdf/read-pdf';
import type { ReadDocument } from '../read-document';
import { RefusedInWorker } from '../worker/refused-in-worker';
import { hasTooManyPixels } from './picture-scale';
import { pictureSize } from './picture-size';
import { isWholePicture } from './whole-picture';

/**
 * An essay that is one picture: its page is to be read by OCR, or has been.
 * @throws RefusedInWorker with the reason
 */
export function readPicture(
  bytes: Uint8Array,
  type: PictureType,
  scans: ScannedPages = [],
  onLines?: OnLines,
): ReadDocument {
  const size = pictureSize(bytes, type);
  if (!size) throw new RefusedInWorker('damaged');
  if (hasTooManyPixels(size)) throw new RefusedInWorker('too_many_pixels');
  // The decoder leaves blank what is missing, and nobody would notice.
  if (scans.length === 0 && !isWholePicture(bytes, type)) throw new RefusedInWorker('damaged');
  const page = new Map(scans).get(1);
  const pages = page === undefined ? [] : visiblePagesOf(page, 1);
  const { paragraphs, studentName, heading, regions } = layOut(pages);
  onLines?.(regions, pages);
  const text = withoutBlankEnds(paragraphs.join('\n\n'));
  return {
    text: looksGarbled(text) ? '' : text,
    pageCount: 1,
    hiddenText: [],
    fileFaults: page === undefined ? [] : [scanFault(1, page)],
    pagesToRead: page === undefined ? [1] : [],
    studentName,
    heading,
  };
}
