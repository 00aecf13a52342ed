import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ESSAY_MAX_CHARACTERS, ESSAY_MAX_PAGES } from '@marklight/contracts/business';
import type { FileFault, HiddenText } from '@marklight/contracts/essays';
import { looksGarbled, withoutBlankEnds, withoutUnseenCharacters } from '../text/clean-characters';
import type { ScannedPages } from '../ocr/scanned-page';
import { scanFault, visiblePagesOf } from '../ocr/scanned-glyphs';
import type { ReadDocument } from '../read-document';
import { RefusedInWorker } from '../worker/refused-in-worker';
import { blindJpegs } from './jpegs-in-pdf';
import { layOut, plainTextOf, type VisiblePage } from './layout';
import { pagesWithPartsLeftOut } from './left-out';
import { areaOf } from './matrix';
import { openPdf } from './open-pdf';
import { UNPLACED_IMAGES, type OperatorList, type ShownFont } from './operators';
import { paintPage } from './paint-page';
import type { PaintedPage } from './painted-page';
import { sortByVisibility } from './visibility';

/** The teacher needs to see what kind of words were hidden, not all of a hostile megabyte. */
const HIDDEN_TEXT_MAX_CHARACTERS = 2_000;
const HIDDEN_TEXT_MAX_ITEMS = 50;
/** The page that stands in for a form which only Adobe's reader can show. */
const FORM_PLACEHOLDER = /adobe (?:acrobat )?reader|please wait\.\.\./i;

export interface PdfReading {
  keepHeading: boolean;
  /** Pages without text are to be read by OCR; without it they are left out, and the teacher is told. */
  readsScans: boolean;
  /** What OCR found on them; they are no longer asked for. */
  scans?: ScannedPages | undefined;
}

/**
 * Text of a PDF as a reader of its pages sees it.
 * @throws RefusedInWorker with the reason
 */
export async function readPdf(bytes: Uint8Array, reading: PdfReading): Promise<ReadDocument> {
  blindJpegs(bytes);
  const document = await openPdf(bytes).catch((error: unknown) => {
    throw new RefusedInWorker(nameOf(error) === 'PasswordException' ? 'encrypted' : 'damaged');
  });
  try {
    return await readPages(document, reading);
  } finally {
    await document.destroy();
  }
}

async function readPages(
  document: PDFDocumentProxy,
  { keepHeading, readsScans, scans }: PdfReading,
): Promise<ReadDocument> {
  const scanned = new Map(scans);
  const pagesToRead: number[] = [];
  if (!(document.numPages > 0)) throw new RefusedInWorker('damaged');
  if (document.numPages > ESSAY_MAX_PAGES) throw new RefusedInWorker('too_many_pages');
  const layers = await document.getOptionalContentConfig();
  const pages: VisiblePage[] = [];
  const hiddenText: HiddenText[] = [];
  const fileFaults: FileFault[] = [];
  const blank: number[] = [];
  let glyphs = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number).catch(() => null);
    if (!page) {
      fileFaults.push({ kind: 'damaged_page', page: number });
      continue;
    }
    const { visible, hidden, box, showsPicture, isBareScan } = await readPage(page, layers);
    const scan = scanned.get(number);
    if (scan !== undefined) fileFaults.push(scanFault(number, scan));
    else if (readsScans && isBareScan) pagesToRead.push(number);
    else if (!visible.some(({ isSpace }) => !isSpace)) {
      if (showsPicture) fileFaults.push({ kind: 'picture_page', page: number });
      else blank.push(number);
    }
    pages.push(...(typeof scan === 'object' ? visiblePagesOf(scan) : [{ glyphs: visible, box }]));
    for (const [reason, found] of hidden) hiddenText.push({ page: number, reason, text: plainTextOf(found) });
    glyphs += visible.length;
    if (glyphs > ESSAY_MAX_CHARACTERS * 2) throw new RefusedInWorker('too_long');
  }
  for (const page of await pagesWithPartsLeftOut(document, blank))
    fileFaults.push({ kind: 'damaged_page', page });
  const { paragraphs, studentName, heading, numbersOutOfOrder } = layOut(pages, keepHeading);
  if (numbersOutOfOrder) fileFaults.push({ kind: 'page_order', numbers: numbersOutOfOrder });
  const raw = paragraphs.join('\n\n');
  // Before anything is cleaned away: fonts that hide their letters give control codes.
  if (looksGarbled(raw)) throw new RefusedInWorker('unreadable_text');
  const { text: seen, unseen } = withoutUnseenCharacters(raw);
  const text = withoutBlankEnds(seen);
  for (const found of unseen) hiddenText.push({ page: 0, reason: 'zero_width', text: found });
  if (!/[\p{L}\p{N}]/u.test(text) && pagesToRead.length === 0 && !scans)
    throw new RefusedInWorker(fileFaults.some(isDamage) ? 'damaged' : 'no_text');
  if (await isFormPlaceholder(document, text)) throw new RefusedInWorker('no_text');
  return {
    text,
    pageCount: document.numPages,
    hiddenText: reportable(hiddenText),
    fileFaults,
    pagesToRead,
    studentName,
    heading,
  };
}

const isDamage = ({ kind }: FileFault): boolean => kind === 'damaged_page';

/** Pictures that together take less of the page are logos and ornaments. */
const PICTURE_SHARE = 0.05;
/** Where they take as much, the page is a scan, and a few visible letters are the scanning program's own. */
const SCAN_SHARE = 0.5;
const SCAN_LETTERS_MAX = 60;

/** How much of the page its pictures take; 1 where that cannot be told. */
function pictureShare({ shapes, box }: PaintedPage, { fnArray }: OperatorList): number {
  if (Array.from(fnArray).some((code) => UNPLACED_IMAGES.has(code))) return 1;
  const images = shapes.filter(({ isImage }) => isImage);
  return images.reduce((sum, shape) => sum + areaOf(shape.box), 0) / areaOf(box);
}

async function readPage(page: PDFPageProxy, layers: { isVisible(group: unknown): boolean }) {
  // Comments, form fields and stamps are left out.
  const list = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
  const fonts = new Map<string, ShownFont | null>();
  const painted = paintPage(list, {
    box: [x0, y0, x1, y1],
    userUnit: page.userUnit > 0 ? page.userUnit : 1,
    layerIsOn: (group) => layers.isVisible(group),
    fontNamed: (name) => {
      const known = fonts.get(name);
      if (known !== undefined) return known;
      const font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as ShownFont | null) : null;
      fonts.set(name, font);
      return font;
    },
  });
  page.cleanup();
  const sorted = sortByVisibility(painted);
  const letters = sorted.visible.filter(({ isSpace }) => !isSpace).length;
  const share = pictureShare(painted, list);
  return {
    ...sorted,
    box: painted.box,
    showsPicture: share >= PICTURE_SHARE,
    isBareScan: letters === 0 ? share >= PICTURE_SHARE : share >= SCAN_SHARE && letters <= SCAN_LETTERS_MAX,
  };
}

async function isFormPlaceholder(document: PDFDocumentProxy, text: string): Promise<boolean> {
  if (document.numPages > 1 || !FORM_PLACEHOLDER.test(text)) return false;
  const metadata = await document.getMetadata().catch(() => null);
  return (metadata?.info as { IsXFAPresent?: boolean } | undefined)?.IsXFAPresent === true;
}

function reportable(found: readonly HiddenText[]): HiddenText[] {
  return found
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, HIDDEN_TEXT_MAX_ITEMS)
    .map((item) => ({
      ...item,
      text: withoutUnseenCharacters(item.text).text.slice(0, HIDDEN_TEXT_MAX_CHARACTERS),
    }));
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}
