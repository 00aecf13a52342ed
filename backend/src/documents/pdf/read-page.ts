import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageLook, PageViewer, TextLayers } from './look-at-page';
import { areaOf, type Box } from './matrix';
import { UNPLACED_IMAGES, type OperatorList, type ShownFont } from './operators';
import { paintPage } from './paint-page';
import type { PaintedGlyph, PaintedPage } from './painted-page';
import { seenOn } from './seen-words';
import { layersOf } from './text-layers';
import {
  reasonNotFound,
  reasonUnseen,
  sortBy,
  surelyShow,
  type HiddenReason,
  type SortedGlyphs,
} from './visibility';

type Look = (layers: TextLayers, isCloser?: boolean) => Promise<PageLook>;

/** Pictures that together take less of the page are logos and ornaments. */
const PICTURE_SHARE = 0.05;
/** Where they take as much, the page is a scan, and a few visible letters are the scanning program's own. */
const SCAN_SHARE = 0.5;
const SCAN_LETTERS_MAX = 60;

export interface ReadPage {
  visible: PaintedGlyph[];
  hidden: Map<HiddenReason, PaintedGlyph[]>;
  box: Box;
  showsPicture: boolean;
  /** Whether its words are known only by reading the picture that it shows. */
  isToBeRead: boolean;
}

/** The words of a page, as a reader sees it. */
export async function readPage(
  page: PDFPageProxy,
  { layers, viewer }: { layers: { isVisible(group: unknown): boolean }; viewer: PageViewer },
): Promise<ReadPage> {
  const list = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE });
  const painted = paintedPage(page, list, layers);
  page.cleanup();
  const sorted = await sortGlyphs(painted, (...how) => viewer.look(page.pageNumber, ...how));
  const letters = sorted.visible.filter(({ isSpace }) => !isSpace).length;
  const share = pictureShare(painted, list);
  if (share >= SCAN_SHARE && letters <= SCAN_LETTERS_MAX) acceptTextLayer(sorted);
  return {
    ...sorted,
    box: painted.box,
    showsPicture: share >= PICTURE_SHARE,
    isToBeRead: isToBeRead(sorted.visible, share),
  };
}

function isToBeRead(visible: readonly PaintedGlyph[], share: number): boolean {
  const letters = visible.filter(({ isSpace }) => !isSpace).length;
  return letters === 0 ? share >= PICTURE_SHARE : share >= SCAN_SHARE && letters <= SCAN_LETTERS_MAX;
}

function acceptTextLayer(sorted: SortedGlyphs): void {
  for (const reason of ['invisible', 'covered'] as const) {
    sorted.visible.push(...(sorted.hidden.get(reason) ?? []));
    sorted.hidden.delete(reason);
  }
  sorted.visible.sort((a, b) => a.order - b.order);
}

async function sortGlyphs(painted: PaintedPage, look: Look): Promise<SortedGlyphs> {
  const unseen = new Map<PaintedGlyph, HiddenReason>();
  for (const glyph of painted.glyphs) {
    const reason = reasonUnseen(glyph, painted);
    if (reason) unseen.set(glyph, reason);
  }
  // Slanting type is no part of the text.
  const open = painted.glyphs.filter((glyph) => !unseen.has(glyph) && glyph.turns !== null);
  if (!surelyShow(open, painted)) {
    const seen = await lookedFor(open, painted, look).catch(() => new Set(open));
    for (const glyph of open)
      if (!glyph.isSpace && !seen.has(glyph)) unseen.set(glyph, reasonNotFound(glyph, painted.areas));
  }
  return sortBy(painted.glyphs, (glyph) => unseen.get(glyph) ?? null);
}

async function lookedFor(
  glyphs: readonly PaintedGlyph[],
  painted: PaintedPage,
  look: Look,
): Promise<Set<PaintedGlyph>> {
  const layers = layersOf(glyphs, painted);
  const { seen, faint } = seenOn(await look(layers), glyphs, layers);
  if (faint.size > 0) {
    const closer = seenOn(await look(layers, true), [...faint], layers);
    for (const glyph of faint) if (!closer.seen.has(glyph)) seen.delete(glyph);
  }
  return seen;
}

function paintedPage(
  page: PDFPageProxy,
  list: OperatorList,
  layers: { isVisible(group: unknown): boolean },
): PaintedPage {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
  const fonts = new Map<string, ShownFont | null>();
  return paintPage(list, {
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
}

/** How much of the page its pictures take; 1 where that cannot be told. */
function pictureShare({ areas, box }: PaintedPage, { fnArray }: OperatorList): number {
  if (Array.from(fnArray).some((code) => UNPLACED_IMAGES.has(code))) return 1;
  const images = areas.filter(({ isImage }) => isImage);
  return images.reduce((sum, area) => sum + areaOf(area.box), 0) / areaOf(box);
}
