/** A run of letters and digits, as names are looked for: an apostrophe or a hyphen ends it. */
export interface NameToken {
  start: number;
  end: number;
  /** Lower case without accents, so that José, JOSE and Jose are one name. */
  folded: string;
  /** Begins with a capital letter. */
  capital: boolean;
}

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;
/** What may stand between two parts of one name. */
const BETWEEN = /^[\s,.'’ʼ‘`_-]{1,4}$/u;
/** Letters that no decomposition makes plain. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ħ: 'h',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const ASCII = /^[\x00-\x7f]*$/;

export function foldName(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // By way of capitals, so that ß is ss and a final sigma a sigma.
  return text
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[đðłøħæœþ]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** The tokens of a text, in order. Linear in its length. */
export function nameTokensOf(text: string): NameToken[] {
  const tokens: NameToken[] = [];
  for (const { index, 0: run } of text.matchAll(TOKEN)) {
    tokens.push({
      start: index,
      end: index + run.length,
      folded: foldName(run),
      capital: /^\p{Lu}/u.test(run),
    });
  }
  return tokens;
}

/** Whether two neighbouring tokens may be parts of one name. */
export function couldJoin(text: string, left: NameToken, right: NameToken): boolean {
  const between = text.slice(left.end, right.start);
  if (!BETWEEN.test(between)) return false;
  // A full stop ends a sentence, except after an initial.
  return !/\.\s/u.test(between) || left.folded.length === 1;
}

/** Scripts that put no spaces between words: a name is a part of a token there. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Whether a token begins a sentence, a line or a quotation, where anything has a capital. */
export function opensSentence(text: string, token: NameToken): boolean {
  const from = Math.max(0, token.start - 8);
  const before = text.slice(from, token.start).replace(/["'“”‘’(*_]/gu, '');
  if (before.trim() === '') return from === 0 || before.includes('\n');
  return /[.!?:\n…]\s{0,8}$/u.test(before);
}
