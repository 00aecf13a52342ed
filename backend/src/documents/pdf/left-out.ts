import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './open-pdf';

/**
 * Of these pages, those on which pdf.js passes over something, such as an image that is too large to be decoded. It
 * does not report that, but in strict mode it stops there.
 */
export async function pagesWithPartsLeftOut(
  document: PDFDocumentProxy,
  pages: readonly number[],
): Promise<number[]> {
  if (pages.length === 0) return [];
  const strict = await openPdf(await document.getData(), { strict: true });
  try {
    const found: number[] = [];
    for (const page of pages)
      if ((await steps(strict, page)) < (await steps(document, page))) found.push(page);
    return found;
  } finally {
    await strict.destroy();
  }
}

/** How much is painted on a page. */
async function steps(document: PDFDocumentProxy, number: number): Promise<number> {
  try {
    const page = await document.getPage(number);
    const { fnArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
    page.cleanup();
    return fnArray.length;
  } catch {
    return -1;
  }
}
