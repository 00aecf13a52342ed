import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ScannedPage } from '../ocr/scanned-page';

/** x and y as fractions of a picture's width and height, from its top left corner. */
export type Fractions = readonly [x: number, y: number];

/** How a page's own coordinates lie on the picture that is shown of it. */
export interface ShownPlace {
  /** Of the file, from 1. */
  page: number;
  /** Of a place on the page, in points from its lower left corner. */
  at: (x: number, y: number) => Fractions;
}

/** A page of a PDF that is drawn, and then turned by quarters if it was read so. */
export function placeOfPage(page: PDFPageProxy, quarters = 0): ShownPlace {
  const unit = page.userUnit > 0 ? page.userUnit : 1;
  const viewport = page.getViewport({ scale: 1 });
  return {
    page: page.pageNumber,
    at: (x, y) => {
      const [across = 0, down = 0] = viewport.convertToViewportPoint(x / unit, y / unit) as number[];
      return turned([across / viewport.width, down / viewport.height], quarters);
    },
  };
}

/** A scan that was laid level to be read, and is shown as it was but for quarters of a turn. @param left see `ShownPage` */
export function placeOfScan(
  page: number,
  { width, height, slant = 0 }: Pick<ScannedPage, 'width' | 'height' | 'slant'>,
  left = 0,
): ShownPlace {
  const angle = (slant * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The level picture was made large enough for the slanting one.
  const [c, s] = [Math.abs(cos), Math.abs(sin)];
  const wide = (width * c - height * s) / (c * c - s * s);
  const high = (height * c - width * s) / (c * c - s * s);
  return {
    page,
    at: (x, y) => {
      const [across, down] = [x + left - width / 2, height / 2 - y];
      return [(across * cos + down * sin) / wide + 0.5, (down * cos - across * sin) / high + 0.5];
    },
  };
}

function turned([x, y]: Fractions, quarters: number): Fractions {
  if (quarters === 1) return [1 - y, x];
  if (quarters === 2) return [1 - x, 1 - y];
  if (quarters === 3) return [y, 1 - x];
  return [x, y];
}
