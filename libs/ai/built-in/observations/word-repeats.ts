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

/** How often words stand in a text exactly so, as a search on screen finds them. */
function foundBySearch(text: string, words: string): number {
  const wanted = words.toLowerCase();
  const all = text.toLowerCase();
  let count = 0;
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.length)) count += 1;
  return count;
}

/** Runs of four to eight words by how often they come; each run of one sentence is counted once. */
function runsOf(reading: EssayReading): Run[] {
  const runs = new Map<string, Run>();
  for (const sentence of reading.sentences) {
    if (hasQuotation(sentence) || sentence.copied) continue;
    for (let length = SHORTEST; length <= LONGEST; length += 1)
      for (let from = 0; from + length <= sentence.forms.length; from += 1) {
        const key = sentence.forms.slice(from, from + length).join(' ');
        const run = runs.get(key);
        if (run === undefined) runs.set(key, { sentence, from, length, count: 1 });
        else run.count += 1;
      }
  }
  return [...runs.values()].filter((run) => run.count >= OFTEN);
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
  find: ({ reading }) =>
    runsOf(reading)
      .flatMap(({ sentence, from, length }): (Observation & { weight: number })[] => {
        const forms = sentence.forms.slice(from, from + length);
        const quote = wordsAt(sentence, from, from + length);
        if (quote === null || /[,;:.!?\n]/u.test(quote) || FORMULA.test(quote)) return [];
        if (NO_END.has(forms.at(-1) ?? '') || NO_START.has(forms[0] ?? '')) return [];
        const content = contentStems(forms);
        // What the task itself says has to be said again.
        if (content.length === 0 || content.every((stem) => reading.taskKeys.has(topicKey(stem)))) return [];
        const count = foundBySearch(reading.text, quote);
        const fewest = SAYS_SOMETHING.test(quote) ? OFTEN : VERY_OFTEN;
        if (count < fewest) return [];
        return [{ sentence, quote, slots: { times: timesWord(count) }, weight: count * length }];
      })
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 1)
      .map(({ sentence, quote, slots }) => ({ sentence, quote, slots: slots ?? {} })),
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
      '{Take out|Cross out} each “{word}” that you do not need, and {find|choose} a more exact word for {one or two of the others|two of the rest}.',
    ],
    high: [
      'Keep “{word}” in {two or three|only a few} places; in the {other places|others}, {leave it out or say exactly what you mean|cut it or be more exact}.',
    ],
  },
};

export const WORD_REPEATS: readonly ObservationKind[] = [phraseRepeated, wordWorn];
