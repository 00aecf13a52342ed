import type { HiddenText } from '@marklight/contracts/essays';
import { colourDifference } from '../colour-difference';
import { PAPER, SMALLEST_READABLE_POINTS } from '../legibility';
import { contains, type Box } from './matrix';
import type { PaintedArea, PaintedGlyph, PaintedPage } from './painted-page';

export type HiddenReason = HiddenText['reason'];

/** Difference from its ground at which type stands out so clearly that the page need not be looked at. */
const STANDS_OUT = 25;

/** Glyphs that nobody sees, whatever the page looks like; null for all others. */
export function reasonUnseen(glyph: PaintedGlyph, page: PaintedPage): HiddenReason | null {
  const { x, y } = glyph.middle;
  if (glyph.unpainted) return 'invisible';
  if (!contains(page.box, x, y)) return 'off_page';
  if (Math.min(glyph.size, glyph.sizeAcross) < SMALLEST_READABLE_POINTS) return 'too_small';
  return contains(glyph.clip, x, y) ? null : 'invisible';
}

/** Whether these glyphs surely show: plainly filled, in a colour that stands out, with nothing near that may disturb them. */
export function surelyShow(glyphs: readonly PaintedGlyph[], { areas }: PaintedPage): boolean {
  // Most letters of a page are like the one before.
  let [clearInk, clearGround] = ['', ''];
  return glyphs.every((glyph) => {
    if (glyph.isSpace) return true;
    if (glyph.colour === null) return false;
    const body = bodyOf(glyph);
    if (!holds(glyph.clip, body)) return false;
    let ground: string = PAPER;
    for (const { box, colour, order } of areas) {
      if (!touch(box, body)) continue;
      if (order > glyph.order || colour === null || !holds(box, body)) return false;
      ground = colour;
    }
    if (glyph.colour === clearInk && ground === clearGround) return true;
    if (!standsOut(glyph.colour, ground)) return false;
    [clearInk, clearGround] = [glyph.colour, ground];
    return true;
  });
}

const known = new Map<string, boolean>();
const KNOWN_AT_MOST = 1_000;

function standsOut(ink: string, ground: string): boolean {
  const pair = ink + ground;
  const answer = known.get(pair) ?? colourDifference(ink, ground) >= STANDS_OUT;
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(pair, answer);
  return answer;
}

/** Why a glyph cannot be seen that was not found by looking at the page. */
export function reasonNotFound(glyph: PaintedGlyph, areas: readonly PaintedArea[]): HiddenReason {
  const { x, y } = glyph.middle;
  if (areas.some(({ box, order }) => order > glyph.order && contains(box, x, y))) return 'covered';
  return glyph.colour === null ? 'invisible' : 'same_colour';
}

export function byReason(hidden: ReadonlyMap<PaintedGlyph, HiddenReason>): Map<HiddenReason, PaintedGlyph[]> {
  const sorted = new Map<HiddenReason, PaintedGlyph[]>();
  for (const [glyph, reason] of hidden) {
    const same = sorted.get(reason);
    if (same) same.push(glyph);
    else sorted.set(reason, [glyph]);
  }
  return sorted;
}

/** The part of a glyph's place in which its strokes are: rules above and below it do not touch that. */
export function bodyOf({ middle, size, width, turns }: PaintedGlyph): Box {
  const [along, up] = [width * 0.4, size * 0.22];
  const [dx, dy] = turns === 1 || turns === 3 ? [up, along] : [along, up];
  return [middle.x - dx, middle.y - dy, middle.x + dx, middle.y + dy];
}

const touch = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
const holds = (outer: Box, inner: Box): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
