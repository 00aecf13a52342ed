import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { PDFParse, VerbosityLevel } from 'pdf-parse';
import type { OperatorList } from './operators';

/** The parts of pdf.js's document that we use; pdf-parse loads it and keeps it to itself. */
export interface PdfDocument {
  numPages: number;
  getPage(number: number): Promise<PdfPage>;
  getOptionalContentConfig(): Promise<{ isVisible(group: unknown): boolean }>;
  getMetadata(): Promise<{ info: { IsXFAPresent?: boolean } }>;
  destroy(): Promise<void>;
}

export interface PdfPage {
  /** Crop box within media box: x0, y0, x1, y1. */
  view: readonly number[];
  userUnit: number;
  commonObjs: { has(id: string): boolean; get(id: string): unknown };
  getOperatorList(options: { annotationMode: number }): Promise<OperatorList>;
  cleanup(): void;
}

/** pdf.js's `AnnotationMode.DISABLE`: comments, form fields and stamps stay outside. */
export const NO_ANNOTATIONS = 0;
/** Pixels. Larger images (A4 at 600 dpi is 35 million) are left out instead of decoded. */
const MAX_IMAGE_PIXELS = 40_000_000;

const resources = dirname(createRequire(require.resolve('pdf-parse')).resolve('pdfjs-dist/package.json'));

/**
 * Opens a PDF. The bytes are pdf.js's from here on.
 * @throws what pdf.js throws: `PasswordException`, `InvalidPDFException` and others, told apart by `name`
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const parser = new PDFParse({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    cMapUrl: join(resources, 'cmaps') + sep,
    cMapPacked: true,
    standardFontDataUrl: join(resources, 'standard_fonts') + sep,
  });
  // `load` is how every public method of pdf-parse gets the document; it is private in its types only.
  return (parser as unknown as { load(): Promise<PdfDocument> }).load();
}
