import { LAB, labAt } from '../pictures/pixel-colours';
import type { PageLook, TextLayers } from './look-at-page';
import { apply, type Box } from './matrix';
import type { PaintedGlyph } from './painted-page';

/**
 * Letters must differ this much (see `colourDifference`) from what is under them, on average over their ink; large
 * ones are readable with less.
 */
const READABLE_DIFFERENCE = { of: 18, is: 10, andOf: 48, isOnly: 4 } as const;
/** Letters this faint may be the seams between covers, which are thinner seen closer; type stays as it is. */
const CLEAR_DIFFERENCE = 30;
/** Correlation between the ink of the letters and what the page shows because of them: 1 where nothing disturbs it. */
const SHAPE_SHOWN = 0.5;
/** The same for type that is hollow, by its edges, which are a pixel wide. */
const EDGES_SHOWN = 0.4;
/** Pixels full of ink. A word with less has no letters that show. */
const LEAST_INK = 0.5;
/** Of 255: a pixel without ink. */
const BARE = 230;
/** Longer runs are judged in parts. */
const WORD_MAX = 12;
const WORD_GAP = 0.3;
/** Of the type size, from the baseline. */
const BELOW = 0.25;
const ABOVE = 0.85;

export interface Seen {
  /** The differences that a word makes on the page, weighted by the shape of its letters. */
  seen: Set<PaintedGlyph>;
  /** Of the seen words, those so faint that they need a closer look. */
  faint: Set<PaintedGlyph>;
}

/** Which of these glyphs the page shows: those that make it differ from what it is without them. */
export function seenOn(look: PageLook, glyphs: readonly PaintedGlyph[], layers: TextLayers): Seen {
  const found: Seen = { seen: new Set(), faint: new Set() };
  for (const word of wordsOf(glyphs)) {
    const difference = shownOf(look, word, layers.get(word[0]!.piece) ?? 0);
    if (difference < readableDifference(word[0]!.size)) continue;
    for (const glyph of word) {
      found.seen.add(glyph);
      if (difference < CLEAR_DIFFERENCE) found.faint.add(glyph);
    }
  }
  return found;
}

/** Runs of glyphs next to each other, without spaces. */
export function wordsOf(glyphs: readonly PaintedGlyph[]): PaintedGlyph[][] {
  const words: PaintedGlyph[][] = [];
  let start = 0;
  for (let at = 0; at <= glyphs.length; at += 1) {
    const glyph = glyphs[at];
    const isInside = at > start;
    if (isInside && glyph && !glyph.isSpace && at - start < WORD_MAX && follows(glyphs[at - 1]!, glyph))
      continue;
    if (isInside) words.push(glyphs.slice(start, at));
    start = glyph?.isSpace ? at + 1 : at;
  }
  return words;
}

function follows(last: PaintedGlyph, glyph: PaintedGlyph): boolean {
  const [dx, dy] = alongOf(last);
  const gap = Math.hypot(last.x + dx * last.width - glyph.x, last.y + dy * last.width - glyph.y);
  return last.turns === glyph.turns && gap < WORD_GAP * Math.max(last.size, glyph.size);
}

const ALONG = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Direction of writing, in the page's space. */
const alongOf = ({ turns }: PaintedGlyph): readonly [number, number] => ALONG[turns ?? 0];

function readableDifference(size: number): number {
  const { of, is, andOf, isOnly } = READABLE_DIFFERENCE;
  const share = Math.min(1, Math.max(0, (size - of) / (andOf - of)));
  return is + (isOnly - is) * share;
}

/** How much the letters of a word differ from their ground; 0 if what differs has another shape. */
function shownOf(look: PageLook, word: readonly PaintedGlyph[], layer: number): number {
  const boxes = word.map((glyph) => pixelsOf(look, glyph));
  const filled = { look, letters: look.letters[layer]!, others: [], boxes, inkAt, least: SHAPE_SHOWN };
  const hollow = { ...filled, inkAt: edgeAt, least: EDGES_SHOWN };
  const beside = { ...filled, others: look.letters.filter((_, other) => other !== layer) };
  return (
    differenceOf(filled, layer) ||
    differenceOf(hollow, layer) ||
    (beside.others.length > 0 ? differenceOf(beside, layer) : 0)
  );
}

function differenceOf(word: Letters, layer: number): number {
  const { upTo } = word.look;
  const difference = changeOf(word, upTo[0]!, upTo.at(-1)!);
  // The ground may vary as much as the letters.
  if (difference === 0 || madeOut(word, upTo.at(-1)!) < word.least) return 0;
  // Where words overlap, what shows may be the other words.
  return upTo.length > 2 ? Math.min(difference, changeOf(word, upTo[layer]!, upTo[layer + 1]!)) : difference;
}

interface Letters {
  look: PageLook;
  letters: Uint8ClampedArray;
  /** Where these have ink nothing is compared. */
  others: readonly Uint8ClampedArray[];
  /** Of the glyphs, in pixels. */
  boxes: readonly Box[];
  /** Ink of a pixel, 0 to 1. */
  inkAt: (letters: Uint8ClampedArray, at: number, width: number) => number;
  /** The correlation with the ink from which its shape counts as shown. */
  least: number;
}

const inkAt = (letters: Uint8ClampedArray, at: number): number => 1 - (letters[at] ?? 255) / 255;

/** As much as the ink changes from one side of the pixel to the other. */
function edgeAt(letters: Uint8ClampedArray, at: number, width: number): number {
  const across = inkAt(letters, at + 1) - inkAt(letters, at - 1);
  const down = inkAt(letters, at + width) - inkAt(letters, at - width);
  return Math.min(1, Math.hypot(across, down));
}

/** What counts about the pixels of a word. */
class Sums {
  pixels = 0;
  ink = 0;
  private ink2 = 0;
  private shown = 0;
  private shown2 = 0;
  private inkShown = 0;

  add(ink: number, shown: number): void {
    this.pixels += 1;
    this.ink += ink;
    this.ink2 += ink * ink;
    this.shown += shown;
    this.shown2 += shown * shown;
    this.inkShown += ink * shown;
  }

  get correlation(): number {
    const { pixels, ink, ink2, shown, shown2, inkShown } = this;
    const ofInk = Math.max(0, pixels * ink2 - ink * ink);
    const ofShown = Math.max(0, pixels * shown2 - shown * shown);
    const spread = Math.sqrt(ofInk * ofShown);
    return spread < 1e-9 ? 0 : (pixels * inkShown - ink * shown) / spread;
  }

  /** How much more is shown where there is ink than where there is none, by least squares. */
  get slope(): number {
    const ofInk = this.pixels * this.ink2 - this.ink * this.ink;
    return ofInk < 1e-9 ? 0 : (this.pixels * this.inkShown - this.ink * this.shown) / ofInk;
  }
}

/** By how much the second picture differs from the first because of the letters; 0 if it differs otherwise. */
function changeOf(word: Letters, before: Uint8ClampedArray, after: Uint8ClampedArray): number {
  const sums = new Sums();
  eachPixel(word, (at, ink) => sums.add(ink, differenceAt(before, after, at)));
  // Where a picture shows through letters, it is their ground that changes.
  return sums.ink < LEAST_INK || Math.abs(sums.correlation) < word.least ? 0 : Math.abs(sums.slope);
}

/** How clearly the letters stand out from what is around them: along the line from the one's mean colour to the other's. */
function madeOut(word: Letters, page: Uint8ClampedArray): number {
  const ofInk = [0, 0, 0];
  const ofGround = [0, 0, 0];
  let inked = 0;
  let bare = 0;
  eachPixel(word, (at, ink) => {
    const lab = labAt(page, at);
    inked += ink;
    bare += 1 - ink;
    for (let part = 0; part < 3; part += 1) {
      ofInk[part]! += ink * LAB[lab + part]!;
      ofGround[part]! += (1 - ink) * LAB[lab + part]!;
    }
  });
  const [l = 0, a = 0, b = 0] = ofInk.map((sum, part) => sum / inked - ofGround[part]! / bare);
  const sums = new Sums();
  eachPixel(word, (at, ink) => {
    const lab = labAt(page, at);
    sums.add(ink, l * LAB[lab]! + a * LAB[lab + 1]! + b * LAB[lab + 2]!);
  });
  return sums.correlation;
}

function eachPixel(
  { look: { width, height }, letters, others, boxes, inkAt: ink }: Letters,
  visit: (at: number, ink: number) => void,
): void {
  for (const [x0, y0, x1, y1] of boxes)
    for (let y = Math.max(0, y0); y < Math.min(height, y1); y += 1)
      for (let x = Math.max(0, x0); x < Math.min(width, x1); x += 1) {
        const at = y * width + x;
        if (others.every((other) => other[at]! > BARE)) visit(at * 4, ink(letters, at, width));
      }
}

/** The box of a glyph in whole pixels. */
function pixelsOf({ matrix }: PageLook, glyph: PaintedGlyph): Box {
  const [dx, dy] = alongOf(glyph);
  const { x, y, width, size } = glyph;
  const corner = (along: number, up: number) =>
    apply(matrix, x + dx * along - dy * up, y + dy * along + dx * up);
  const [a, b] = [corner(0, -BELOW * size), corner(width, ABOVE * size)];
  return [
    Math.floor(Math.min(a.x, b.x)),
    Math.floor(Math.min(a.y, b.y)),
    Math.ceil(Math.max(a.x, b.x)),
    Math.ceil(Math.max(a.y, b.y)),
  ];
}

function differenceAt(first: Uint8ClampedArray, second: Uint8ClampedArray, at: number): number {
  const a = labAt(first, at);
  const b = labAt(second, at);
  if (a === b) return 0;
  return Math.hypot(LAB[a]! - LAB[b]!, LAB[a + 1]! - LAB[b + 1]!, LAB[a + 2]! - LAB[b + 2]!);
}
