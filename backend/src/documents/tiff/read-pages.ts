import { ESSAY_MAX_PAGES } from '@marklight/contracts/business';
import type { ScannedPages } from '../ocr/scanned-page';
import { readPdf, type OnLines } from '../pdf/read-pdf';
import { hasTooManyPixels } from '../pictures/picture-scale';
import type { ReadDocument } from '../read-document';
import { RefusedInWorker } from '../worker/refused-in-worker';
import { TiffNotRead, tiffPages } from './read-tiff';
import { tiffAsPdf } from './tiff-as-pdf';

/**
 * An essay that is a TIFF file: its pages are to be read by OCR, or have been.
 * @throws RefusedInWorker with the reason
 */
export function readTiff(bytes: Uint8Array, scans?: ScannedPages, onLines?: OnLines): Promise<ReadDocument> {
  return readPdf(asPdf(bytes), { keepHeading: false, readsScans: true, scans, onLines });
}

function asPdf(bytes: Uint8Array): Uint8Array {
  try {
    const pages = tiffPages(bytes, ESSAY_MAX_PAGES);
    if (pages.some(hasTooManyPixels)) throw new RefusedInWorker('too_many_pixels');
    return tiffAsPdf(bytes, ESSAY_MAX_PAGES);
  } catch (error) {
    if (error instanceof RefusedInWorker) throw error;
    throw new RefusedInWorker(error instanceof TiffNotRead ? 'unknown_tiff' : 'damaged');
  }
}
