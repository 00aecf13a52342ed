import { headingText, readHeading } from '../text/essay-heading';
import { joinLines, vocabularyOf } from '../text/join-lines';
import { chunksOf, type Chunk } from './chunks';
import { regionsOf } from './columns';
import { furnitureOf, numbersOutOfOrder } from './furniture';
import { linesOf, type Line, type MadeLines } from './lines';
import type { Box } from './matrix';
import type { PaintedGlyph, QuarterTurns } from './painted-page';
import { paragraphsOf, type Region } from './paragraphs';
import type { ShownPlace } from './shown-place';

export interface LaidOutText {
  /** Paragraphs, one string each, without furniture and without the block that names the student. */
  paragraphs: string[];
  /** From a header or the block at the top; null if neither names one. */
  studentName: string | null;
  /** The lines of that block, and the furniture. */
  heading: string;
  /** The pages' printed numbers where they do not ascend, else null. */
  numbersOutOfOrder: number[] | null;
  /** The lines of the paragraphs, as they stand on the pages. */
  regions: Region[];
}

/** Text turned against the rest of its page is kept if it has at least this many glyphs, else it is a label. */
const MIN_TURNED_GLYPHS = 200;

/** The glyphs of a page that a reader sees, and the page's edges. */
export interface VisiblePage {
  glyphs: readonly PaintedGlyph[];
  box: Box;
  /** Where that stands on the picture of a page of the file; none for words that have no place there. */
  shown?: ShownPlace | undefined;
}

/** Text of one writing direction on one page, in the frame in which it reads to the right. */
interface Layer {
  page: number;
  turns: Exclude<QuarterTurns, null>;
  chunks: Chunk[];
  bottom: number;
  height: number;
}

/** A page whose glyphs have been joined. A glyph takes several times the memory of its place in a chunk. */
export type JoinedPage = readonly Omit<Layer, 'page'>[];

/** Rebuilds lines, columns and paragraphs from the glyphs that a reader sees on each page. */
export function layOut(pages: readonly VisiblePage[], keepHeading = false): LaidOutText {
  return layOutJoined(pages.map(joinGlyphs), keepHeading);
}

/** The same for pages whose glyphs were joined one page after the other, so that those of a long file are never all held. */
export function layOutJoined(pages: readonly JoinedPage[], keepHeading = false): LaidOutText {
  const layers = pages.flatMap((joined, page) => joined.map((layer): Layer => ({ ...layer, page })));
  const made: MadeLines = new Map();
  const lines = layers.map(({ chunks }) => linesOf(chunks, made));
  const furniture = furnitureOf(lines);
  const inFurniture = new Set([...furniture].flatMap((line) => line.chunks));
  const regions = layers.flatMap(({ page, turns, chunks, bottom, height }): Region[] =>
    regionsOf(chunks.filter((chunk) => !inFurniture.has(chunk))).map((region) => ({
      page,
      turns,
      bottom,
      height,
      lines: linesOf(region, made),
    })),
  );
  const top = regions[0]?.lines ?? [];
  const heading = readHeading(top, [...furniture]);
  const body = keepHeading ? regions : withoutHeading(regions, heading.skip);
  const vocabulary = vocabularyOf(body.flatMap((region) => region.lines.map((line) => line.text)));
  const paragraphs = paragraphsOf(body).map((lines) => joinLines(lines, vocabulary));
  return {
    paragraphs: paragraphs.filter((text) => text !== ''),
    studentName: heading.studentName,
    heading: headingText(top, heading, [...furniture]),
    numbersOutOfOrder: layers.length === pages.length ? numbersOutOfOrder(lines, furniture) : null,
    regions: body,
  };
}

/** The text of hidden glyphs, without regard to layout. */
export function plainTextOf(glyphs: readonly PaintedGlyph[]): string {
  const turns: readonly QuarterTurns[] = [0, 1, 2, 3, null];
  return turns
    .flatMap((turn) => linesOf(chunksOf(glyphs, turn)))
    .map((line) => line.text)
    .join(' ')
    .trim();
}

/** The page's chunks by writing direction, the main direction first. */
export function joinGlyphs({ glyphs, box }: VisiblePage): JoinedPage {
  const counts = new Map<Exclude<QuarterTurns, null>, number>();
  for (const { turns } of glyphs) if (turns !== null) counts.set(turns, (counts.get(turns) ?? 0) + 1);
  const [main, ...others] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!main) return [{ turns: 0, chunks: [], bottom: box[1], height: box[3] - box[1] }];
  const kept = [main, ...others.filter(([, count]) => count >= MIN_TURNED_GLYPHS)];
  return kept.map(([turns]) => {
    // The edge of the page that lies at the bottom once the text reads to the right.
    const bottom = [box[1], -box[2], -box[3], box[0]][turns] as number;
    const height = turns === 1 || turns === 3 ? box[2] - box[0] : box[3] - box[1];
    return { turns, chunks: chunksOf(glyphs, turns), bottom, height };
  });
}

function withoutHeading(regions: readonly Region[], skip: ReadonlySet<number>): Region[] {
  return regions.map((region, index) =>
    index === 0 ? { ...region, lines: region.lines.filter((_: Line, line) => !skip.has(line)) } : region,
  );
}
