import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ESSAY_MAX_CHARACTERS, ESSAY_MAX_PAGES } from '@marklight/contracts/business';
import type { FileFault, HiddenText } from '@marklight/contracts/essays';
import { looksGarbled, withoutBlankEnds, withoutUnseenCharacters } from '../text/clean-characters';
import type { ScannedPages } from '../ocr/scanned-page';
import type { ReadDocument } from '../read-document';
import { RefusedInWorker } from '../worker/refused-in-worker';
import { blindJpegs } from './jpegs-in-pdf';
import { joinGlyphs, layOutJoined, plainTextOf, type JoinedPage, type VisiblePage } from './layout';
import { pagesWithPartsLeftOut } from './left-out';
import { prepareLetterShapes } from './letter-shapes';
import { PageViewer } from './look-at-page';
import { openPdf } from './open-pdf';
import type { Region } from './paragraphs';
import { readPage, type ReadPage } from './read-page';
import { settled, type SettledPage } from './settle-page';
import { byReason } from './visibility';

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
  /** Told where the lines of the text stand. */
  onLines?: OnLines | undefined;
}

export type OnLines = (regions: readonly Region[], pages: readonly Pick<VisiblePage, 'shown'>[]) => void;

/**
 * Text of a PDF as a reader of its pages sees it.
 * @throws RefusedInWorker with the reason
 */
export async function readPdf(bytes: Uint8Array, reading: PdfReading): Promise<ReadDocument> {
  await prepareLetterShapes();
  // To be drawn, a page needs its pictures.
  const viewer = new PageViewer(bytes.slice());
  blindJpegs(bytes);
  const document = await openPdf(bytes).catch((error: unknown) => {
    throw new RefusedInWorker(nameOf(error) === 'PasswordException' ? 'encrypted' : 'damaged');
  });
  try {
    return await readPages(document, viewer, reading);
  } finally {
    await viewer.close();
    await document.destroy();
  }
}

async function readPages(
  document: PDFDocumentProxy,
  viewer: PageViewer,
  { keepHeading, readsScans, scans, onLines }: PdfReading,
): Promise<ReadDocument> {
  const scanned = new Map(scans);
  const pagesToRead: number[] = [];
  if (!(document.numPages > 0)) throw new RefusedInWorker('damaged');
  if (document.numPages > ESSAY_MAX_PAGES) throw new RefusedInWorker('too_many_pages');
  const layers = await document.getOptionalContentConfig();
  const pages: JoinedPage[] = [];
  const places: Pick<VisiblePage, 'shown'>[] = [];
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
    const scan = scanned.get(number);
    const read = await readPage(page, { layers, viewer, readsScans, scan });
    const {
      hidden,
      faults,
      pages: shown,
    } = scan === undefined ? unread(read, number) : settled(read, number, scan);
    pages.push(...shown.map(joinGlyphs));
    places.push(...shown.map((page) => ({ shown: page.shown })));
    fileFaults.push(...faults);
    for (const [reason, found] of byReason(hidden))
      hiddenText.push({ page: number, reason, text: plainTextOf(found) });
    if (scan === undefined && read.isToBeRead) pagesToRead.push(number);
    else if (scan === undefined && isBlank(read) && !read.showsPicture) blank.push(number);
    glyphs += shown.reduce((sum, { glyphs: of }) => sum + of.length, 0);
    if (glyphs > ESSAY_MAX_CHARACTERS * 2) throw new RefusedInWorker('too_long');
  }
  for (const page of await pagesWithPartsLeftOut(document, blank))
    fileFaults.push({ kind: 'damaged_page', page });
  const { paragraphs, studentName, heading, numbersOutOfOrder, regions } = layOutJoined(pages, keepHeading);
  onLines?.(regions, places);
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

/** A page that was not read by OCR, or not yet. */
function unread(read: ReadPage, page: number): SettledPage {
  const { visible: glyphs, hidden, box, shown, showsPicture, isToBeRead } = read;
  const isLeftOut = isBlank(read) && showsPicture && !isToBeRead;
  return {
    pages: [{ glyphs, box, shown }],
    hidden,
    faults: isLeftOut ? [{ kind: 'picture_page', page }] : [],
  };
}

const isBlank = ({ visible }: ReadPage): boolean => visible.every(({ isSpace }) => isSpace);

const isDamage = ({ kind }: FileFault): boolean => kind === 'damaged_page';

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
