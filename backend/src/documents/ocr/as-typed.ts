import type { ScannedLine, ScannedPage } from './scanned-page';

const SIZE = 10;
/** Of a letter. */
const WIDE = 5;
/** Of a page that is typed in the usual way, in letters. */
const LINE_LETTERS = 84;
const MARGIN = 50;
const PITCH = 14;
/** A paragraph stands far enough from the one above to be seen as one. */
const BETWEEN_PARAGRAPHS = 3 * PITCH;

/** What a model read on a page, as if it had been typed there, so that headings, names and paragraphs are found as on any page. */
export function asTyped(writing: string): ScannedPage {
  const lines: ScannedLine[] = [];
  let y = MARGIN;
  for (const paragraph of writing.split('\n')) {
    for (const words of wrapped(paragraph.split(/\s+/).filter(Boolean))) {
      lines.push(typedLine(words, y));
      y += PITCH;
    }
    y += BETWEEN_PARAGRAPHS - PITCH;
  }
  const width = lines.reduce(
    (most, { words }) => Math.max(most, words.at(-1)?.[2] ?? 0),
    LINE_LETTERS * WIDE,
  );
  return { width: width + MARGIN, height: y + MARGIN, lines, confidence: 100 };
}

/** Never broken after a hyphen: a word that is written with one would lose it. */
function wrapped(words: readonly string[]): string[][] {
  const rows: string[][] = [];
  let letters = Infinity;
  for (const word of words) {
    const above = rows.at(-1);
    if (above && (letters + word.length < LINE_LETTERS || /\p{Pd}$/u.test(above.at(-1) ?? '')))
      above.push(word);
    else {
      rows.push([word]);
      letters = 0;
    }
    letters += word.length + 1;
  }
  return rows;
}

function typedLine(words: readonly string[], y: number): ScannedLine {
  let x = MARGIN;
  return {
    y,
    size: SIZE,
    words: words.map((word) => {
      const from = x;
      const to = from + word.length * WIDE;
      x = to + WIDE;
      return [word, from, to] as const;
    }),
  };
}
