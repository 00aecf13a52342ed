import { plainLetters } from '../text/clean-characters';
import { partsWords, textOf, withSpaces, type Chunk } from './chunks';
import { PlacedTexts } from './placed-texts';
import { inLogicalOrder, isRightToLeft } from './text-direction';

/** One line of type as it appears on the page. */
export interface Line {
  text: string;
  /** The parts between wide gaps, as in a header with a name, a class and a date. */
  segments: string[];
  x0: number;
  x1: number;
  y: number;
  size: number;
  chunks: Chunk[];
}

const SAME_LINE = 0.3;
/** Superscripts and subscripts leave the baseline by up to this share of the line's size. */
const RAISED = 0.5;
/**
 * Type smaller than this share of its neighbour's is not its superscript or subscript: the neighbour is a large
 * initial.
 */
const LARGE_INITIAL = 0.5;
/** The most on one page; each is compared with everything on it. */
const MAX_INITIALS = 200;

/** Lines that have been made, by the first of the chunks of each. */
export type MadeLines = Map<Chunk, { row: readonly Chunk[]; line: Line }>;

/**
 * Lines of a region from top to bottom, each read from left to right.
 * @param made keeps lines for a second call with some of the same chunks
 */
export function linesOf(chunks: readonly Chunk[], made: MadeLines = new Map()): Line[] {
  const rows: Chunk[][] = [];
  let main: Chunk | null = null;
  for (const chunk of withInitialsSet(chunks).sort((a, b) => b.y - a.y || a.x0 - b.x0)) {
    if (main && sharesLine(main, chunk)) {
      rows.at(-1)?.push(chunk);
      main = mainOfTwo(main, chunk);
    } else {
      rows.push([chunk]);
      main = chunk;
    }
  }
  return rows.map((row) => lineOf(row, made));
}

function lineOf(row: readonly Chunk[], made: MadeLines): Line {
  const first = row[0]!;
  const before = made.get(first);
  if (before?.row.length === row.length && before.row.every((chunk, at) => chunk === row[at]))
    return before.line;
  const line = toLine(row);
  made.set(first, { row, line });
  return line;
}

/** A large initial reaches down over several lines and belongs to the first of them. */
function withInitialsSet(chunks: readonly Chunk[]): Chunk[] {
  const smallest = chunks.reduce((least, { size }) => Math.min(least, size), Infinity);
  let initials = 0;
  return chunks.map((chunk) => {
    if (chunk.glyphs.length > 2 || smallest >= chunk.size * LARGE_INITIAL) return chunk;
    initials += 1;
    if (initials > MAX_INITIALS) return chunk;
    const beside = chunks.filter(
      (other) =>
        other.size < chunk.size * LARGE_INITIAL &&
        other.y > chunk.y - other.size * SAME_LINE &&
        other.y < chunk.y + chunk.size &&
        other.x0 >= chunk.x1 - other.size &&
        other.x0 - chunk.x1 < other.size,
    );
    if (beside.length < 2) return chunk;
    const first = beside.reduce((top, other) => (other.y > top.y ? other : top));
    const glyphs = new PlacedTexts();
    for (const { text, x0, lean } of chunk.glyphs)
      glyphs.add(text, x0, Math.max(x0, first.x0), first.size, lean);
    return { ...chunk, glyphs, x1: first.x0, y: first.y, size: first.size };
  });
}

/** @param main the chunk that sets the line's baseline */
function sharesLine(main: Chunk, chunk: Chunk): boolean {
  const larger = Math.max(main.size, chunk.size);
  const smaller = Math.min(main.size, chunk.size);
  const reach =
    smaller < larger * LARGE_INITIAL
      ? smaller * SAME_LINE
      : larger * (smaller < larger * 0.85 ? RAISED : SAME_LINE);
  return Math.abs(main.y - chunk.y) <= reach;
}

/** The chunk that sets the baseline: the largest type, then the longest. */
function mainOf(row: readonly Chunk[]): Chunk {
  return row.reduce(mainOfTwo);
}

function mainOfTwo(best: Chunk, chunk: Chunk): Chunk {
  if (Math.abs(chunk.size - best.size) > best.size * 0.1) return chunk.size > best.size ? chunk : best;
  return chunk.glyphs.length > best.glyphs.length ? chunk : best;
}

function toLine(row: readonly Chunk[]): Line {
  const chunks = [...row].sort((a, b) => a.x0 - b.x0);
  const { y, size } = mainOf(chunks);
  return {
    text: plainLetters(inLogicalOrder(placedOn(chunks, size).texts))
      .replace(/\s+/g, ' ')
      .trim(),
    segments: segmentsOf(chunks, size),
    x0: chunks[0]?.x0 ?? 0,
    x1: chunks.reduce((most, chunk) => Math.max(most, chunk.x1), -Infinity),
    y,
    size: usualSize(chunks),
    chunks,
  };
}

/** The median, so that a capital among small capitals, or a superscript, does not count. */
function usualSize(chunks: readonly Chunk[]): number {
  const first = chunks[0]?.glyphs.sizes[0];
  // Most lines are set in one size.
  if (first !== undefined && chunks.every(({ glyphs }) => glyphs.sizes.every((size) => size === first)))
    return first;
  const sizes = chunks.flatMap(({ glyphs }) => glyphs.sizes).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** The line's glyphs from left to right, with spaces. */
export function placedOn(chunks: readonly Chunk[], size: number): PlacedTexts {
  const placed = new PlacedTexts();
  if (chunks.some((chunk) => isRightToLeft(textOf(chunk)))) {
    // Painted in reading order, that is backwards: only their places show their order on the line.
    const letters = chunks.flatMap(({ glyphs }) => [...glyphs]).filter(({ text }) => text !== ' ');
    for (const { text, x0, x1, size: own, lean } of letters.sort((a, b) => a.x0 - b.x0))
      placed.add(text, x0, x1, own, lean);
    return withSpaces(placed, size);
  }
  if (chunks.length === 1) return chunks[0]!.glyphs;
  chunks.forEach(({ glyphs, x0 }, index) => {
    const before = chunks[index - 1];
    if (before && partsWords(x0 - before.x1, size)) placed.add(' ', before.x1, x0, size);
    for (let at = 0; at < glyphs.length; at += 1) placed.addFrom(glyphs, at);
  });
  return placed;
}

/** Wide gaps separate segments; a justified line's word spaces do not. */
function segmentsOf(chunks: readonly Chunk[], size: number): string[] {
  const segments: string[] = [];
  let end = -Infinity;
  for (const chunk of chunks) {
    const text = plainLetters(textOf(chunk));
    const gap = chunk.x0 - end;
    if (segments.length === 0 || gap > size * 1.5) segments.push(text);
    else segments.push(`${segments.pop() ?? ''}${partsWords(gap, size) ? ' ' : ''}${text}`);
    end = chunk.x1;
  }
  return segments.map((segment) => segment.trim());
}
