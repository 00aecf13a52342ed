import { HARD_WORDS } from './hard-words';
import type { Observation, ObservationKind } from './observation';

const AT_MOST = 4;
/** A word that many people misspell, spelt right. */
export const hardWordRight: ObservationKind = {
  id: 'hard-word-right',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['spelling', 'conventions'],
  find: ({ reading, task }) => {
    const given = new Set((task ?? '').toLowerCase().match(/\p{L}+/gu) ?? []);
    const seen = new Set<string>();
    return reading.own
      .flatMap((sentence): Observation[] =>
        sentence.words.flatMap(({ text, start }) => {
          const form = text.toLowerCase();
          const isMarked = sentence.findings.some((one) => start >= one.start && start < one.end);
          if (!HARD_WORDS.has(form) || given.has(form) || isMarked || seen.has(form)) return [];
          seen.add(form);
          return [{ sentence, quote: text }];
        }),
      )
      .sort((a, b) => (b.quote?.length ?? 0) - (a.quote?.length ?? 0))
      .slice(0, AT_MOST);
  },
  says: [
    'You {spell|spelt} {quote} {correctly|right}, {a word that catches many writers|a word many people get wrong|which is not easy|and it is a hard one}.',
    '{quote} is {a hard word to spell|a word that many people misspell|easy to get wrong}, and {you have it right|yours is right|you spelt it correctly}.',
    '{Well spelt|Good spelling}: {quote} {catches many writers|is easy to get wrong|is a word that many misspell}.',
  ],
};

/** Short forms whose apostrophe can only be right. */
const SHORT_FORM =
  /^(?:(?:do|does|did|is|was|are|were|has|have|had|would|could|should|ca|wo)n['’]t|I['’](?:m|ve|ll)|(?:we|they|you)['’](?:ve|ll))$/u;

/** An apostrophe that stands where letters were left out. */
export const apostropheRight: ObservationKind = {
  id: 'apostrophe-right',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['punctuation', 'conventions'],
  find: ({ reading }) => {
    const seen = new Set<string>();
    return reading.own
      .flatMap((sentence) =>
        sentence.words.flatMap(({ text }): Observation[] => {
          if (!SHORT_FORM.test(text) || seen.has(text.toLowerCase())) return [];
          seen.add(text.toLowerCase());
          return [{ sentence, quote: text }];
        }),
      )
      .slice(0, AT_MOST);
  },
  says: [
    '{The apostrophe in|Your apostrophe in} {quote} {stands in the right place|is where it should be|is in the right place}.',
    'You {put|placed} the apostrophe in {quote} {correctly|where the letters are left out|in the right place}.',
    '{quote} has its apostrophe {in the right place|where it belongs|where the letters are left out}.',
  ],
};
