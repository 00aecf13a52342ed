import type { Locale } from '@marklight/contracts/language';
import { type Word, wordsOf } from './segmentation';
import { respellingFor } from './variants';

/** Harper is handed whole paragraphs, together at most about this many characters: some 60 ms of work. */
const STRETCH_CHARACTERS = 6_000;
/** Suggestions for a word that is in no dictionary take Harper 5 to 20 ms. */
const UNKNOWN_WORDS_IN_STRETCH = 6;
/** Words beyond those that get suggestions: asking Harper whether one is in the dictionary takes 0.1 ms. */
const LEFT_OUT_IN_STRETCH = 250;
/** No essay has more different misspellings than this; any further ones are named without a suggestion. */
export const WORDS_WITH_SUGGESTIONS = 150;
/** The limit for those without a suggestion: a longer list helps nobody. */
export const WORDS_NAMED = 1_000;
/** The search for suggestions would take seconds for a "word" that is longer than any real word. */
const LONGEST_WORD = 45;

export interface Stretch {
  start: number;
  text: string;
  /** Words that were blanked out in `text`, as there are too many that are unknown; the first of the whole text. */
  leftOut: readonly Word[];
}

/** A text without "words" that are longer than any word, every offset unchanged. */
export function withoutEndlessWords(text: string): string {
  return text.replace(/\S{46,}/gu, (run) => (run.length > LONGEST_WORD ? ' '.repeat(run.length) : run));
}

/**
 * Cuts a text into stretches that each take Harper about as long as the next, whatever stands in them: they end at a
 * line or a sentence, and earlier where many unknown words stand together.
 * @param isKnown whether Harper's dictionary has the word
 */
export async function* stretchesOf(
  text: string,
  locale: Locale,
  isKnown: (word: string) => Promise<boolean>,
): AsyncGenerator<Stretch> {
  /** Words that suggestions are looked for, in the whole text. */
  const looked = new Set<string>();
  /** Those of them that Harper has not been handed yet. */
  let fresh: Word[] = [];
  let named = 0;
  for (let start = 0; start < text.length;) {
    const furthest = Math.min(text.length, start + STRETCH_CHARACTERS);
    let end =
      furthest < text.length ? cutBefore(text, start, furthest, start + STRETCH_CHARACTERS / 2) : furthest;
    const tooMany: Word[] = [];
    for (const word of wordsOf(text.slice(start, end), start)) {
      if (looked.has(word.text) || (await isRight(word.text, locale, isKnown))) continue;
      const isLeftOut = looked.size >= WORDS_WITH_SUGGESTIONS;
      if (isLeftOut ? tooMany.length >= LEFT_OUT_IN_STRETCH : fresh.length >= UNKNOWN_WORDS_IN_STRETCH) {
        end = cutBefore(text, start, word.start, start + 1);
        break;
      }
      if (isLeftOut) tooMany.push(word);
      else {
        looked.add(word.text);
        fresh.push(word);
      }
    }
    const leftOut = tooMany.filter((word) => word.end <= end);
    yield { start, text: blanked(text, start, end, leftOut), leftOut: leftOut.slice(0, WORDS_NAMED - named) };
    named = Math.min(WORDS_NAMED, named + leftOut.length);
    fresh = fresh.filter((word) => word.start >= end);
    start = end;
  }
}

async function isRight(
  word: string,
  locale: Locale,
  isKnown: (word: string) => Promise<boolean>,
): Promise<boolean> {
  return respellingFor(word, locale) === null && (await isKnown(word));
}

/** Where to cut at or before `at`: after a line, after a sentence, at a space, or there; never before `least`. */
function cutBefore(text: string, start: number, at: number, least: number): number {
  const before = text.slice(start, at + 1);
  const places = [before.lastIndexOf('\n'), before.lastIndexOf('. ') + 1, before.lastIndexOf(' ')];
  const cut = places.find((place) => place > 0 && start + place > least);
  return cut === undefined ? Math.max(at, start + 1) : start + cut;
}

function blanked(text: string, start: number, end: number, leftOut: readonly Word[]): string {
  let blank = '';
  let from = start;
  for (const word of leftOut) {
    blank += text.slice(from, word.start) + ' '.repeat(word.end - word.start);
    from = word.end;
  }
  return blank + text.slice(from, end);
}
