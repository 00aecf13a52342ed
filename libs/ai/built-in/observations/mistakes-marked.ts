import type { EssayReading, ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { corrected, type Mistake, mistakesIn } from './mistakes-corrected';
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

/** Two words written as one ("officeand"): what is wrong is the space, and no dictionary shows that. */
const RUN_TOGETHER =
  /^(?:\p{L}{3,}(?:and|the|with|that)|(?:best|every|each|after|high|high)(?:friends?|one|other|school))$/iu;

/** Words that stand with a capital somewhere, in small letters: a name that lacks its capital once is spelt right. */
const capitalised = ({ sentences }: EssayReading): ReadonlySet<string> =>
  new Set(
    sentences.flatMap(({ words }) =>
      words.filter(({ text }) => /^\p{Lu}/u.test(text)).map(({ text }) => text.toLowerCase()),
    ),
  );

/** An apostrophe is missing, which no dictionary shows. */
const CONTRACTION =
  /^(?:(?:do|does|did|ca|wo|is|are|was|were|have|has|had|would|could|should)nt|thats|whats|theres)$/u;

/** Words that are in no dictionary, where more than one word may be meant. */
export function unknownIn(essay: JudgedEssay): readonly Mistake[] {
  const names = capitalised(essay.reading);
  return mistakesIn(essay, ['spelling']).filter(
    ({ right, finding, words }) =>
      right === null &&
      // A word that is right elsewhere, or with a capital, is no spelling to look up.
      words === finding.text &&
      /^\p{Ll}+$/u.test(finding.text) &&
      finding.text.length > 3 &&
      !CONTRACTION.test(finding.text) &&
      !names.has(finding.text) &&
      !RUN_TOGETHER.test(finding.text),
  );
}

/** A word that is in no dictionary. */
export const unknownWord: ObservationKind = {
  id: 'unknown-word',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['spelling', 'conventions'],
  find: (essay) =>
    unknownIn(essay)
      .map(({ sentence, words }): Observation => ({ sentence, quote: words }))
      .slice(0, AT_MOST),
  says: [],
  step: {
    low: [
      '{Check|Look up} the spelling of {quote}{ in a dictionary| before you hand your work in|}.',
      '{Find|Go back to} {quote} and {check|look up} {how it is spelt|its spelling}{ in a dictionary|}.',
      '{quote} is not spelt {right|correctly}: {look it up|check it in a dictionary}.',
    ],
    high: ['{Check|Look up} the spelling of {quote}{ in a dictionary| before you hand your work in|}.'],
  },
};

/** Opens a clause that another has to follow: the full stop after it, not the small letter, is the mistake. */
const HALF =
  /^(?:when|whenever|while|if|although|though|because|since|after|before|as|until|once|unless|in|by|for|instead|even)(?!\p{L})/iu;
const SHORT_HALF = 14;

/** Sentences that begin with a small letter after a full stop. */
export const smallStarts = (reading: EssayReading): Observation[] =>
  reading.own.flatMap((sentence): Observation[] => {
    const [first] = sentence.words;
    const before = reading.sentences[sentence.index - 1];
    if (before !== undefined && HALF.test(before.text) && before.words.length < SHORT_HALF) return [];
    const isMarked = sentence.findings.some(
      ({ rule, start, suggestions }) =>
        rule === 'SentenceCapitalization' && start === first?.start && suggestions.length === 1,
    );
    const quote = isMarked ? opening(sentence) : null;
    return quote === null || quote.includes('@') ? [] : [{ sentence, quote }];
  });

/** A sentence that begins with a small letter. */
export const capitalNeeded: ObservationKind = {
  id: 'capital-at-start',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['punctuation', 'conventions', 'grammar'],
  find: ({ reading }) => smallStarts(reading).slice(0, AT_MOST),
  says: [],
  step: {
    low: [
      '{Start|Begin} {quote} with a capital letter{: a new sentence begins there|: it is a new sentence|}.',
      'Put a capital {letter |}at the start of {quote}{, where a new sentence {starts|begins}|}.',
      '{A new sentence starts|A sentence begins} at {quote}, so {give it|it needs} a capital letter.',
    ],
    high: [
      '{Start|Begin} {quote} with a capital letter{: a new sentence begins there|}.',
      'Look at the start of each sentence: {quote} needs a capital.',
    ],
  },
};

/** Every "I" written small, as far as nothing else is wrong beside it. */
export const smallIn = (essay: JudgedEssay): readonly Mistake[] =>
  mistakesIn(essay, ['capitalisation']).filter(
    ({ sentence, finding }) =>
      finding.rule === 'CapitalizePersonalPronouns' &&
      // "Can i did": more than the capital is wrong.
      !/(?<!\p{L})(?:can|could|do|does|did|will|would|should|may|might) $/iu.test(
        sentence.text.slice(0, finding.start - sentence.start),
      ),
  );

/** "I" written small. */
export const smallI: ObservationKind = {
  id: 'small-i',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['punctuation', 'conventions'],
  find: (essay) => corrected(smallIn(essay)).slice(0, 1),
  says: [],
  step: {
    low: [
      '{Search for|Look for|Find} {quote} and {write|make it} {quoteRight}: “I” always has a capital.',
      'Write the word “I” with a capital {each time|every time|wherever you use it}, as in {quoteRight}.',
      '{Change|Correct} {quote} to {quoteRight}{, and every other small “i” too|, since “I” always has a capital|}.',
      '“I” takes a capital letter {when you mean yourself|every time}: {change {quote} to|turn {quote} into} {quoteRight}.',
    ],
    high: ['{Change|Correct} {quote} to {quoteRight}: “I” always has a capital.'],
  },
};

/** This many words without a punctuation mark between them are seldom one sentence. */
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
    '{The sentence|Your sentence} that {starts|begins} with {quote} is very long.',
    '{quote} {starts|begins|opens} a very long sentence.',
  ],
  step: {
    low: [
      'Read that sentence aloud{ slowly|}: where {could|should} a full stop go?',
      'Put a full stop wherever one idea is finished, {then start again with a capital|and begin again with a capital}.',
      '{Could|Might} that sentence be two or three? {Mark|Find} where each {idea|point} ends.',
    ],
    high: [
      'Split that sentence in two: put a full stop where the first idea is finished.',
      '{Make|Turn} that sentence into two or three, one for each idea.',
    ],
  },
};
