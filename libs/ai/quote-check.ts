import type { Evidence } from '@marklight/contracts/grading';
import { UNSEEN_CHARACTER } from '@marklight/text/unseen-characters';

interface Normalised {
  text: string;
  /** For each code unit of `text`, where its original starts and ends. */
  starts: number[];
  ends: number[];
}

const SAME: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '«': '"',
  '»': '"',
  '″': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '…': '...',
};
const SPACE = /\s/u;

/**
 * Quotes, dashes and spaces made alike; what prints nothing left out. Nothing else. Linear
 * in the length.
 */
function normalise(original: string): Normalised {
  let text = '';
  // Asking a growing string for its end would copy it each time.
  let afterSpace = false;
  const starts: number[] = [];
  const ends: number[] = [];
  let index = 0;
  for (const character of original) {
    const start = index;
    index += character.length;
    // A model never saw it, so no quotation has it.
    if (UNSEEN_CHARACTER.test(character)) continue;
    if (SPACE.test(character)) {
      if (afterSpace) ends[ends.length - 1] = index;
      else {
        text += ' ';
        starts.push(start);
        ends.push(index);
      }
      afterSpace = true;
      continue;
    }
    afterSpace = false;
    const plain = SAME[character] ?? character;
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(start);
      ends.push(index);
    }
  }
  return { text, starts, ends };
}

/** Quotation marks and dots that an answer put around the words it quotes. */
function withoutFrame(quote: string): string {
  return quote.replace(/^["'.\s]+|(?<!["'\s])["'\s]+$/gu, '').replace(/(?<!\s)\s*\.\.\.$/u, '');
}

const JOINS_WORD = /[\p{L}\p{M}\p{N}]/u;

/** How often, in lengths of the text, a long quotation may be compared before the search ends: keeps the work linear. */
const MOST_COMPARED = 8;

/**
 * The place of `wanted` in `text` as whole words: "art" is not found in "start". −1 if it is nowhere, or if words that
 * repeat for pages keep matching it with a word cut in two.
 */
function indexOfWords(text: string, wanted: string): number {
  const cutsStart = (at: number): boolean =>
    JOINS_WORD.test(wanted.charAt(0)) && JOINS_WORD.test(text.charAt(at - 1));
  const cutsEnd = (at: number): boolean =>
    JOINS_WORD.test(wanted.slice(-1)) && JOINS_WORD.test(text.charAt(at + wanted.length));
  let toCompare = MOST_COMPARED * text.length;
  let at = text.indexOf(wanted);
  while (at >= 0 && (cutsStart(at) || cutsEnd(at))) {
    toCompare -= wanted.length;
    if (toCompare < 0) return -1;
    let next = at + 1;
    // What begins with a letter begins with a word: the rest of this one cannot hold it.
    if (JOINS_WORD.test(wanted.charAt(0))) while (JOINS_WORD.test(text.charAt(next))) next += 1;
    at = text.indexOf(wanted, next);
  }
  return at;
}

/**
 * Finds quotes in one essay: first exactly as given, then with quotes, dashes and spaces made alike on both
 * sides. Never fuzzy: a quote with a changed, added or missing word is not found. What is returned is the
 * essay's own wording: `essay.slice(start, end) === quote`. Case matters.
 */
export function quoteFinder(essay: string): (quote: string) => Evidence | null {
  let normalised: Normalised | null = null;
  return (quote) => {
    const wanted = quote.trim();
    if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
    const exact = indexOfWords(essay, wanted);
    if (exact >= 0) return { quote: wanted, start: exact, end: exact + wanted.length };
    normalised ??= normalise(essay);
    const plain = normalise(wanted).text.trim();
    for (const candidate of [plain, withoutFrame(plain)]) {
      if (!/[\p{L}\p{N}]/u.test(candidate)) continue;
      const at = indexOfWords(normalised.text, candidate);
      if (at < 0) continue;
      const start = normalised.starts[at] ?? 0;
      const end = normalised.ends[at + candidate.length - 1] ?? start;
      return { quote: essay.slice(start, end), start, end };
    }
    return null;
  };
}
