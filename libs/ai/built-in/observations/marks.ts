import type { EssayReading, ReadSentence } from '../essay-reading';
import { inQuotation } from './aids';
import { stepAlone, type Observation, type ObservationKind } from './observation';
import { wordsAt } from './phrase';

/* Slips of the pen that are there or not: a space left out, no mark at the end, a word twice. */

const CONTROL = ['punctuation', 'conventions', 'grammar'];
const AT_MOST = 3;
const MARKS: Readonly<Record<string, string>> = {
  '.': 'full stop',
  ',': 'comma',
  ';': 'semicolon',
  '!': 'exclamation mark',
  '?': 'question mark',
};
/** Two words with only a mark between them; no address, no name of a file and no row of initials. */
const GLUED = /(?<![\p{L}\p{N}@./:-])(\p{L}{2,20})([.,;!?])(\p{L}{2,20})(?![\p{L}\p{N}./@-])/gu;
const ADDRESS = /^(?:com|org|net|edu|gov|co|uk|au|us|io|html?|pdf|docx?|txt|jpe?g|png|tv)$/iu;

const sentenceAt = ({ own }: EssayReading, position: number): ReadSentence | undefined =>
  own.find(({ start, end }) => start <= position && position < end);

export const spaceAfterMark: ObservationKind = stepAlone({
  id: 'space-after-mark',
  genres: 'any',
  bearsOn: CONTROL,
  find: ({ reading }) =>
    [...reading.text.matchAll(GLUED)]
      .flatMap((match): Observation[] => {
        const [quote, , mark = '', after = ''] = match;
        const sentence = sentenceAt(reading, match.index);
        const name = MARKS[mark];
        return sentence === undefined ||
          name === undefined ||
          (mark === '.' && ADDRESS.test(after)) ||
          inQuotation(reading)(match.index)
          ? []
          : [{ sentence, quote, slots: { mark: name } }];
      })
      .slice(0, AT_MOST),
  step: {
    low: [
      '{Put|Leave} a space after the {mark} in {quote}{, and look for other places like it|}.',
      'In {quote}, a space {is needed|belongs|should go} after the {mark}.',
      '{Look at|Find|Look for|Search for} {quote}: {put|leave} a space after the {mark}.',
    ],
    high: [
      '{Put|Leave} a space after the {mark} in {quote}.',
      'In {quote}, a space {is needed|belongs} after the {mark}.',
    ],
  },
});

/** The last sentence counts only if it has this many words; otherwise it may be a name under a letter. */
const SHORTEST = 6;
const SHOWN = 5;

export const endMarkMissing: ObservationKind = stepAlone({
  id: 'end-mark-missing',
  genres: 'any',
  bearsOn: CONTROL,
  find: ({ reading }) => {
    const last = reading.own.at(-1);
    if (
      last === undefined ||
      last !== reading.sentences.at(-1) ||
      last.words.length < SHORTEST ||
      !/[\p{L}\p{N}]["'”’)\]]*\s*$/u.test(reading.text)
    )
      return [];
    const quote = wordsAt(last, last.words.length - SHOWN, last.words.length);
    return quote === null ? [] : [{ sentence: last, quote }];
  },
  step: {
    low: [
      'Your text {stops|breaks off} after {quote}. {Finish the sentence, or put a full stop there.|If that is the end, put a full stop there.}',
      'The last words of your text are {quote}. {Put|Write} a full stop {after them|there}, or finish the {sentence|idea}.',
      'Is {quote} where your text ends? If so, {put|write} a full stop {there|after it}; if not, {finish the sentence|write the rest}.',
    ],
    high: [
      'Is {quote} where your text ends? If so, {put|write} a full stop there; if not, finish the sentence.',
      'Your last words are {quote}. {Put|Write} a full stop after them, or finish the sentence.',
    ],
  },
});

/** Small words that make no sense twice in a row; “it it” or “had had” may lack only a comma, or be right. */
const TWICE = /(?<![\p{L}'’-])(the|a|an|to|and|of) \1(?![\p{L}'’-])/giu;

export const wordTwice: ObservationKind = stepAlone({
  id: 'word-twice',
  genres: 'any',
  bearsOn: ['grammar', 'conventions', 'spelling', 'punctuation'],
  find: ({ reading }) =>
    [...reading.text.matchAll(TWICE)]
      .flatMap((match): Observation[] => {
        const [quote, word = ''] = match;
        const sentence = sentenceAt(reading, match.index);
        return sentence === undefined || inQuotation(reading)(match.index)
          ? []
          : [{ sentence, quote, slots: { word } }];
      })
      .slice(0, AT_MOST),
  step: {
    low: [
      '{Cut|Cross out|Take out} one “{word}” {in|where you write} {quote}.',
      'You {write|have} {quote}: one “{word}” is enough.',
      '{Look for|Search for|Find} {quote} and {cut|cross out|take out} one “{word}”.',
    ],
    high: ['{Cut|Cross out} one “{word}” in {quote}.'],
  },
});

export const MARK_KINDS: readonly ObservationKind[] = [spaceAfterMark, endMarkMissing, wordTwice];
