import type { EssayReading, ReadSentence } from '../essay-reading';
import type { Observation, ObservationKind } from './observation';
import { countWord } from './phrase';
import { isAnswer } from './source-anchors';
import { TOLD } from './story-detail';

/*
 * What can be counted, for criteria where nothing else could be praised: a comment says what the level rests on
 * before it says what is next. It says nothing that a search of the text would not show.
 */

const WHOLE: readonly Observation[] = [{ sentence: null, quote: null }];

const counted = (
  id: string,
  genres: ObservationKind['genres'],
  bearsOn: readonly string[],
  find: (reading: EssayReading) => readonly Observation[],
  says: readonly string[],
): ObservationKind => ({
  id,
  polarity: 'strength',
  isAbsence: false,
  genres,
  bearsOn,
  find: ({ reading }) => find(reading),
  says,
});

const timesOf = (sentences: readonly ReadSentence[], forms: ReadonlySet<string>): number =>
  sentences.reduce((sum, one) => sum + one.forms.filter((form) => forms.has(form)).length, 0);

const FEWEST_SENTENCES = 4;
const SHORTEST = 4;
const LONGEST = 35;
const MEAN = 20;
const FEWEST_WORDS_A_SLIP = 40;
const capitalsKept = counted(
  'capitals-kept',
  'any',
  ['punctuation', 'conventions'],
  ({ sentences }) => {
    const all = sentences.filter(({ isFrame }) => !isFrame);
    const words = all.reduce((sum, one) => sum + one.words.length, 0);
    const isKept = all.every(
      ({ text, words: own, findings }) =>
        /^["“‘']?[\p{Lu}\p{N}]/u.test(text) &&
        /[.!?]["”’)]*$/u.test(text) &&
        own.length <= LONGEST &&
        findings.every(({ kind }) => kind !== 'capitalisation'),
    );
    const slips = all.reduce((sum, { findings }) => sum + findings.length, 0);
    // If much else is wrong, a full stop may be in the middle of a thought.
    const isSound = isKept && slips * FEWEST_WORDS_A_SLIP <= words;
    return all.length >= FEWEST_SENTENCES && words <= MEAN * all.length && isSound ? WHOLE : [];
  },
  [
    'Each of your sentences {begins|starts} with a capital letter and {ends|closes} with {a mark|a full stop or another mark}.',
    'From the first sentence to the last, {there is a capital at the start|you start with a capital} and {a mark at the end|end with a mark}.',
    'Capital letters and full stops are {in their places|where they belong} in {each|every} sentence.',
  ],
);

const SHORT = 8;
const LONG = 16;
const NOT_TOO_LONG = 34;
/** A short complete sentence right after a long one. */
const shortAfterLong = counted(
  'short-after-long',
  'any',
  ['sentences'],
  ({ own, sentences }) =>
    own.flatMap((sentence): Observation[] => {
      const { words, text, index, findings, quotations } = sentence;
      const before = sentences[index - 1]?.words.length ?? 0;
      const last = words.at(-1);
      const isWhole = /^\p{Lu}/u.test(text) && /[.!]$/u.test(text) && !/["“”@\n]/u.test(text);
      return last === undefined ||
        words.length < SHORTEST ||
        words.length > SHORT ||
        before < LONG ||
        before > NOT_TOO_LONG ||
        !isWhole ||
        findings.length > 0 ||
        quotations > 0
        ? []
        : [{ sentence, quote: text.slice(0, last.end - sentence.start) }];
    }),
  [
    'After a long sentence you {write|put} a short one, {quote}{: that makes a reader listen|: a reader hears the change|}.',
    'The short sentence {quote} stands out after the {long|longer} one before it.',
    '{quote} is short, and it {comes|stands} right after a long sentence{: the change is good to read|, which makes a reader listen|}.',
  ],
);

const FEWEST_PARAGRAPHS = 3;
const MOST_PARAGRAPHS = 9;
const paragraphsSet = counted(
  'paragraphs-set',
  ['argument', 'explanation', 'reflection', 'story'],
  ['structure'],
  ({ paragraphs, paragraphsKept, own }) =>
    !paragraphsKept ||
    paragraphs.length < FEWEST_PARAGRAPHS ||
    paragraphs.length > MOST_PARAGRAPHS ||
    own.length < 2 * paragraphs.length
      ? []
      : [{ sentence: null, quote: null, slots: { count: countWord(paragraphs.length) } }],
  [
    'You {divide|have divided} your text into {count} paragraphs, {which gives a reader places to pause|and so a reader sees its parts}.',
    'Your {count} paragraphs {show|let a reader see} where {one part ends and the next begins|a new part begins}.',
    'There are {count} paragraphs, so {the parts of your text can be seen|a reader can see the parts of your text} {at a glance|before reading}.',
    '{Setting|Laying} your text out in {count} paragraphs {helps|guides} {your|a} reader.',
  ],
);

const questionTakenUp = counted(
  'question-taken-up',
  ['source-answer'],
  ['structure', 'introduction', 'relevance'],
  (reading) => {
    const [first] = reading.own;
    return first !== undefined && reading.own.length > 1 && isAnswer(first, reading) ? WHOLE : [];
  },
  [
    'Your first sentence takes up {words of the question|the question’s own words}, so a reader {knows|sees} what you are {answering|writing about}.',
    'You begin with {words from the question|the words of the question}{, as a clear answer does|}.',
    '{A reader sees|We see} from your first {sentence|line} which question you are answering.',
    'You {start|begin} where an answer should: with the {question|words of the question}.',
  ],
);

const FEWEST_I = 4;
const toldAsI = counted(
  'told-as-i',
  TOLD,
  ['register'],
  ({ own }) => (timesOf(own, new Set(['i'])) >= FEWEST_I ? WHOLE : []),
  [
    'You tell {this|it} as “I”, so we hear {it|the story} from {you|the person who was there}.',
    'We see {what happens|everything} through {one pair of eyes|the eyes of one person}, since you {write|tell it} as “I”.',
    'Writing as “I” brings {us|a reader} close to {the teller|what happened}.',
  ],
);

export const COUNTED_PRAISE: readonly ObservationKind[] = [
  capitalsKept,
  shortAfterLong,
  paragraphsSet,
  questionTakenUp,
  toldAsI,
];
