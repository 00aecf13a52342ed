import type { ReadSentence } from '../essay-reading';
import { corrected, mistakesIn } from './mistakes-corrected';
import type { Observation, ObservationKind } from './observation';

const AT_MOST = 4;
const LONGEST_QUOTE = 7;

/** The first words of a sentence, at most seven, and never up to a joining word. */
function opening(sentence: ReadSentence): string | null {
  const words = sentence.words.slice(0, LONGEST_QUOTE);
  while (
    words.length > 3 &&
    /^(?:and|or|but|the|an?|to|of|in|on|at|for|with|my|your|his|her|their|our|is|are|was)$/iu.test(
      words.at(-1)?.text ?? '',
    )
  )
    words.pop();
  const last = words.at(-1);
  return words.length < 3 || last === undefined ? null : sentence.text.slice(0, last.end - sentence.start);
}

/** A word that is in no dictionary, where more than one word may be meant. */
export const unknownWord: ObservationKind = {
  id: 'unknown-word',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['spelling', 'conventions'],
  find: (essay) =>
    mistakesIn(essay, ['spelling'])
      .filter(
        ({ right, finding }) => right === null && /^\p{Ll}+$/u.test(finding.text) && finding.text.length > 3,
      )
      .map(({ sentence, words }): Observation => ({ sentence, quote: words }))
      .slice(0, AT_MOST),
  says: [],
  step: {
    low: [
      '{Check|Look up} the spelling of {quote}{ in a dictionary| with a classmate| before you hand in|}.',
      '{Find|Go back to} {quote} and {check|look up} {how it is spelt|its spelling|the spelling}{ in a dictionary|}.',
      '{quote} {does not look|doesn’t look} right: {say it slowly and write each sound|look it up|check it in a dictionary|ask how it is spelt}.',
    ],
    high: [
      '{Check|Look up} the spelling of {quote}{ in a dictionary| before you hand in|}.',
      'There is {one word|a word} left to {check|look up}: {quote}.',
    ],
  },
};

/** A sentence that begins with a small letter after a full stop. */
export const capitalNeeded: ObservationKind = {
  id: 'capital-at-start',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['punctuation', 'conventions', 'grammar'],
  find: ({ reading }) =>
    reading.own
      .flatMap((sentence): Observation[] => {
        const [first] = sentence.words;
        const isMarked = sentence.findings.some(
          ({ rule, start, suggestions }) =>
            rule === 'SentenceCapitalization' && start === first?.start && suggestions.length === 1,
        );
        const quote = isMarked ? opening(sentence) : null;
        return quote === null ? [] : [{ sentence, quote }];
      })
      .slice(0, AT_MOST),
  says: [],
  step: {
    low: [
      '{Start|Begin} {quote} with a capital letter{, since it follows a full stop|, as it is a new sentence|}.',
      'Put a capital {letter |}on the first word of {quote}{, where a new sentence starts|}.',
      '{A new sentence starts|A sentence begins} at {quote}, so {give it|it needs} a capital letter.',
      'After the full stop, {quote} {needs|should have} a capital letter{ at its start|}.',
    ],
    high: [
      '{Start|Begin} {quote} with a capital letter{, since it follows a full stop|}.',
      '{Read your first letters once more|Look at the start of each sentence}: {quote} needs a capital.',
    ],
  },
};

/** "I" written small. */
export const smallI: ObservationKind = {
  id: 'small-i',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['punctuation', 'conventions'],
  find: (essay) =>
    corrected(
      mistakesIn(essay, ['capitalisation']).filter(
        ({ finding }) => finding.rule === 'CapitalizePersonalPronouns',
      ),
    ).slice(0, 1),
  says: [],
  step: {
    low: [
      '{Search for|Look for|Find} {quote} and {write|make it} {quoteRight}: “I” always has a capital.',
      'Write the word “I” with a capital {each time|every time|wherever it stands}, as in {quoteRight}.',
      '{Change|Correct} {quote} to {quoteRight}{, and every other small “i” too|, since “I” always has a capital|}.',
      '“I” takes a capital letter {when it means you|wherever it stands}: {change {quote} to|turn {quote} into} {quoteRight}.',
    ],
    high: ['{Change|Correct} {quote} to {quoteRight}: “I” always has a capital.'],
  },
};

/** So many words without a mark between them are seldom one sentence. */
const LONG = 45;

/** A very long sentence: whether it is several is asked, not said. */
export const longSentence: ObservationKind = {
  id: 'very-long-sentence',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['punctuation', 'grammar', 'conventions'],
  find: ({ reading }) =>
    reading.own
      .filter(
        ({ words, quotations, text }) => words.length >= LONG && quotations === 0 && !/[;:]/u.test(text),
      )
      .sort((a, b) => b.words.length - a.words.length)
      .flatMap((sentence): Observation[] => {
        const quote = opening(sentence);
        return quote === null ? [] : [{ sentence, quote }];
      })
      .slice(0, AT_MOST),
  says: [
    '{The sentence|One sentence} that {starts|begins} {quote} is very long.',
    '{quote} {starts|begins|opens} a very long sentence.',
  ],
  step: {
    low: [
      'Read {it|that sentence} aloud{ slowly|}: where {could|might|should} a full stop go?',
      '{Put|Try} a full stop {at the first place|where} you {stop for breath|would pause}, {then start again with a capital|and begin again with a capital}.',
      '{Could|Might} it be two or three sentences? {Mark|Find} where each {idea|thought} ends.',
    ],
    high: [
      'Would {it|that sentence} be {clearer|stronger} as two{ sentences|}?',
      '{Which|What} part of {it|that sentence} deserves a sentence to itself?',
    ],
  },
};
