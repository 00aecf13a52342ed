import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { AnnotationMode, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { largeJpegsIn, makeSmaller, numbered } from './large-jpegs';
import { pagesWithPartsLeftOut } from './left-out';
import { openPdf } from './open-pdf';
import { UNPLACED_IMAGES } from './operators';
import { shrinkImages } from './shrink-images';

/** Of 100: letters stay sharp, and an A4 page of text takes about 90 KB. */
const QUALITY = 80;

/** Text and pictures. */
const SHOWS: ReadonlySet<number> = new Set([
  ...UNPLACED_IMAGES,
  OPS.showText,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
]);

interface CanvasFactory {
  create(width: number, height: number): { canvas: Canvas; context: SKRSContext2D };
}

export interface DrawnPage {
  canvas: Canvas;
  /** Of the page on paper, in points. */
  pointsWide: number;
}

/** A page or a picture as WebP. `encode` would read from a canvas that nothing holds any more, and end the process. */
export function asWebp(canvas: Canvas): Uint8Array {
  return canvas.encodeSync('webp', QUALITY);
}

export function asJpeg(canvas: Canvas): Uint8Array {
  return canvas.encodeSync('jpeg', QUALITY);
}

/**
 * A page as a reader of the file sees it, without comments and form fields. What is merely wrong in a file is passed
 * over, as other readers do, unless the page would then be blank.
 * @param bytes belong to pdf.js from here on
 * @param number from 1
 * @param scaleFor how many pixels to a point
 * @throws what pdf.js throws; Error if the page would be blank
 */
export async function drawPage(
  bytes: Uint8Array,
  number: number,
  scaleFor: (size: { width: number; height: number }) => number,
): Promise<DrawnPage> {
  const jpegs = largeJpegsIn(bytes);
  const widths = await widthsOfImages(numbered(bytes, jpegs), number);
  await makeSmaller(
    bytes,
    jpegs.filter((_, at) => widths.has(at + 1)),
  );
  const document = await openPdf(bytes, { toDraw: true });
  try {
    const page = await document.getPage(number);
    shrinkImages(page);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: scaleFor({ width, height }) });
    const { canvas } = (document.canvasFactory as CanvasFactory).create(
      Math.max(1, Math.round(viewport.width)),
      Math.max(1, Math.round(viewport.height)),
    );
    await page.render({
      canvas: canvas as unknown as HTMLCanvasElement,
      viewport,
      annotationMode: AnnotationMode.DISABLE,
    }).promise;
    return { canvas, pointsWide: width };
  } finally {
    await document.destroy();
  }
}

/** @throws Error if the page would be blank */
async function widthsOfImages(bytes: Uint8Array, number: number): Promise<Set<unknown>> {
  const document = await openPdf(bytes, { toDraw: true });
  try {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
    if (
      !fnArray.some((step) => SHOWS.has(step)) &&
      (await pagesWithPartsLeftOut(document, [number])).length > 0
    )
      throw new Error('the page would be blank');
    return new Set(
      fnArray.map((step, at) =>
        step === OPS.paintImageXObject ? (argsArray[at] as readonly unknown[])[1] : undefined,
      ),
    );
  } finally {
    await document.destroy();
  }
}
