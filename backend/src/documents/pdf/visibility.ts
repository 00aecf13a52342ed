import type { HiddenText } from '@marklight/contracts/essays';
import { blendsInto, PAPER, SMALLEST_READABLE_POINTS } from '../legibility';
import { areaOf, contains, type Point } from './matrix';
import { isInside } from './paint-path';
import type { PaintedGlyph, PaintedPage, PaintedShape } from './painted-page';

export type HiddenReason = HiddenText['reason'];

/** Share of the page that an image must cover for the page to be a scan. */
const SCAN_IMAGE_SHARE = 0.5;
/** A scan's visible words are at most a stamp or a page number. */
const SCAN_VISIBLE_GLYPHS = 60;

/** Sorts a page's glyphs into those a reader sees and those nobody sees, each with the reason. */
export function sortByVisibility(page: PaintedPage): {
  visible: PaintedGlyph[];
  hidden: Map<HiddenReason, PaintedGlyph[]>;
} {
  const visible: PaintedGlyph[] = [];
  const hidden = new Map<HiddenReason, PaintedGlyph[]>();
  for (const glyph of page.glyphs) {
    const reason = reasonHidden(glyph, page);
    if (reason === null) {
      visible.push(glyph);
      continue;
    }
    const same = hidden.get(reason);
    if (same) same.push(glyph);
    else hidden.set(reason, [glyph]);
  }
  return isScanWithTextLayer(page, visible) ? acceptTextLayer(visible, hidden) : { visible, hidden };
}

function reasonHidden(glyph: PaintedGlyph, page: PaintedPage): HiddenReason | null {
  const { x, y } = glyph.middle;
  if (glyph.unpainted) return 'invisible';
  if (!contains(page.box, x, y)) return 'off_page';
  if (Math.min(glyph.size, glyph.sizeAcross) < SMALLEST_READABLE_POINTS) return 'too_small';
  if (!contains(glyph.clip, x, y)) return 'invisible';
  if (page.shapes.some((shape) => shape.order > glyph.order && covers(shape, glyph))) return 'covered';
  return blendsIn(glyph, page.shapes) ? 'same_colour' : null;
}

function covers(shape: PaintedShape, glyph: PaintedGlyph): boolean {
  const { x, y } = glyph.middle;
  if (!contains(shape.box, x, y)) return false;
  return samplesOf(glyph).every(
    (point) => contains(shape.box, point.x, point.y) && isInside(shape.polygons, point.x, point.y),
  );
}

/** Points spread over the glyph's body, so that a line through a word is not taken for a cover. */
function samplesOf({ middle, size, width, turns }: PaintedGlyph): Point[] {
  const along = width * 0.35;
  const up = size * 0.2;
  const [dx, dy] = turns === 1 || turns === 3 ? [up, along] : [along, up];
  return [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => ({ x: middle.x + i * dx, y: middle.y + j * dy })));
}

function blendsIn(glyph: PaintedGlyph, shapes: readonly PaintedShape[]): boolean {
  if (glyph.colour === null) return false;
  const background = backgroundOf(glyph, shapes);
  if (background === null) return false;
  const inks = glyph.outline === null ? [glyph.colour] : [glyph.colour, glyph.outline];
  return inks.every((ink) => blendsInto(ink, background));
}

/** Colour under the glyph; null on an image or a pattern, where we cannot tell. */
function backgroundOf(glyph: PaintedGlyph, shapes: readonly PaintedShape[]): string | null {
  const { x, y } = glyph.middle;
  for (let index = shapes.length - 1; index >= 0; index--) {
    const shape = shapes[index] as PaintedShape;
    if (shape.order < glyph.order && contains(shape.box, x, y) && isInside(shape.polygons, x, y))
      return shape.colour;
  }
  return PAPER;
}

/**
 * A scanned page whose words were recognised: an image of the page, and the words invisible over it or
 * painted under it. Those words are what the reader sees in the image, so they are the text.
 */
function isScanWithTextLayer(page: PaintedPage, visible: readonly PaintedGlyph[]): boolean {
  const seen = visible.filter((glyph) => !glyph.isSpace).length;
  const pageArea = areaOf(page.box);
  return (
    seen <= SCAN_VISIBLE_GLYPHS &&
    page.shapes.some((shape) => shape.isImage && areaOf(shape.box) >= pageArea * SCAN_IMAGE_SHARE)
  );
}

function acceptTextLayer(visible: PaintedGlyph[], hidden: Map<HiddenReason, PaintedGlyph[]>) {
  const layer = [...take(hidden, 'invisible'), ...take(hidden, 'covered')];
  const rest = new Map([...hidden].filter(([reason]) => reason !== 'invisible' && reason !== 'covered'));
  return { visible: [...visible, ...layer].sort((a, b) => a.order - b.order), hidden: rest };
}

function take(hidden: ReadonlyMap<HiddenReason, PaintedGlyph[]>, reason: HiddenReason): PaintedGlyph[] {
  return hidden.get(reason) ?? [];
}
