import { topicKey, contentStems } from '../essay-reading';
import type { EssayReading, ReadSentence } from '../essay-reading';
import { stemOf } from '../stem';
import type { Observation, ObservationKind } from './observation';
import { hasQuotation, timesWord, wordsAt } from './phrase';

const SHORTEST = 4;
const LONGEST = 12;
/** A phrase that says or judges something can be said once; one that only names the subject has to come back. */
const SAYS_SOMETHING =
  /(?<!\p{L})(?:is|are|was|were|be|has|have|had|will|would|can|could|should|must|may|might|do|does|did|don't|think|believe|feel|know|want|need|like|help|helps|make|makes|get|gets)(?!\p{L})/iu;
const OFTEN = 3;
const VERY_OFTEN = 5;
const FORMULA = /^(?:at the end of|in the middle of|for the first time|one of the most|on the other hand)/iu;

interface Run {
  sentence: ReadSentence;
  from: number;
  length: number;
  count: number;
}

/** How often words stand in a text exactly so, as a search on screen finds them. @param lower the text in small letters */
function foundBySearch(lower: string, words: string): number {
  const wanted = words.toLowerCase();
  let count = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) count += 1;
  return count;
}

/** A place where a run may start, and the number of the run that was found there before, one word shorter. */
interface Start {
  sentence: ReadSentence;
  from: number;
  shorter: number;
}

/**
 * Runs of words that come often, as they first stand in the essay: by sentence, the shorter first. A run comes often only if the
 * words before its last do, so a longer one is looked for only where a shorter one was found.
 */
function runsOf(reading: EssayReading): Run[] {
  let starts: Start[] = reading.sentences
    .filter((sentence) => !hasQuotation(sentence) && !sentence.copied)
    .flatMap((sentence) => sentence.forms.map((_, from) => ({ sentence, from, shorter: 0 })));
  const often: Run[] = [];
  for (let length = 1; length <= LONGEST && starts.length > 0; length += 1) {
    const numbers = new Map<string, number>();
    const runs: Run[] = [];
    const longer: Start[] = [];
    for (const { sentence, from, shorter } of starts) {
      const last = sentence.forms[from + length - 1];
      if (last === undefined) continue;
      const key = `${shorter} ${last}`;
      const number = numbers.get(key) ?? runs.length;
      const run = (runs[number] ??= { sentence, from, length, count: 0 });
      if (run.count === 0) numbers.set(key, number);
      run.count += 1;
      longer.push({ sentence, from, shorter: number });
    }
    starts = longer.filter(({ shorter }) => (runs[shorter]?.count ?? 0) >= OFTEN);
    if (length >= SHORTEST) often.push(...runs.filter(({ count }) => count >= OFTEN));
  }
  return often.sort((a, b) => a.sentence.index - b.sentence.index || a.length - b.length || a.from - b.from);
}

/** Words that a phrase does not end with, and those that it does not begin with. */
const NO_END = new Set(
  'the a an of to and or but my your our their in on at for with that because so is are was were it be i you he she we they not can will would'.split(
    ' ',
  ),
);
const NO_START = new Set('and of to that for in on at or but so because with by is are was were'.split(' '));

export const phraseRepeated: ObservationKind = {
  id: 'phrase-repeated',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['vocabulary', 'sentences', 'cohesion'],
  find: ({ reading }) => {
    const lower = reading.text.toLowerCase();
    return runsOf(reading)
      .flatMap(({ sentence, from, length }): (Observation & { weight: number })[] => {
        const forms = sentence.forms.slice(from, from + length);
        const quote = wordsAt(sentence, from, from + length);
        if (quote === null || /[,;:.!?\n]/u.test(quote) || FORMULA.test(quote)) return [];
        if (NO_END.has(forms.at(-1) ?? '') || NO_START.has(forms[0] ?? '')) return [];
        const content = contentStems(forms);
        // What the task itself says has to be said again.
        if (content.length === 0 || content.every((stem) => reading.taskKeys.has(topicKey(stem)))) return [];
        const count = foundBySearch(lower, quote);
        const fewest = SAYS_SOMETHING.test(quote) ? OFTEN : VERY_OFTEN;
        if (count < fewest) return [];
        return [{ sentence, quote, slots: { times: timesWord(count) }, weight: count * length }];
      })
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 1)
      .map(({ sentence, quote, slots }) => ({ sentence, quote, slots: slots ?? {} }));
  },
  says: [
    '{quote} {appears|comes up|turns up} in your {text|writing} {times}.',
    '{You write|You use} {quote} {times}.',
    'The words {quote} {come back|turn up} {times}.',
    '{Search for|Look for} {quote}: {it is there|you will find it|it comes up} {times}.',
  ],
  step: {
    low: [
      'Keep {quote} once; after that, {say it in fewer words|say “this” or use a shorter phrase}.',
      '{Underline|Mark} each {quote}, keep the one that matters most and {change|rewrite} the others.',
      'Keep {quote} where it matters most; in the other {places|sentences}, {cut it or use fewer words|say it in other words}.',
    ],
    high: [
      'Keep {quote} where it matters most; in the other places, {cut it or use fewer words|say it in other words}.',
      'Keep {quote} once; after that, {say it in fewer words|say “this” or use a shorter phrase}.',
    ],
  },
};

/** Words that nobody's subject needs, and from how many in a text they wear out. */
const WORN: readonly (readonly [string, RegExp])[] = [
  ['really', /(?<![\p{L}’'])really(?![\p{L}’'])/giu],
  ['very', /(?<![\p{L}’'])very(?![\p{L}’'])/giu],
  ['a lot', /(?<![\p{L}’'])a lot(?![\p{L}’'])/giu],
  ['just', /(?<![\p{L}’'])just(?![\p{L}’'])/giu],
  ['then', /(?<![\p{L}’'])then(?![\p{L}’'])/giu],
  ['things', /(?<![\p{L}’'])things(?![\p{L}’'])/giu],
  ['stuff', /(?<![\p{L}’'])stuff(?![\p{L}’'])/giu],
  ['good', /(?<![\p{L}’'])good(?![\p{L}’'])/giu],
  ['great', /(?<![\p{L}’'])great(?![\p{L}’'])/giu],
  ['nice', /(?<![\p{L}’'])nice(?![\p{L}’'])/giu],
  ['fun', /(?<![\p{L}’'])fun(?![\p{L}’'])/giu],
  ['important', /(?<![\p{L}’'])important(?![\p{L}’'])/giu],
  ['get', /(?<![\p{L}’'])get(?![\p{L}’'])/giu],
  ['got', /(?<![\p{L}’'])got(?![\p{L}’'])/giu],
  ['went', /(?<![\p{L}’'])went(?![\p{L}’'])/giu],
  ['shows', /(?<![\p{L}’'])shows(?![\p{L}’'])/giu],
];
const WORN_FROM = 4;
const WORDS_EACH = 70;
/** "More then one" is another mistake, and its "then" is no time word. */
const FOR_THAN = /(?:\p{L}er|more|less|rather|other|better|worse) then(?!\p{L})/iu;

export const wordWorn: ObservationKind = {
  id: 'word-worn',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['vocabulary'],
  find: ({ reading }) =>
    WORN.flatMap(([word, pattern]): (Observation & { count: number })[] => {
      if (word === 'then' && FOR_THAN.test(reading.text)) return [];
      // A word of the task has to come back.
      if (reading.taskKeys.has(topicKey(stemOf(word)))) return [];
      const count = reading.text.match(pattern)?.length ?? 0;
      return count < WORN_FROM || count * WORDS_EACH < reading.wordCount
        ? []
        : [{ sentence: null, quote: null, slots: { word, times: timesWord(count) }, count }];
    })
      .sort((a, b) => b.count - a.count)
      .slice(0, 1)
      .map(({ sentence, quote, slots }) => ({ sentence, quote, slots: slots ?? {} })),
  says: [
    '{You write|You use} “{word}” {times}.',
    '“{word}” {appears|turns up|comes up} {times}{ in your text| in this piece|}.',
    '{Search for|Look for} “{word}”: {it appears|it turns up|you will find it} {times}.',
  ],
  step: {
    low: [
      'Keep “{word}” in {two or three|only a few} places; in the {other places|others}, {leave it out or say exactly what you mean|cut it or be more exact}.',
      '{Take out|Cross out} each “{word}” that you do not need, and {find|choose} a more exact word for {one or two of the others|two of the others}.',
    ],
    high: [
      'Keep “{word}” in {two or three|only a few} places; in the {other places|others}, {leave it out or say exactly what you mean|cut it or be more exact}.',
    ],
  },
};

export const WORD_REPEATS: readonly ObservationKind[] = [phraseRepeated, wordWorn];
