import type { EssayReading, ReadSentence } from '../essay-reading';
import { statementsOf } from './aids';
import { beginningOf } from './anchors';
import type { Observation } from './observation';
import { clauseOf } from './source-anchors';

/*
 * Sentences that a step can name a second time: as a slot, so that it does not matter whether another comment quoted them.
 */

const SHORTEST = 4;

/** Words of the essay as they appear in a comment, on one line. */
export const inMarks = (text: string): string => `“${text.replace(/\s+/gu, ' ').replace(/["“”]/gu, '')}”`;

const UNQUOTABLE = /["“”()[\]\n@#*_]|\p{Lu}\d/u;
const isQuotable = (head: string | null): head is string =>
  head !== null && !UNQUOTABLE.test(head) && head.split(/\s+/u).length >= SHORTEST;

/** A whole sentence or its first clause, else the words it begins with; null where nothing can be quoted. */
export function headOf(sentence: ReadSentence): string | null {
  return wholeOf(sentence) ?? startWordsOf(sentence);
}

/** A whole sentence or its first clause; null where neither can be quoted. */
export function wholeOf(sentence: ReadSentence): string | null {
  const clause = clauseOf(sentence);
  return isQuotable(clause) ? clause : null;
}

/** The words to find a sentence by. */
export function startWordsOf(sentence: ReadSentence): string | null {
  const start = beginningOf(sentence);
  return isQuotable(start) && sentence.text.startsWith(start) ? start : null;
}

/** The words that each of the sentences begins with, as the slot `first`. */
export const spotsAt = (sentences: readonly ReadSentence[]): Observation[] =>
  sentences.flatMap((sentence): Observation[] => {
    const start = startWordsOf(sentence);
    return start === null ? [] : [{ sentence, quote: null, slots: { first: inMarks(start) } }];
  });

/** Statements from the one nearest to this share of the text outwards. */
export function nearest(reading: EssayReading, share: number): ReadSentence[] {
  const place = share * (reading.sentences.length - 1);
  return [...statementsOf(reading)].sort((a, b) => Math.abs(a.index - place) - Math.abs(b.index - place));
}
