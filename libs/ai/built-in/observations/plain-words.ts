import type { Observation, ObservationKind } from './observation';
import { hasQuotation, isQuestion, quoteAt } from './phrase';

const THINGS =
  /(?<!\p{L})((?<!(?:and|or|the) )(?:good|bad|many|different|fun|new|cool|more|great|nice|interesting|all kinds of|lots of|a lot of|so many|important|amazing|useful) (?:\p{L}+ )?(?:things|stuff))(?!\p{L})(?! (?:like|such|in common|that|which|you|we|they|I|he|she|to|for example|including|about|is|are|you(?:['’]re| are)?|not)\b|:|, (?:like|such as|for example|including))/iu;

/** The things are named after all. */
const NAMED = /(?<!\p{L})(?:like|such as|for example|for instance|including|material)(?!\p{L})|:/iu;
const NAMED_NEXT = /^(?:for (?:example|instance)|such as|like|first|one (?:thing|of them|is)|some of)/iu;

/** "Many things": the reader would like to know which. */
export const thingsUnnamed: ObservationKind = {
  id: 'things-unnamed',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['vocabulary'],
  find: ({ reading }) =>
    reading.own
      .filter((s) => !hasQuotation(s) && !isQuestion(s))
      .flatMap((sentence): Observation[] => {
        const match = THINGS.exec(sentence.text);
        const thing = match?.[1];
        if (
          match === null ||
          thing === undefined ||
          NAMED.test(sentence.text) ||
          NAMED_NEXT.test(reading.sentences[sentence.index + 1]?.text ?? '')
        )
          return [];
        const at = sentence.words.findIndex((word) => word.end - sentence.start > match.index);
        const quote = quoteAt(sentence, Math.max(0, at), Math.max(0, at) + thing.split(' ').length);
        return quote === null || !quote.toLowerCase().includes(thing.toLowerCase())
          ? []
          : [{ sentence, quote, slots: { things: thing.toLowerCase() } }];
      })
      .slice(0, 3),
  says: [
    'In {quote}, “{things}” {leaves me guessing|could mean almost anything}.',
    '{I wonder what|I would like to know what} “{things}” {refers to|means} in {quote}.',
    'What exactly {do you mean|are you thinking of} when you write “{things}” in {quote}?',
  ],
  step: {
    low: [
      '{Name|Give} two {examples|things} {in place of “{things}”|where you write “{things}”}.',
      'Say what you mean by “{things}”: two examples are enough.',
      '{Change|Turn} “{things}” into two {exact|real} examples.',
    ],
    high: [
      'Which example matters most? Name it in place of “{things}”.',
      'Name the most important example where you write “{things}”.',
    ],
  },
};

export const PLAIN_WORD_KINDS: readonly ObservationKind[] = [thingsUnnamed];
