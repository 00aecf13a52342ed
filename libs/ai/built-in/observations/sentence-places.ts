import { addTo } from '@marklight/contracts/add-to';
import type { ReadSentence } from '../essay-reading';
import { phraseAt, statementsOf } from './aids';
import { beginningOf } from './anchors';
import type { Observation, ObservationKind } from './observation';
import type { JudgedEssay } from '../judged-essay';
import { mistakesIn } from './mistakes-corrected';
import { sameOpener } from './openers';
import { realWordSlips } from './real-words';
import { countWord, hasQuotation, isQuestion, wordsAt } from './phrase';

/* Places for work on sentences and spelling that are found by counting. */

/** Words that many sentences of one text begin with. */
const COMMON_OPENERS = new Set('i we he she they it the then so and but you my this there'.split(' '));
const FEWEST = 4;
const LEAST_SHARE = 0.2;

/** How often a word stands where a reader sees a sentence begin, however the text is divided. */
const startsWith = (text: string, word: string): number =>
  text.match(new RegExp(`(?<=^|[.!?…:"“”\\n]['’)]{0,2}[ \\n]{0,2})${word}(?![\\p{L}'’])`, 'giu'))?.length ??
  0;

const JOINING: readonly string[] = [
  'Begin {quote} {in another way|with another word}, or join it to the sentence before it.',
  'Join {quote} to the sentence before it, with “and”, “so” or “because”, {whichever fits|if one of them fits}.',
];
/** Two longer sentences make one that nobody can follow. */
const LONGEST_TO_JOIN = 12;
/** Opens a part or an ending, or has a word that joins it already. */
const STANDS_APART =
  /(?<!\p{L})(?:reasons?|conclusion|overall|first|second|third|finally|lastly|next|another|also|too|then|because|so|and|but|however)(?!\p{L})/iu;
const isToJoin = (sentence: ReadSentence, before: ReadSentence | undefined): boolean =>
  before !== undefined &&
  before.paragraph === sentence.paragraph &&
  [before, sentence].every(({ words }) => words.length <= LONGEST_TO_JOIN) &&
  !STANDS_APART.test(sentence.text);

/** One word begins many sentences, not in a row. */
export const openerOften: ObservationKind = {
  id: 'opener-often',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences'],
  find: (essay) => {
    const { sentences } = essay.reading;
    if (sameOpener.find(essay).length > 0) return [];
    const rows = new Map<string, ReadSentence[]>();
    for (const sentence of sentences) {
      // "I asked." after what somebody said is the end of a sentence.
      const before = sentences[sentence.index - 1];
      if (before !== undefined && /["”]\s*$/u.test(before.text)) continue;
      const word = sentence.forms[0] ?? '';
      if (COMMON_OPENERS.has(word)) addTo(rows, word, sentence);
    }
    const [most] = [...rows.values()].sort((a, b) => b.length - a.length);
    if (most === undefined || most.length < Math.max(FEWEST, LEAST_SHARE * sentences.length)) return [];
    const word = most[0]?.words[0]?.text ?? '';
    // A reader counts what is said aloud too, and a start after a mark without a space.
    const count = startsWith(essay.reading.text, word) === most.length ? countWord(most.length) : 'many';
    return most.slice(1).flatMap((sentence): Observation[] => {
      // What another speaker says is not joined to what was said before.
      const isSpoken = sentences
        .slice(Math.max(0, sentence.index - 2), sentence.index + 2)
        .some((one) => hasQuotation(one));
      const quote = isQuestion(sentence) || isSpoken ? null : phraseAt(sentence);
      return quote === null || quote.split(' ').length < FEWEST || !sentence.text.startsWith(quote)
        ? []
        : [
            {
              sentence,
              quote,
              slots: { word, count },
              without: isToJoin(sentence, sentences[sentence.index - 1]) ? [] : JOINING,
            },
          ];
    });
  },
  says: [
    '“{word}” {begins|opens|starts} {count} of your sentences.',
    '{You begin|You start|You open} {count} sentences with “{word}”.',
    'Look at the first words of your sentences: “{word}” {appears|comes up} {count} times.',
  ],
  step: {
    low: [
      'Turn {quote} around: {begin|start} with where, when or why.',
      ...JOINING,
      'Begin {quote} {in another way|with another word}.',
      'Try “When”, “After” or “Because” at the {start|beginning} of {quote}, and {finish the sentence|add what it needs}.',
    ],
    high: [
      'Begin {quote} with a {place|time|condition}, and {listen for|read it aloud to hear} the difference.',
      'Keep “{word}” where it {matters|is needed}, and {rewrite|change} {quote} so that it {begins|starts} in another way.',
    ],
  },
};

const LONG = 22;
const VERY_LONG = 45;
const EACH_SIDE = 7;
const SUBJECTS = new Set('i we he she they it'.split(' '));
/** What is begun so is not finished at the next "and". */
const HANGS = /^(?:when|while|if|because|although|since|after|before|as|even|once|though|unless)(?!\p{L})/iu;

/** With fewer sentences than this, the longest is not worth naming. */
const FEWEST_TO_COMPARE = 4;

/** Somebody speaks in it or just before it, or it begins in the middle: where it starts is not certain. */
function isCut(sentence: ReadSentence, sentences: readonly ReadSentence[]): boolean {
  const before = sentences.find(({ index }) => index === sentence.index - 1);
  return (
    hasQuotation(sentence) ||
    !/^\p{Lu}/u.test(sentence.text) ||
    (before !== undefined && (hasQuotation(before) || !/[.!?]\s*$/u.test(before.text)))
  );
}

/** The sentence that is longer than every other; null where two are as long, or there are few. */
function longestOf(sentences: readonly ReadSentence[]): ReadSentence | null {
  if (sentences.length < FEWEST_TO_COMPARE) return null;
  const [longest, second] = [...sentences].sort((a, b) => b.words.length - a.words.length);
  return longest === undefined || longest.words.length === second?.words.length || isCut(longest, sentences)
    ? null
    : longest;
}

/** The longest sentence, where an "and" with a subject after it stands in the middle. */
export const sentenceToSplit: ObservationKind = {
  id: 'sentence-to-split',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences', 'punctuation'],
  find: ({ reading }) => {
    const longest = longestOf(reading.own);
    if (
      longest === null ||
      longest.words.length < LONG ||
      longest.words.length >= VERY_LONG ||
      hasQuotation(longest) ||
      HANGS.test(longest.text)
    )
      return [];
    const middle = longest.forms.length / 2;
    const [cut] = longest.forms
      .map((form, at) => ({ form, at }))
      .filter(
        ({ form, at }) =>
          form === 'and' &&
          SUBJECTS.has(longest.forms[at + 1] ?? '') &&
          at >= EACH_SIDE &&
          longest.forms.length - at > EACH_SIDE &&
          !/^(?:that|if|when|because|between|and|me|him|us|them)$/u.test(longest.forms[at - 1] ?? ''),
      )
      .sort((a, b) => Math.abs(a.at - middle) - Math.abs(b.at - middle));
    const quote = beginningOf(longest);
    const place = cut === undefined ? null : wordsAt(longest, cut.at, cut.at + 3);
    const subject = cut === undefined ? '' : (longest.words[cut.at + 1]?.text ?? '');
    if (quote === null || place === null || subject === '') return [];
    const word = subject.charAt(0).toUpperCase() + subject.slice(1);
    return [{ sentence: longest, quote, slots: { quotePlace: place, word } }];
  },
  says: [
    '{Your longest sentence|The longest of your sentences} {begins|starts} with {quote}.',
    '{quote} {begins|starts|opens} your longest sentence.',
    '{The sentence|Your sentence} that {begins|starts} with {quote} is your longest.',
  ],
  step: {
    low: [
      '{Try|Put} a full stop before {quotePlace}, and {begin|start} the next sentence with “{word}”.',
      'End {your longest|that long} sentence before {quotePlace}. The next one {can begin|can start|begins} with “{word}”.',
      'Make two sentences of your longest one: {leave out the “and” of|cut the “and” in} {quotePlace}, and {begin|start} the second with “{word}”.',
    ],
    high: [
      'Which half matters more, the part before {quotePlace} or the part after it? {Give that half its own sentence.|Put that half in a sentence by itself.}',
    ],
  },
};

/** The longest sentence, where no place to divide it is sure. */
export const longestSentence: ObservationKind = {
  id: 'longest-sentence',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences'],
  find: ({ reading }) => {
    const longest = longestOf(reading.own);
    const quote = longest === null || longest.words.length < LONG ? null : beginningOf(longest);
    return longest === null || quote === null ? [] : [{ sentence: longest, quote }];
  },
  says: sentenceToSplit.says,
  step: {
    low: [
      'Read your longest sentence aloud. {If you lose the thread|If you have to start again}, put a full stop where {one idea ends|the first idea is finished}.',
      'Read your longest sentence {to somebody|aloud}: where do you stop for breath? {Could a full stop go there?|Try a full stop there.}',
      '{Underline|Mark} the {most important idea|idea that matters most} in your longest sentence, and {give it a sentence to itself|write it separately}.',
    ],
    high: [
      'Put a short sentence {after|right after} your longest one, to say what {matters most|a reader should remember}.',
      'Does each part of your longest sentence {add something new|say something new}? {Cut|Leave out} the part that says least.',
    ],
  },
};

const PAIRS: readonly (readonly [words: readonly string[], test: string])[] = [
  [['there', 'their', "they're"], '“their” says whose, “there” says where, “they’re” is “they are”'],
  [['then', 'than'], '“then” says when, “than” compares'],
  [['your', "you're"], '“your” says whose, “you’re” is “you are”'],
  [['its', "it's"], '“its” says whose, “it’s” is “it is”'],
  [['were', 'where', "we're"], '“were” is a verb, “where” asks for a place, “we’re” is “we are”'],
  [['quiet', 'quite'], '“quiet” means without noise, “quite” means “rather”'],
  [['loose', 'lose'], '“lose” means not to keep or not to win, “loose” means not tight'],
];

/** Words that stand somewhere in the place of another. */
const wronglyUsed = (essay: JudgedEssay): ReadonlySet<string> =>
  new Set([
    ...mistakesIn(essay, ['word_choice']).map(({ finding }) =>
      finding.text.toLowerCase().replace(/’/gu, "'"),
    ),
    ...realWordSlips(essay).map(({ wrong }) => wrong),
  ]);
/** Words that are easily taken for one another, one of them wrongly. */
export const pairToCheck: ObservationKind = {
  id: 'pair-to-check',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['spelling', 'conventions', 'grammar'],
  find: (essay) => {
    const { reading } = essay;
    const wrong = wronglyUsed(essay);
    const forms = reading.own.flatMap((sentence) => sentence.forms);
    const counts = new Map<string, number>();
    for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
    return PAIRS.flatMap(([words, rule]): Observation[] => {
      const [one, two] = words.filter((word) => counts.has(word));
      const sentence = statementsOf(reading).find(({ forms: own }) => own.includes(one ?? ''));
      // Both may be right each time: only where one is not is there anything to look for.
      const isAmiss = words.some((word) => wrong.has(word));
      return one === undefined || two === undefined || sentence === undefined || !isAmiss
        ? []
        : [{ sentence: null, quote: null, slots: { one, two, rule } }];
    }).slice(0, 1);
  },
  says: [
    '{You use|Your text has|You write} both “{one}” and “{two}”.',
    'Both “{one}” and “{two}” {appear|come up} in your text.',
  ],
  step: {
    low: [
      '{Check|Look at} each “{one}” and “{two}”{ in its sentence|}: {rule}.',
      'Search for “{one}” and “{two}”, and {check each one|make sure that each is the right one}: {rule}.',
      '{Find|Underline} every “{one}” and “{two}”, and {check|test} {them|each one}: {rule}.',
    ],
    high: [
      '{Check|Look at} each “{one}” and “{two}” once more: {rule}.',
      'Before you hand your work in, {search for|look for} “{one}” and “{two}”: {rule}.',
    ],
  },
};

export const SENTENCE_PLACES: readonly ObservationKind[] = [
  openerOften,
  sentenceToSplit,
  longestSentence,
  pairToCheck,
];
