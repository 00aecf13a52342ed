import { addTo } from '@marklight/contracts/add-to';
import type { JudgedEssay } from '../judged-essay';
import { byWords, type Mistake, mistakesIn, observed, TIMES, toCorrect } from './mistakes-corrected';
import { smallIn, smallStarts, unknownIn } from './mistakes-marked';
import type { Observation, ObservationKind } from './observation';
import { realWordSlips } from './real-words';

/*
 * What goes wrong again and again is one thing to learn and many places mended. Of all such faults of an essay the most
 * frequent one is spoken of, before any slip that stands there once.
 */

interface Fault {
  kind: string;
  count: number;
  seen: Observation;
}

const FEWEST = 2;
/** Small letters come by the dozen: two are slips. */
const FEWEST_SMALL = 3;

/** The same words, with one correction. */
const sameWords = (essay: JudgedEssay): Fault[] =>
  byWords(mistakesIn(essay, ['spelling', 'punctuation', 'word_choice'])).flatMap(([mistake, count]) => {
    const times = TIMES[count];
    if (count < FEWEST || times === undefined) return [];
    return observed(mistake, { times }).map((seen): Fault => ({ kind: 'repeated-mistake', count, seen }));
  });

/** A word that is in no dictionary, each time. */
const sameUnknown = (essay: JudgedEssay): Fault[] =>
  byWords(unknownIn(essay)).flatMap(([{ sentence, words }, count]): Fault[] => {
    const times = TIMES[count];
    return count < FEWEST || times === undefined
      ? []
      : [{ kind: 'unknown-repeated', count, seen: { sentence, quote: words, slots: { times } } }];
  });

/** One word written wrongly in two ways. */
function twoWays(essay: JudgedEssay): Fault[] {
  const byRight = new Map<string, Mistake[]>();
  for (const mistake of mistakesIn(essay, ['spelling'])) {
    const right = mistake.right?.toLowerCase();
    if (right === undefined || !/^\p{L}+$/u.test(mistake.words)) continue;
    addTo(byRight, right, mistake);
  }
  return [...byRight].flatMap(([right, mistakes]): Fault[] => {
    const [first, ...others] = mistakes;
    const other = others.find(({ words }) => words.toLowerCase() !== first?.words.toLowerCase());
    if (first === undefined || other === undefined) return [];
    const slots = { quoteOther: other.words.toLowerCase(), quoteRight: right };
    const seen = { sentence: first.sentence, quote: first.words.toLowerCase(), slots };
    return [{ kind: 'spelt-two-ways', count: mistakes.length, seen }];
  });
}

/** One word taken for another, whatever stands beside it. */
function confused(essay: JudgedEssay): Fault[] {
  const marked = mistakesIn(essay, ['word_choice']).flatMap(({ sentence, finding, words, right }) => {
    const [meant] = finding.suggestions;
    const isOneWord = /^\p{L}+(?:['’]\p{L}+)?$/u.test(finding.text) && words !== finding.text;
    return right === null || meant === undefined || !isOneWord
      ? []
      : [{ sentence, words, right, wrong: finding.text.toLowerCase(), meant: meant.toLowerCase() }];
  });
  const groups = new Map<string, typeof marked>();
  for (const slip of [...marked, ...realWordSlips(essay)]) {
    addTo(groups, `${slip.wrong} ${slip.meant}`, slip);
  }
  return [...groups.values()].flatMap((slips): Fault[] => {
    const [first] = slips;
    const times = TIMES[slips.length];
    if (first === undefined || slips.length < FEWEST || times === undefined) return [];
    const { sentence, words, right, wrong, meant } = first;
    const slots = { quoteRight: right, wrong, meant, times };
    return [{ kind: 'pair-repeated', count: slips.length, seen: { sentence, quote: words, slots } }];
  });
}

/** The apostrophe left out of several words. */
function apostrophes(essay: JudgedEssay): Fault[] {
  const lost = mistakesIn(essay, ['punctuation']).flatMap(({ sentence, finding: { text, suggestions } }) => {
    const right = suggestions[0] ?? '';
    return right.replace(/['’]/gu, '') === text && !text.includes(' ') ? [{ sentence, text, right }] : [];
  });
  const [first, ...others] = lost;
  const other = others.find(({ text }) => text.toLowerCase() !== first?.text.toLowerCase());
  if (first === undefined || other === undefined) return [];
  const slots = { quoteRight: first.right, quoteOther: other.text, quoteOtherRight: other.right };
  const seen = { sentence: first.sentence, quote: first.text, slots };
  return [{ kind: 'apostrophes-lost', count: lost.length, seen }];
}

/** "I" and the first words of sentences, written small. */
function small(essay: JudgedEssay): Fault[] {
  const pronouns = smallIn(essay);
  const starts = smallStarts(essay.reading);
  const [start] = starts;
  const [pronoun] = pronouns.flatMap((mistake) => observed(mistake));
  return [
    ...(pronoun === undefined || pronouns.length < FEWEST_SMALL
      ? []
      : [{ kind: 'small-i-throughout', count: pronouns.length, seen: pronoun }]),
    ...(start === undefined || starts.length < FEWEST_SMALL
      ? []
      : [{ kind: 'small-starts', count: starts.length, seen: start }]),
  ];
}

const known = new WeakMap<JudgedEssay['reading'], Fault | null>();
/** The fault that comes most often; of two the one that is named earlier here. */
export function mostFrequent(essay: JudgedEssay): Fault | null {
  const before = known.get(essay.reading);
  if (before !== undefined) return before;
  const faults = [confused, sameWords, twoWays, sameUnknown, apostrophes, small].flatMap((find) =>
    find(essay),
  );
  const [most] = faults.sort((a, b) => b.count - a.count);
  known.set(essay.reading, most ?? null);
  return most ?? null;
}

const recurring = (
  id: string,
  bearsOn: readonly string[],
  says: readonly string[],
  step: readonly string[],
): ObservationKind =>
  toCorrect(
    id,
    bearsOn,
    (essay) => {
      const most = mostFrequent(essay);
      return most?.kind === id ? [most.seen] : [];
    },
    step,
    says,
  );

const repeatedMistake = recurring(
  'repeated-mistake',
  ['spelling', 'conventions', 'punctuation', 'grammar'],
  [
    '{You write|Your essay has} {quote} {times}.',
    '{quote} {appears|comes up} {times}{ in your essay| in what you wrote|}.',
  ],
  [
    'Change {every|each} {quote} to {quoteRight}.',
    '{Search for|Look for|Find} {every|each} {quote} and {write|make it} {quoteRight}.',
    'Write {quoteRight} {each time|every time|wherever} you {wrote|have} {quote}.',
  ],
);

const unknownRepeated = recurring(
  'unknown-repeated',
  ['spelling', 'conventions'],
  [
    '{You write|Your essay has} {quote} {times}.',
    '{quote} {appears|comes up} {times}{ in your essay| in what you wrote|}.',
  ],
  [
    '{Look it up|Check it in a dictionary} once, and {correct|change} it {everywhere|each time}.',
    'Find the spelling in a dictionary once, then {correct|change} {them all|all of them}.',
  ],
);

const speltTwoWays = recurring(
  'spelt-two-ways',
  ['spelling', 'conventions'],
  [
    '{You spell|You write} one word in two ways, {quote} and {quoteOther}.',
    '{quote} and {quoteOther} are {meant to be |}the same word.',
  ],
  [
    'It is {quoteRight}: {look for both|find both}, and {change|correct} {each of them|them}.',
    'Write {quoteRight} {each time|every time|in both places}.',
  ],
);

const pairRepeated = recurring(
  'pair-repeated',
  ['spelling', 'conventions', 'grammar'],
  [
    '{You write|Your text has} “{wrong}” {more than once|in several places} where “{meant}” is {meant|needed}, as in {quote}.',
    '“{wrong}” appears {more than once|in several places} where “{meant}” {should be|belongs}, as in {quote}.',
  ],
  [
    '{Change|Correct} {quote} to {quoteRight}, and {look at|check} each “{wrong}” in your text.',
    'Write {quoteRight}, and {look at|check} {every|each} other “{wrong}”{ in the same way|}.',
  ],
);

const apostrophesLost = recurring(
  'apostrophes-lost',
  ['punctuation', 'conventions'],
  [
    '{quote} and {quoteOther} have lost their apostrophes.',
    '{Both |}{quote} and {quoteOther} need an apostrophe.',
  ],
  [
    '{Write|Put} {quoteRight} and {quoteOtherRight}; {look for|check} other short forms{ too| like these|}.',
    '{Change|Correct} them to {quoteRight} and {quoteOtherRight}{, and see whether there are more|}.',
  ],
);

const smallThroughout = recurring(
  'small-i-throughout',
  ['punctuation', 'conventions'],
  [
    '{In several places you|You often} write “I” without its capital.',
    'You write a small “i” for “I” {in several places|more than once}.',
  ],
  [
    '{Search for|Look for|Find} {every|each} small “i” and {write|make it} “I”{, as in {quoteRight}|}.',
    '“I” always has a capital: {change|correct} {it everywhere|each of them}.',
  ],
);

const startsSmall = recurring(
  'small-starts',
  ['punctuation', 'conventions', 'grammar'],
  [
    'Several {of your |}sentences begin with a small letter, {among them|such as} the one that {starts|begins} with {quote}.',
    'Some {of your |}sentences begin with a small letter: {quote} is {one of them|where one begins}.',
  ],
  [
    'After each full stop, look at the next letter and {make it a capital|give it a capital}.',
    '{Go|Look} from full stop to full stop, and {begin|start} each new sentence with a capital{ letter|}.',
  ],
);

/** The most frequent fault, in the words for it. */
export const RECURRING: readonly ObservationKind[] = [
  repeatedMistake,
  pairRepeated,
  speltTwoWays,
  unknownRepeated,
  apostrophesLost,
  smallThroughout,
  startsSmall,
];
