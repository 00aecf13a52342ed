import type { Genre, GenreBasis } from '@marklight/contracts/genre';
import type { Locale } from '@marklight/contracts/language';
import type { Strictness } from '@marklight/contracts/strictness';
import type { EssayReading, ReadSentence } from './essay-reading';
import type { EssayFeatures } from './features';
import type { Qualities } from './levels/qualities';

/** Everything known about one essay before its criteria are looked at. */
export interface JudgedEssay {
  reading: EssayReading;
  features: EssayFeatures;
  qualities: Qualities;
  locale: Locale;
  task: string | null;
  strictness: Strictness;
  /** As the teacher set it, else as recognised. */
  genre: Genre;
  /** How it is known: 'teacher' where the teacher set it. */
  genreBasis: GenreBasis;
  /** 0–1. */
  genreConfidence: number;
}

const LONGEST_QUOTE = 28;

/** The words of a sentence that a quotation shows: all, or its first 28. Always the essay's own characters. */
export function quoteOf(sentence: ReadSentence): string {
  const last = sentence.words[LONGEST_QUOTE - 1];
  return sentence.words.length <= LONGEST_QUOTE || last === undefined
    ? sentence.text
    : sentence.text.slice(0, last.end - sentence.start);
}

/** The `count` sentences with the highest value, best first; those without any value are left out. */
export function best(
  sentences: readonly ReadSentence[],
  value: (sentence: ReadSentence) => number,
  count = 3,
): ReadSentence[] {
  return sentences
    .map((sentence) => ({ sentence, value: value(sentence) }))
    .filter((entry) => entry.value > 0)
    .sort((a, b) => b.value - a.value || a.sentence.index - b.sentence.index)
    .slice(0, count)
    .map((entry) => entry.sentence);
}

/** A rate for people: one decimal, without a trailing zero. */
export const rate = (value: number): string => String(Math.round(value * 10) / 10);
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
