import type { ReadSentence } from '../essay-reading';
import type { Observation, ObservationKind } from './observation';
import { openingOf } from './phrase';

/** Above this a sentence of a school essay is long by anybody's count; English prose has 15 to 25 words in one. */
const LONG = 45;
const FEWEST_JOINTS = 3;
const JOINS = new Set(['and', 'but', 'so', 'because', 'then']);
const longOnes = (sentences: readonly ReadSentence[]): ReadSentence[] =>
  sentences
    .filter(
      (s) =>
        s.words.length >= LONG &&
        // A full stop with a space before it ends a sentence too.
        !/\s[.!?]\s/u.test(s.text) &&
        s.forms.filter((form) => JOINS.has(form)).length >= FEWEST_JOINTS,
    )
    .sort((a, b) => b.words.length - a.words.length);

/** Whether the sentence ends at one of these or goes on is asked, not said: the length is counted. */
export const longSentence: ObservationKind = {
  id: 'long-sentence',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences', 'punctuation', 'grammar', 'conventions'],
  find: ({ reading }) =>
    longOnes(reading.own)
      .flatMap((sentence): Observation[] => {
        const quote = openingOf(sentence);
        return quote === null ? [] : [{ sentence, quote }];
      })
      .slice(0, 1),
  says: [
    '{The sentence|Your sentence} that {begins|starts} with {quote} is very long.',
    '{One sentence|A single sentence} {goes on for many lines|holds a great deal}: the one that {begins|starts} with {quote}.',
  ],
  step: {
    low: [
      '{Read|Say} that sentence aloud, and put a full stop wherever one idea is finished.',
      '{Make|Turn} that sentence into {two or three|three}, one for each {idea|step}.',
    ],
    high: [
      'Which {idea in|part of} that sentence {matters most|should stand out}? {Give it its own sentence.|Put it in a sentence by itself.}',
    ],
  },
};

export const LONG_SENTENCES: readonly ObservationKind[] = [longSentence];
