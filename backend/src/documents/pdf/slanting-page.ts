import type { Point } from './matrix';
import type { PaintedGlyph, PaintedPage, QuarterTurns } from './painted-page';
import type { ShownPlace } from './shown-place';

/** Text that slants by more than this (degrees) against its page is a watermark or a drawing's label. */
const SLANT_DEGREES = 10;
/**
 * Text that slants by less counts as level: it leaves its line by less than a point from one edge of the page to the
 * other.
 */
const LEVEL = 0.1;
/** A page that slants by more was not meant to be level. */
const FURTHEST = 30;
/** Of its letters: as many that lie level show that the page does, */
const LEVEL_SHARE = 0.25;
/** and as many that slant alike, by so many degrees, that the page slants. */
const ALIKE_SHARE = 0.6;
const ALIKE = 2;

/** The quarter turns that a writing direction is nearest to; null if it slants. */
export function quartersOf(degrees: number): QuarterTurns {
  if (Math.abs(slantOf(degrees)) > SLANT_DEGREES) return null;
  return (((Math.round(degrees / 90) % 4) + 4) % 4) as QuarterTurns;
}

const slantOf = (degrees: number): number => degrees - Math.round(degrees / 90) * 90;

/**
 * By how many degrees counter-clockwise the text of a page slants as a whole, as that of a scan does which was fed in askew; 0 if it lies
 * level. The turns of its glyphs are counted from there then.
 */
export function slantOfPage({ glyphs }: Pick<PaintedPage, 'glyphs'>): number {
  let [letters, level] = [0, 0];
  for (const { isSpace, direction = 0 } of glyphs) {
    if (isSpace) continue;
    letters += 1;
    if (Math.abs(slantOf(direction)) < LEVEL) level += 1;
  }
  if (level >= letters * LEVEL_SHARE) return 0;
  const slants = glyphs.flatMap(({ isSpace, direction = 0 }) => (isSpace ? [] : [slantOf(direction)]));
  const median = slants.sort((a, b) => a - b)[slants.length >> 1] ?? 0;
  const alike = slants.filter((slant) => Math.abs(slant - median) <= ALIKE).length;
  if (Math.abs(median) > FURTHEST || alike < slants.length * ALIKE_SHARE) return 0;
  for (const glyph of glyphs) glyph.turns = quartersOf((glyph.direction ?? 0) - median);
  return median;
}

/** Moves glyphs to where they stand once the page lies level. */
export function layLevel(glyphs: Iterable<PaintedGlyph>, slant: number): void {
  const turn = turnedBy(-slant);
  for (const glyph of glyphs) Object.assign(glyph, turn(glyph), { middle: turn(glyph.middle) });
}

/** Of places on a page that was laid level, where they are on its picture. */
export function placeOnSlanting({ page, at }: ShownPlace, slant: number): ShownPlace {
  const turn = turnedBy(slant);
  return {
    page,
    at: (x, y) => {
      const place = turn({ x, y });
      return at(place.x, place.y);
    },
  };
}

function turnedBy(degrees: number): (place: Point) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos });
}
