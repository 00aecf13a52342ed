import { UNSEEN_CHARACTER } from '@marklight/text/unseen-characters';

/** A text as a model may read it, with the way back: unit `i` comes from `starts[i]` to `ends[i]` of the original. */
export interface Readable {
  text: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аАαΑ', 'a'],
    ['вВΒ', 'b'],
    ['сСϲ', 'c'],
    ['еЕΕ', 'e'],
    ['һНΗ', 'h'],
    ['іІιΙ', 'i'],
    ['јЈ', 'j'],
    ['кКκΚ', 'k'],
    ['ӏ', 'l'],
    ['мМΜ', 'm'],
    ['Ν', 'n'],
    ['оОοΟ', 'o'],
    ['рРρΡ', 'p'],
    ['ѕЅ', 's'],
    ['тТτΤ', 't'],
    ['υ', 'u'],
    ['ѵν', 'v'],
    ['ѡ', 'w'],
    ['хХχΧ', 'x'],
    ['уУΥ', 'y'],
    ['Ζ', 'z'],
  ].flatMap(([letters = '', plain = '']) => [...letters].map((letter) => [letter, plain])),
);
const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};
const ASCII_LETTER = /[a-z]/iu;
const WORD_REACH = 12;
/** Six letters or more with one space or point between each; two spaces part the words. */
const SPACED =
  /(?<![\p{L}\p{N}])\p{L}(?:[ .*-]\p{L}(?![\p{L}\p{N}])| {2,3}\p{L}(?=[ .*-]\p{L}(?![\p{L}\p{N}]))){5,200}/gu;

/**
 * Undoes what hides words from patterns and not from a model: unseen characters, letters of other widths and scripts,
 * digits for letters, hyphens for spaces between capitals, and letters set apart. Linear in the length.
 */
export function readableOf(original: string): Readable {
  const spaced = [...original.matchAll(SPACED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let index = 0;
  let run = 0;
  let afterGap = false;
  for (const character of original) {
    const start = index;
    index += character.length;
    if (UNSEEN_CHARACTER.test(character)) continue;
    while ((spaced[run]?.end ?? Infinity) <= start) run += 1;
    const inRun = (spaced[run]?.start ?? Infinity) <= start;
    if (inRun && /[ .*-]/u.test(character)) {
      const isGap = original.charAt(start - 1) === ' ' && character === ' ';
      // Asking a growing string for its end would copy it each time.
      if (!isGap || afterGap) continue;
      afterGap = true;
    }
    if (character !== ' ') afterGap = false;
    const plain = plainOf(character, original, start);
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(start);
      ends.push(index);
    }
  }
  return { text, starts, ends };
}

function plainOf(character: string, original: string, at: number): string {
  if (character in DIGIT_LETTERS) {
    const digits = /^\d{1,2}/u.exec(original.slice(at, at + 2))?.[0].length ?? 1;
    const before = original.charAt(at - 1);
    const isInside =
      (ASCII_LETTER.test(before) || (/\d/u.test(before) && ASCII_LETTER.test(original.charAt(at - 2)))) &&
      ASCII_LETTER.test(original.charAt(at + digits));
    return isInside ? (DIGIT_LETTERS[character] ?? character) : character;
  }
  if (
    /[-_]/u.test(character) &&
    /\p{Lu}/u.test(original.charAt(at - 1)) &&
    /\p{Lu}/u.test(original.charAt(at + 1))
  )
    return ' ';
  if (character < '\u0080') return character;
  const plain = character.normalize('NFKC');
  // A word in Russian stays one; a lookalike among Latin letters does not.
  const lookalike = LOOKALIKES[plain];
  if (lookalike === undefined) return plain;
  const word = wordAround(original, at, character.length);
  return ASCII_LETTER.test(word) || word === character ? lookalike : plain;
}

/** The letters that touch a character, as far as it takes to tell a word's script. */
function wordAround(original: string, at: number, length: number): string {
  const before = /(?<!\p{L})\p{L}+$/u.exec(original.slice(Math.max(0, at - WORD_REACH), at))?.[0] ?? '';
  const after = /^\p{L}*/u.exec(original.slice(at, at + length + WORD_REACH))?.[0] ?? '';
  return before + after;
}
