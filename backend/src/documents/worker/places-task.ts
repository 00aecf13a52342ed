import type { PagedType } from '../document-type';

/** Where an essay's words stand on the pages of its file. */
export interface PlacesTask {
  content: Uint8Array;
  type: PagedType;
  /** Of the essay, as it is now. */
  text: string;
  /** `ScannedPages` as JSON: what OCR found on pages without text. */
  scans: string;
  /** Pages that were turned to be read, of which it is not known any more what was found there. */
  turnedPages: readonly number[];
}
