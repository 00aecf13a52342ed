import type { PlacedLine, TextPlaces } from '@marklight/contracts/text-places';
import type { EvidenceRange } from '../../logic/evidence';

/** x and y of four corners, clockwise, as fractions of the page's picture. */
export type Corners = readonly number[];

/** A quote as it stands on one page. */
export interface PageMark {
  page: number;
  criterion: number;
  /** Of the quote in the text, for `pageMarkId`. */
  start: number;
  quote: string;
  /** One for each line. */
  boxes: Corners[];
  /** Where its first line begins, also if the quote begins later; and how many quotes after it begin on the same line. */
  beside: { x: number; y: number; place: number };
}

/** Of its letters, so many must have a place: else it is not sure that the quote stands there. */
const PLACED_SHARE = 0.6;
const LETTERS = /[\p{L}\p{N}\p{M}]/gu;

/** The element id of a mark on the page of a result. */
export const pageMarkId = (resultId: string, start: number, page: number): string =>
  `er-page-mark-${resultId}-${start}-${page}`;

/** Quotes on the pages, in the order of the pages. A quote whose place is not sure has none; one over the end of a page has two. */
export function pageMarksOf(
  text: string,
  ranges: readonly EvidenceRange[],
  { lines, characters }: TextPlaces,
): PageMark[] {
  // Of a text that was corrected meanwhile.
  if (characters !== text.length) return [];
  const marks = ranges
    .flatMap((range) => marksOf(text, range, lines))
    .sort((a, b) => a.page - b.page || a.start - b.start || a.criterion - b.criterion);
  return marks.reverse().map(inTurn()).reverse();
}

/** Numbers of quotes that begin on the same line stand beside each other. */
function inTurn(): (mark: PageMark) => PageMark {
  const counts = new Map<string, number>();
  return (mark) => {
    const { x, y } = mark.beside;
    const key = `${mark.page} ${x} ${y}`;
    const place = counts.get(key) ?? 0;
    counts.set(key, place + 1);
    return { ...mark, beside: { x, y, place } };
  };
}

function marksOf(
  text: string,
  { start, end, criterion }: EvidenceRange,
  lines: readonly PlacedLine[],
): PageMark[] {
  const quote = text.slice(start, end);
  const marks = new Map<number, PageMark>();
  const placed = new Set<number>();
  for (const { page, corners, words } of lines) {
    const own = words.filter(([from, to]) => from < end && to > start);
    if (own.length === 0) continue;
    for (const [from, to] of own)
      for (let at = Math.max(from, start); at < Math.min(to, end); at += 1) placed.add(at);
    const mark = marks.get(page) ?? {
      page,
      criterion,
      start,
      quote,
      boxes: [],
      beside: beginningOf(corners),
    };
    marks.set(page, mark);
    mark.boxes.push(
      part(corners, Math.min(...own.map((one) => one[2])), Math.max(...own.map((one) => one[3]))),
    );
  }
  const letters = quote.match(LETTERS)?.length ?? 0;
  return letters > 0 && placed.size >= letters * PLACED_SHARE ? [...marks.values()] : [];
}

function beginningOf([x0 = 0, y0 = 0, , , , , x3 = 0, y3 = 0]: Corners): PageMark['beside'] {
  return { x: Math.min(x0, x3), y: (y0 + y3) / 2, place: 0 };
}

/** A part of a line, by shares of its length. */
function part(corners: Corners, from: number, to: number): Corners {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = corners;
  const above = (share: number) => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
  const below = (share: number) => [x3 + (x2 - x3) * share, y3 + (y2 - y3) * share];
  return [...above(from), ...above(to), ...below(to), ...below(from)];
}
