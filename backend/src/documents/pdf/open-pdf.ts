import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { markUnpaintedInks } from './unpainted-inks';
import { BrightnessFilters, MaskingCanvases } from './drawing-factories';
import { takePushBack } from './own-push';

/** Pixels. Larger images (A4 at 600 dpi is 35 million) are not decoded. */
const MAX_IMAGE_PIXELS = 40_000_000;
/** Of a page that is drawn: as many as the memory of its process allows. */
const MAX_DRAWN_PIXELS = 80_000_000;

const resources = dirname(require.resolve('pdfjs-dist/package.json'));
// The smaller of two builds: it loads faster.
GlobalWorkerOptions.workerSrc = pathToFileURL(join(resources, 'legacy/build/pdf.worker.min.mjs')).href;

/**
 * Opens a PDF. The bytes belong to pdf.js from here on.
 * @param options.toDraw whether its pages will be drawn
 * @throws what pdf.js throws: `PasswordException`, `InvalidPDFException` and others, told apart by `name`
 * @param options.strict whether it stops at a fault, where it would else go on without
 */
export function openPdf(
  bytes: Uint8Array,
  { toDraw = false, strict = false } = {},
): Promise<PDFDocumentProxy> {
  markUnpaintedInks(bytes);
  return getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    stopAtErrors: strict,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    // Letters as outlines: to draw them without a page that loads fonts, and to see whether they look like their text.
    disableFontFace: true,
    maxImageSize: toDraw ? MAX_DRAWN_PIXELS : MAX_IMAGE_PIXELS,
    cMapUrl: join(resources, 'cmaps') + sep,
    cMapPacked: true,
    standardFontDataUrl: join(resources, 'standard_fonts') + sep,
    // Decodes JPEG 2000, in which some programs save scans.
    wasmUrl: join(resources, 'wasm') + sep,
    ...(toDraw && { CanvasFactory: MaskingCanvases, FilterFactory: BrightnessFilters }),
  }).promise.finally(takePushBack); // The first opening loads the other half of pdf.js.
}
