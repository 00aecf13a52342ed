import type { Locale } from '@marklight/contracts/language';
import type { EssayReading, ReadSentence } from './essay-reading';
import type { EssayFeatures } from './features';
import type { Qualities } from './qualities';

/** Everything known about one essay before its criteria are looked at. */
export interface JudgedEssay {
  reading: EssayReading;
  features: EssayFeatures;
  qualities: Qualities;
  locale: Locale;
  task: string | null;
}

/** One thing that was found, as a whole sentence for the teacher and student. */
export interface Fact {
  good: boolean;
  text: string;
}

/** The highest level there can be, and the finding that sets it, as a whole sentence. */
export interface Ceiling {
  level: number;
  because: string;
}

/** What one kind of criterion found in one essay. */
export interface Measure {
  /** 0–1 on this kind's own features. */
  quality: number;
  /** None where nothing speaks against the highest level. */
  ceiling?: Ceiling | null;
  facts: Fact[];
  /** Sentences that show what is there, best first. */
  strong: readonly ReadSentence[];
  /** Sentences that a revision should start with, worst first. */
  weak: readonly ReadSentence[];
  /** Concrete next steps, most useful first. */
  steps: string[];
  /** How a stronger version of the essay's own words could read. */
  exemplar: string;
}

export interface CriterionKind {
  id: string;
  /** As it stands in a sentence: "the spelling". */
  subject: string;
  recognises: RegExp;
  /** How much of the level rests on this kind's own measure; the rest is the essay as a whole. */
  own: number;
  /**
   * How much more quality (less where negative) each level takes than LEVEL_STARTS: what is learnt first is
   * expected first, so the levels of different criteria do not all change at one point.
   */
  demand: number;
  measure(essay: JudgedEssay, criterion: string): Measure;
}

const LONGEST_QUOTE = 28;

/** The words of a sentence that a quotation shows: all, or its first 28. Always the essay's own characters. */
export function quoteOf(sentence: ReadSentence): string {
  const last = sentence.words[LONGEST_QUOTE - 1];
  return sentence.words.length <= LONGEST_QUOTE || last === undefined
    ? sentence.text
    : sentence.text.slice(0, last.end - sentence.start);
}

/** A quotation inside running text: at most `words` words, on one line, in curly marks. */
export function cited(sentence: ReadSentence, words = 14): string {
  const last = sentence.words[words - 1];
  const cut = sentence.words.length > words && last !== undefined;
  const text = cut ? `${sentence.text.slice(0, last.end - sentence.start)} …` : sentence.text;
  return `“${text.replace(/\s+/gu, ' ').replace(/^["“]|["”]$/gu, '')}”`;
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

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
/** A rate for people: one decimal, without a trailing zero. */
export const rate = (value: number): string => String(Math.round(value * 10) / 10);
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
/** A sentence's words without its final mark and with a lower-case start, to be built into another sentence. */
export function clauseOf(sentence: ReadSentence): string {
  const clause = sentence.text.replace(/\s+/gu, ' ').replace(/(?<![.!?…])[.!?…]+["”’']?$/u, '');
  return /^(?:I\b|I['’])/u.test(clause) || sentence.words[1]?.text === sentence.words[1]?.text.toUpperCase()
    ? clause
    : clause.charAt(0).toLowerCase() + clause.slice(1);
}
