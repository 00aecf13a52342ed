import type { ReadSentence } from '../essay-reading';
import { STOP_WORDS } from '../lexicon';
import { phraseAt, quotable, statementsOf } from './aids';
import type { ObservationKind } from './observation';

/** Three steps of one series; "Also" or "Another way" may stand inside a step. */
const SERIES: readonly (readonly [RegExp, RegExp, RegExp])[] = [
  [
    /^\W*(?:first of all|first off|first(?:ly)?|to begin with|to start(?: with| off)?|the first thing)(?!\p{L})/iu,
    /^\W*(?:second of all|second(?:ly)?|next|the second thing)(?!\p{L})/iu,
    /^\W*(?:third(?:ly)?|last but not least|last(?:ly)?|finally|the (?:third|last) thing)(?!\p{L})/iu,
  ],
  [
    /^\W*(?:one|(?:my|the) first) (?:reason|point|effect|way)(?!\p{L})/iu,
    /^\W*(?:another|a second|(?:my|the) (?:second|next|other)) (?:reason|point|effect|way)(?!\p{L})/iu,
    /^\W*(?:a third|(?:my|the) (?:third|last|final)) (?:reason|point|effect|way)(?!\p{L})/iu,
  ],
];
/** Steps with fewer sentences between them are a list, or a plan in the opening. */
const LEAST_BETWEEN = 2;

const lead = (sentence: ReadSentence, pattern: RegExp): string =>
  (pattern.exec(sentence.text)?.[0] ?? '').replace(/^\W+/u, '');

/** The three steps of a series, where each comes once and in order. */
function stepsOf(own: readonly ReadSentence[], series: (typeof SERIES)[number]): readonly string[] | null {
  const found = series.map((pattern) => own.filter(({ text }) => pattern.test(text)));
  const places = found.map(([one]) => one?.index ?? -1);
  const [one = -1, two = -1, three = -1] = places;
  if (found.some(({ length }) => length !== 1) || one < 0) return null;
  if (two - one <= LEAST_BETWEEN || three - two <= LEAST_BETWEEN) return null;
  return found.map(([sentence], at) => {
    const pattern = series[at];
    return sentence === undefined || pattern === undefined ? '' : `“${lead(sentence, pattern)}”`;
  });
}

export const signpostsInOrder: ObservationKind = {
  id: 'signposts-in-order',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer'],
  bearsOn: ['structure', 'cohesion'],
  find({ reading }) {
    const steps = SERIES.map((series) => stepsOf(reading.own, series)).find((one) => one !== null);
    if (steps === undefined || steps === null) return [];
    const [one = '', two = '', three = ''] = steps;
    const first = reading.own.find(({ text }) => SERIES.some(([pattern]) => pattern.test(text)));
    // Where there are paragraphs, the steps open them most often.
    const omits = reading.paragraphs.length > 1 ? (['low'] as const) : [];
    return first === undefined ? [] : [{ sentence: first, quote: null, slots: { one, two, three }, omits }];
  },
  says: [
    '{one}, {two} and {three} {lead|take} {me|your reader} from {point to point|one part to the next}.',
    'The order is easy to follow: {one}, {two}, {three}.',
    '{You mark your steps|Your steps are marked}: {one}, then {two}, then {three}.',
  ],
  step: {
    low: [
      '{Start|Begin} a new paragraph at each of these: {one}, {two} and {three}.',
      '{Start|Begin} a new paragraph at {one}, at {two} and at {three}.',
    ],
    high: [
      'Why does the point that begins with {three} come last? If it is your strongest, say so; if not, {change the order|move it}.',
      'Is the point that begins with {three} your strongest? {Say|Show} why it matters most, or put another one last.',
    ],
  },
};

/** "These sites", "this idea": a noun that sums up what came before. */
const POINTS_BACK =
  /^(?:this|these|that|those|such) (\p{L}{4,})(?: (?:is|are|was|were|has|have|can|could|will|would|may|make|makes|made|help|helps|show|shows|cause|causes|give|gives|allow|allows)(?!\p{L}))/iu;

const SUMS_UP = new Set(
  'idea ideas problem problems reason reasons situation situations activities activity fact facts effect effects example examples change changes quote quotation line choice loss attitude experience behavior behaviour benefits risks'.split(
    ' ',
  ),
);

/** "This memoir" names the book; it does not take up what was said. */
const NAMES_A_TEXT = /^(?:memoir|story|essay|article|text|book|poem|paragraph|letter|author|passage)s?$/u;

export const pointsBack: ObservationKind = {
  id: 'points-back',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer', 'reflection'],
  bearsOn: ['cohesion'],
  find({ reading }) {
    return quotable(
      statementsOf(reading).flatMap((sentence) => {
        const match = sentence.index === 0 ? null : POINTS_BACK.exec(sentence.text);
        const noun = match?.[1]?.toLowerCase() ?? '';
        if (match === null || STOP_WORDS.has(noun) || /(?:ly|thing|things|also|will|time|been)$/u.test(noun))
          return [];
        const stem = sentence.stems[0];
        const before = reading.sentences[sentence.index - 1];
        if (NAMES_A_TEXT.test(noun)) return [];
        if (!SUMS_UP.has(noun) && !(stem !== undefined && before?.stems.includes(stem) === true)) return [];
        const words = match[0].split(' ').slice(0, 2).join(' ');
        return [{ sentence, quote: phraseAt(sentence, 0), slots: { words: `“${words}”` } }];
      }),
      2,
    );
  },
  says: [
    '{words} {picks up|refers back to} {what you have just said|the sentence before}: {quote}.',
    'With {words} you {tie|link|join} this sentence to {the one before|what came before}: {quote}.',
  ],
  step: {
    low: [
      '{Begin|Start} {one more|another} sentence with “this” or “these” and a noun that {sums up the sentence before|names what came before}.',
    ],
    high: [],
  },
};

export const LINKING_KINDS = [signpostsInOrder, pointsBack];
