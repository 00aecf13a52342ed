import { weightOf, type Chunk } from './chunks';

/** A column has at least this many chunks, and this much of the text beside it. */
const MIN_CHUNKS = 4;
const MIN_SHARE = 0.15;
/** Glyphs a chunk of running text has on average; bullets, numbers and table cells have fewer. */
const MIN_MEAN_GLYPHS = 12;
const MIN_GUTTER = 0.6;
/** Beside a column of so many lines a last one may be short. */
const MIN_BESIDE_SHORT = 6;
/** Share of the type size by which the lines of a short column may begin in different places: an indent at most. */
const MAX_INDENT = 3;
const MAX_DEPTH = 4;
/** The most gutters tried on one page; a page 1,200 points wide has no room for more. */
const MAX_GUTTERS = 300;

/**
 * Regions of a page in reading order. Text set in columns is read column by column; text across the columns, above
 * and below them, keeps its place. A page in one column is one region.
 */
export function regionsOf(chunks: readonly Chunk[], depth = 0): Chunk[][] {
  const cut = depth < MAX_DEPTH ? bestCut(chunks) : null;
  if (!cut) return chunks.length > 0 ? [[...chunks]] : [];
  return [
    ...regionsOf(cut.above, depth + 1),
    ...regionsOf(cut.left, depth + 1),
    ...regionsOf(cut.right, depth + 1),
    ...regionsOf(cut.below, depth + 1),
  ];
}

interface Cut {
  above: Chunk[];
  left: Chunk[];
  right: Chunk[];
  below: Chunk[];
  weight: number;
}

/** The gutter with the most text beside it, over the tallest band of lines that do not cross it. */
function bestCut(chunks: readonly Chunk[]): Cut | null {
  const fromTop = [...chunks].sort((a, b) => b.y - a.y);
  let best: Cut | null = null;
  for (const gutter of guttersOf(fromTop)) {
    const cut = cutAt(fromTop, gutter);
    if (cut && cut.weight > (best?.weight ?? 0)) best = cut;
  }
  return best;
}

/** Middles of the gaps between neighbours on one line, in steps of a few points. */
function guttersOf(fromTop: readonly Chunk[]): number[] {
  const found = new Set<number>();
  for (const [index, chunk] of fromTop.entries()) {
    if (found.size >= MAX_GUTTERS) break;
    for (const other of fromTop.slice(index + 1, index + 12)) {
      if (Math.abs(other.y - chunk.y) > chunk.size) break;
      const [left, right] = chunk.x0 < other.x0 ? [chunk, other] : [other, chunk];
      if (right.x0 - left.x1 >= chunk.size * MIN_GUTTER)
        found.add(Math.round((left.x1 + right.x0) / 2 / 4) * 4);
    }
  }
  return [...found];
}

function cutAt(fromTop: readonly Chunk[], gutter: number): Cut | null {
  let best: Cut | null = null;
  let start = 0;
  for (let index = 0; index <= fromTop.length; index++) {
    const chunk = fromTop[index];
    if (chunk && !(chunk.x0 < gutter && chunk.x1 > gutter)) continue;
    const band = fromTop.slice(start, index);
    const left = band.filter((one) => one.x1 <= gutter);
    const right = band.filter((one) => one.x0 >= gutter);
    const weight = Math.min(textWeight(left), textWeight(right));
    const isOfTwo = isColumn(left, right) && (isColumn(right, left) || isShortLast(left, right));
    if (isOfTwo && weight > (best?.weight ?? 0)) {
      best = { above: [], left, right, below: [], weight };
    }
    start = index + 1;
  }
  return best && withCrossing(fromTop, best);
}

/** Lines across the gutter belong above or below the band, by their height. */
function withCrossing(fromTop: readonly Chunk[], cut: Cut): Cut {
  const inBand = new Set([...cut.left, ...cut.right]);
  const top = [...inBand].reduce((most, chunk) => Math.max(most, chunk.y), -Infinity);
  const rest = fromTop.filter((chunk) => !inBand.has(chunk));
  return {
    ...cut,
    above: rest.filter((chunk) => chunk.y >= top),
    below: rest.filter((chunk) => chunk.y < top),
  };
}

function isColumn(own: readonly Chunk[], other: readonly Chunk[]): boolean {
  const weight = textWeight(own);
  if (own.length < MIN_CHUNKS || weight / own.length < MIN_MEAN_GLYPHS) return false;
  return weight >= textWeight(other) * MIN_SHARE;
}

/**
 * Whether the text ends in the right column, a few lines below its top. Lines of text in one column would cross the gutter
 * somewhere beside it.
 */
function isShortLast(left: readonly Chunk[], right: readonly Chunk[]): boolean {
  const [first] = right;
  const [top] = left;
  if (!first || !top || left.length < MIN_BESIDE_SHORT) return false;
  const startsAt = Math.min(...right.map(({ x0 }) => x0));
  return (
    weightOf(first) >= MIN_MEAN_GLYPHS &&
    Math.abs(first.y - top.y) < first.size * 2 &&
    right.every(
      ({ x0, size }) => x0 - startsAt <= size * MAX_INDENT && Math.abs(size - top.size) < top.size * 0.1,
    )
  );
}

function textWeight(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, chunk) => sum + weightOf(chunk), 0);
}
