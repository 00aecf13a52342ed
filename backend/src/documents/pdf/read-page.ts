import { AnnotationMode, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isRecognised, type ScanOutcome } from '../ocr/scanned-page';
import { linesShown, lettersOf, paintedLines } from './claimed-words';
import type { PageViewer } from './look-at-page';
import { areaOf, type Box } from './matrix';
import { UNPLACED_IMAGES, type OperatorList, type ShownFont } from './operators';
import { wordsLookingOtherwise } from './other-letters';
import { paintPage } from './paint-page';
import type { PaintedGlyph, PaintedPage } from './painted-page';
import { layLevel, placeOnSlanting, slantOfPage } from './slanting-page';
import { placeOfPage, type ShownPlace } from './shown-place';
import { sortGlyphs, type SortedGlyphs } from './sort-page';
import { typedComments } from './typed-comments';
import type { HiddenReason } from './visibility';

/** Pictures that together take less of the page are logos and ornaments. */
const PICTURE_SHARE = 0.05;
/** If they take this much, the page is a scan, and a few visible letters are the scanning program's own. */
const SCAN_SHARE = 0.5;
const SCAN_LETTERS_MAX = 60;

export interface ReadPage extends SortedGlyphs {
  box: Box;
  shown: ShownPlace;
  showsPicture: boolean;
  /** Whether words on it are known only by reading what it shows. */
  isToBeRead: boolean;
}

interface HowToRead {
  layers: { isVisible(group: unknown): boolean };
  viewer: PageViewer;
  /** Whether pages may be read by OCR; otherwise what they claim is believed. */
  readsScans: boolean;
  /** What OCR found; then the page need not be looked at again. */
  scan: ScanOutcome | undefined;
}

/** The words of a page, as a reader sees it. */
export async function readPage(
  page: PDFPageProxy,
  { layers, viewer, readsScans, scan }: HowToRead,
): Promise<ReadPage> {
  const list = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE });
  const typed = await typedComments(page, list);
  const painted = paintedPage(page, list, layers, typed);
  page.cleanup();
  const slant = slantOfPage(painted);
  const sorted = await sortGlyphs(painted, (...how) => {
    if (scan !== undefined || imagePixels(list) > PIXELS_LOOKED_AT) throw new Error('it is not to be drawn');
    return viewer.look(page.pageNumber, typed, ...how);
  });
  claimOtherLetters(sorted, page);
  if (slant !== 0) layLevel(painted.glyphs, slant);
  const share = pictureShare(painted, list);
  const letters = lettersIn(sorted.visible);
  const isScan = share >= SCAN_SHARE && letters <= SCAN_LETTERS_MAX;
  if (isScan) claimTextLayer(sorted);
  if (!readsScans) believe(sorted);
  withoutRepeats(sorted);
  const place = placeOfPage(page, scan !== undefined && isRecognised(scan) ? scan.quarters : 0);
  const isPicture = lettersIn(sorted.visible) === 0 && share >= PICTURE_SHARE;
  return {
    ...sorted,
    box: painted.box,
    shown: slant === 0 ? place : placeOnSlanting(place, slant),
    showsPicture: share >= PICTURE_SHARE,
    isToBeRead: readsScans && (isPicture || isScan || sorted.claimed.size > 0),
  };
}

const lettersIn = (glyphs: readonly PaintedGlyph[]): number =>
  glyphs.filter(({ isSpace }) => !isSpace).length;

const LAYER: readonly HiddenReason[] = ['invisible', 'covered', 'same_colour'];

/**
 * The words of a scan are invisible over its picture, or painted under it: what a program recognised there, or what somebody would like
 * to be read there.
 */
function claimTextLayer({ hidden, claimed }: SortedGlyphs): void {
  for (const [glyph, reason] of hidden) {
    if (!LAYER.includes(reason)) continue;
    hidden.delete(glyph);
    claimed.set(glyph, reason);
  }
}

/** Only reading the page can tell what a font shows in place of the letters in its text. */
function claimOtherLetters(sorted: SortedGlyphs, { commonObjs }: PDFPageProxy): void {
  const words = wordsLookingOtherwise(sorted.visible, ({ loadedName }, character) => {
    const id = `${loadedName}_path_${character}`;
    return commonObjs.has(id) ? String(commonObjs.get(id) ?? '') : null;
  });
  if (words.length === 0) return;
  for (const glyph of words) sorted.claimed.set(glyph, 'invisible');
  sorted.visible = sorted.visible.filter((glyph) => !sorted.claimed.has(glyph));
}

function believe(sorted: SortedGlyphs): void {
  sorted.visible = [...sorted.visible, ...sorted.claimed.keys()].sort((a, b) => a.order - b.order);
  sorted.claimed.clear();
}

/** The share of its letters in which a line that repeats another may differ. */
const REPEATED = 0.1;

/** Hidden words that a reader sees all the same, such as those of a program that recognised the page's own type once more. */
function withoutRepeats({ visible, hidden }: SortedGlyphs): void {
  if (hidden.size === 0 || visible.length === 0) return;
  const lines = paintedLines([...hidden.keys()]);
  const areShown = linesShown(lines, lettersOf(visible.map(({ text }) => text).join('')), REPEATED);
  lines.forEach((line, at) => areShown[at] && line.forEach((glyph) => hidden.delete(glyph)));
}

function paintedPage(
  page: PDFPageProxy,
  list: OperatorList,
  layers: { isVisible(group: unknown): boolean },
  typed: ReadonlySet<unknown>,
): PaintedPage {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
  const fonts = new Map<string, ShownFont | null>();
  return paintPage(list, {
    box: [x0, y0, x1, y1],
    userUnit: page.userUnit > 0 ? page.userUnit : 1,
    layerIsOn: (group) => layers.isVisible(group),
    isTypedText: (comment) => typed.has(comment),
    fontNamed: (name) => {
      const known = fonts.get(name);
      if (known !== undefined) return known;
      const font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as ShownFont | null) : null;
      fonts.set(name, font);
      return font;
    },
  });
}

/** How much of the page its pictures take; 1 where that cannot be told. */
function pictureShare({ areas, box }: PaintedPage, { fnArray }: OperatorList): number {
  if (Array.from(fnArray).some((code) => UNPLACED_IMAGES.has(code))) return 1;
  const images = areas.filter(({ isImage }) => isImage);
  return images.reduce((sum, area) => sum + areaOf(area.box), 0) / areaOf(box);
}

/** More would not fit beside what reading holds; the processes that recognise pages have more room. */
const PIXELS_LOOKED_AT = 20_000_000;

function imagePixels({ fnArray, argsArray }: OperatorList): number {
  let pixels = 0;
  for (let at = 0; at < fnArray.length; at += 1) {
    if (fnArray[at] !== OPS.paintImageXObject) continue;
    const [, width, height] = argsArray[at] as readonly [unknown, number, number];
    pixels += width * height;
  }
  return pixels;
}
