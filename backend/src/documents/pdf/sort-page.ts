import type { PageLook, TextLayers } from './look-at-page';
import type { PaintedGlyph, PaintedPage } from './painted-page';
import { overprinted } from './overprinted';
import { seenOn } from './seen-words';
import { layersOf } from './text-layers';
import { reasonNotFound, reasonUnseen, surelyShow, type HiddenReason } from './visibility';

/** Draws the page. @throws Error if it cannot be drawn, or should not */
export type Look = (layers: TextLayers, isCloser?: boolean) => Promise<PageLook>;

export interface SortedGlyphs {
  /** What a reader sees. */
  visible: PaintedGlyph[];
  /** What nobody sees, with the reason. */
  hidden: Map<PaintedGlyph, HiddenReason>;
  /** Glyphs that only reading the page can confirm, with the reason to give if they are not found. */
  claimed: Map<PaintedGlyph, HiddenReason>;
}

/** Sorts a page's glyphs by whether a reader sees them. */
export async function sortGlyphs(painted: PaintedPage, look: Look): Promise<SortedGlyphs> {
  const sorted = await sortedBySight(painted, look);
  const over = overprinted(sorted.visible);
  if (over.length === 0) return sorted;
  for (const glyph of over) sorted.hidden.set(glyph, 'covered');
  return { ...sorted, visible: sorted.visible.filter((glyph) => !sorted.hidden.has(glyph)) };
}

async function sortedBySight(painted: PaintedPage, look: Look): Promise<SortedGlyphs> {
  const sorted: SortedGlyphs = { visible: [], hidden: new Map(), claimed: new Map() };
  const open: PaintedGlyph[] = [];
  for (const glyph of painted.glyphs) {
    const reason = reasonUnseen(glyph, painted);
    if (reason) sorted.hidden.set(glyph, reason);
    else open.push(glyph);
  }
  // Slanting type is no part of the text.
  const level = open.filter(({ turns }) => turns !== null);
  if (surelyShow(level, painted)) return { ...sorted, visible: open };
  const seen = await lookFor(level, painted, look).catch(() => null);
  for (const glyph of open) {
    if (glyph.isSpace || glyph.turns === null || seen?.has(glyph)) sorted.visible.push(glyph);
    else if (seen) sorted.hidden.set(glyph, reasonNotFound(glyph, painted.areas));
    else if (surelyShow([glyph], painted)) sorted.visible.push(glyph);
    else sorted.claimed.set(glyph, reasonNotFound(glyph, painted.areas));
  }
  return sorted;
}

async function lookFor(
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
