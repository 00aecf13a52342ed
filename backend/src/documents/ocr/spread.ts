import type { ScannedLine, ScannedPage, ScannedWord } from './scanned-page';

/** An open book is wider than high; one page of it is not. */
const WIDER = 1.15;
/** Where the fold lies, as a share of the width. */
const FOLD_FROM = 0.38;
const FOLD_TO = 0.62;
/** Both inner margins together, as a share of the width. */
const MARGINS = 0.035;
/** Shorter ones in the fold are specks and shadows. */
const WORD_LETTERS = 3;
/** Running text on each side: rows of a table have fewer words. */
const FEWEST_WORDS = 4;
/** The fuller side has at least this many lines, and they are at least as long as this share of a page. */
const FEWEST_LINES = 4;
const LONG_LINE = 0.55;

/** A page, and how far from the left edge of its picture it begins. */
export type ShownPage = ScannedPage & { left?: number };

/** The pages that a picture shows, in reading order: the left and the right one of an open book, or itself. */
export function pagesShown(page: ScannedPage): ShownPage[] {
  if (page.width < page.height * WIDER) return [page];
  const fold = foldOf(page);
  if (fold === null) return [page];
  const left = sideOf(page, 0, fold);
  const right = sideOf(page, fold, page.width);
  return [left, right].every(isRunningText) && [left, right].some(isFull) ? [left, right] : [page];
}

/** The middle of the widest strip near the middle of the page that no word stands in; null if none is as wide as two margins. */
function foldOf({ width, lines }: ScannedPage): number | null {
  const words = lines
    .flatMap((line) => line.words)
    .filter(([text]) => text.replace(/[^\p{L}\p{N}]/gu, '').length >= WORD_LETTERS)
    .toSorted((a, b) => a[1] - b[1]);
  let best: { wide: number; middle: number } | null = null;
  let end = -Infinity;
  for (const [, x0, x1] of words) {
    const middle = (end + x0) / 2;
    const wide = x0 - end;
    if (middle >= width * FOLD_FROM && middle <= width * FOLD_TO && wide > (best?.wide ?? width * MARGINS))
      best = { wide, middle };
    end = Math.max(end, x1);
  }
  return best && best.middle;
}

function sideOf(page: ScannedPage, from: number, to: number): ShownPage {
  const isHere = ([, x0, x1]: ScannedWord) => (x0 + x1) / 2 >= from && (x0 + x1) / 2 < to;
  const lines = page.lines.flatMap((line): ScannedLine[] => {
    const words = line.words.filter(isHere);
    return words.length > 0
      ? [
          {
            ...line,
            ...(line.ends && { ends: movedLeft(line.ends, from) }),
            words: words.map(([text, x0, x1]) => [text, x0 - from, x1 - from] as const),
          },
        ]
      : [];
  });
  return { ...page, width: to - from, left: from, lines };
}

const movedLeft = ([x0, y0, x1, y1]: NonNullable<ScannedLine['ends']>, by: number) =>
  [x0 - by, y0, x1 - by, y1] as const;

const isRunningText = ({ lines }: ScannedPage): boolean =>
  median(lines.map(({ words }) => words.length)) >= FEWEST_WORDS;

const isFull = ({ lines, width }: ScannedPage): boolean =>
  lines.length >= FEWEST_LINES &&
  median(lines.map(({ words }) => words.at(-1)![2] - words[0]![1])) >= width * LONG_LINE;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
