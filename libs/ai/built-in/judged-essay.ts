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
  /** How it is known: 'teacher' if the teacher set it. */
  genreBasis: GenreBasis;
  /** 0–1. */
  genreConfidence: number;
}

const LONGEST_QUOTE = 28;

/** A quotation is never cut to fewer words than this. */
const SHORTEST_CUT = 14;
const JOINS = /^(?:and|but|because|so|which|who|when|while|if|although|or|since|that)$/iu;
/** Words after which a sentence would say something else, or nothing, and before which it would be turned round. */
const NEVER_AT_END =
  /^(?:the|a|an|of|to|in|on|for|with|my|your|his|her|its|our|their|is|are|was|were|do|does|did|and|or|but|that|who|which|very|no|not|as|by|from|at|than|have|has|had|will|would|can|could|should|more|those|these|this|they|he|she|it|we|i|you|because|so|if|when)$/iu;
const NEGATES = /^(?:not|never|no|nothing|only)$|n['’]t$/iu;

/** Where a stretch of at most 28 words from `first` on is cut: before a mark or a joining word, never before a "not". */
function cutFrom({ words, text, start }: ReadSentence, first: number): number {
  const most = Math.min(words.length, first + LONGEST_QUOTE);
  if (most === words.length) return most;
  const word = (at: number): string => words[at]?.text ?? '';
  const isFair = (at: number): boolean => !NEVER_AT_END.test(word(at - 1)) && !NEGATES.test(word(at));
  const isBorder = (at: number): boolean =>
    JOINS.test(word(at)) ||
    /[,;:–—]/u.test(text.slice((words[at - 1]?.end ?? 0) - start, (words[at]?.start ?? 0) - start));
  for (let at = most; at >= first + SHORTEST_CUT; at -= 1) if (isBorder(at) && isFair(at)) return at;
  for (let at = most; at >= first + SHORTEST_CUT; at -= 1) if (isFair(at)) return at;
  return most;
}

/** The words of a sentence that a quotation shows: all, or a stretch of at most 28. Always the essay's own characters. */
export const quoteOf = (sentence: ReadSentence): string => quoteAround(sentence, null);

/** Words shown before the ones that are spoken of. */
const LEAD = 10;

/** The words of a long sentence around a phrase of it: a mistake that is spoken of is among the words shown. */
export function quoteAround(sentence: ReadSentence, phrase: string | null): string {
  const { words, text, start } = sentence;
  if (words.length <= LONGEST_QUOTE) return text;
  const at = phrase === null ? 0 : Math.max(0, text.indexOf(phrase));
  const past = at + (phrase?.length ?? 0);
  const from = words.findIndex(({ end }) => end - start > at);
  const isNear = (words[cutFrom(sentence, 0) - 1]?.end ?? 0) - start >= past;
  const first = isNear ? 0 : Math.max(0, from - LEAD);
  const last = words[cutFrom(sentence, first) - 1];
  const begin = first === 0 ? 0 : (words[first]?.start ?? 0) - start;
  return last === undefined ? text : text.slice(begin, last.end - start);
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

/** A rate for people to read: one decimal place, without a trailing zero. */
export const rate = (value: number): string => String(Math.round(value * 10) / 10);
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
