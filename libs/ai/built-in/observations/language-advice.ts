import type { JudgedEssay } from '../judged-essay';
import { adviceOf } from './advice';
import { repeatsWords } from './at-hand';
import type { ObservationKind } from './observation';

/* Steps on the language of a text, for where nothing surer was seen. */

/** A text shorter than this needs more words before any of this advice. */
const LONG_ENOUGH = 20;
/** A text with at least this many words has a few that could be better. */
const ROOM_TO_CHOOSE = 80;
const NOT_TOLD = ['argument', 'explanation', 'source-answer'] as const;

/** A word that occurs this often probably stands somewhere for a thing that could be named. */
const OFTEN = 4;

const isRoomy = ({ reading }: JudgedEssay): boolean => reading.wordCount >= ROOM_TO_CHOOSE;
const hasSentences =
  (least: number) =>
  ({ reading }: JudgedEssay): boolean =>
    reading.own.length >= least;

/** A sentence with at least this many words may hold a thought that needs a full stop. */
const LONG = 40;
const hasLongSentence = ({ reading }: JudgedEssay): boolean =>
  reading.own.some(({ words }) => words.length >= LONG);
/** A word that is not the one meant, or a clause that stands alone, is more than a word that could be better. */
const hasRealMistake = ({ reading }: JudgedEssay): boolean =>
  reading.own.some(
    ({ findings, text, words }) =>
      findings.some(({ kind }) => kind === 'word_choice' || kind === 'grammar') ||
      words.length >= LONG ||
      /^(?:because|which|although|such as|like|had|was|is|and|but)(?!\p{L})/iu.test(text) ||
      /^\p{Ll}/u.test(text),
  );

export const LANGUAGE_ADVICE: readonly ObservationKind[] = [
  adviceOf({
    id: 'vocabulary-advice',
    genres: 'any',
    bearsOn: ['vocabulary'],
    least: LONG_ENOUGH,
    lines: {
      first: [
        {
          words:
            'Read your text aloud, one sentence at a time. Can each one stand alone? {Join|Attach} one that cannot to the sentence it belongs with.',
          if: (essay) => hasRealMistake(essay) && hasSentences(3)(essay),
        },
        {
          words:
            'Let {a friend|a classmate|somebody at home} read your text aloud to you. Where they {stop|stumble} or read something else, {change|fix} the words {there|in that place}.',
          if: hasRealMistake,
        },
        {
          words:
            'Read your text {slowly |}aloud. Is there a sentence that you would {say|put} differently to a friend? {Write it|Write it down} as you said it.',
          if: hasRealMistake,
        },
        {
          words:
            '{Choose|Pick} one of your sentences and read it aloud. Which word in it could be more exact? {Change|Replace} that one word.',
          if: (essay) => !hasRealMistake(essay),
        },
        {
          words:
            'Say what you mean to {a friend|a classmate} without looking at your text. Which good word did you use that is not in your text yet? {Put it in|Write it where it belongs}.',
          if: (essay) => !hasRealMistake(essay),
        },
        {
          words:
            'Where do you write “it” or “this” when a reader might ask “what?” {Write|Put} the thing’s name there.',
          if: ({ reading }) =>
            (reading.text.match(/(?<!\p{L})(?:it|this)(?!\p{L})/giu)?.length ?? 0) >= OFTEN,
        },
      ],
      low: [
        {
          words:
            'Read your text once and look only at the words. {Underline|Circle} three words that {could be more exact|a reader might question}, and {change|replace} them.',
          if: isRoomy,
        },
        {
          words:
            'Find two words that you use again and again, and {put|use} a more exact word in some of those places.',
          if: ({ reading }) => repeatsWords(reading),
        },
        'Choose the sentence that matters most to you and {find|use} a more exact {verb|noun} in it.',
      ],
      high: [
        'Choose the sentence that matters most and test each {noun|verb} in it: is there a better one for what you mean?',
        {
          words:
            '{Find|Underline} the most general word in your {first|last} sentence, and {choose|replace it with} one that fits only this case.',
          if: hasSentences(4),
        },
      ],
    },
  }),
  adviceOf({
    id: 'sentences-advice',
    genres: 'any',
    bearsOn: ['sentences'],
    least: LONG_ENOUGH,
    lines: {
      low: [
        {
          words:
            '{Find|Mark} your longest sentence and read it aloud. If you {lose the thread|have to start again}, put a full stop where {one idea ends|the first idea is finished}.',
          if: hasSentences(4),
        },
        {
          words:
            '{Underline|Circle} the first word of {each|every} sentence. Where the same word keeps coming back, begin {one|some} of those sentences in another way.',
          if: hasSentences(6),
        },
        {
          words:
            'Read your text aloud slowly. Wherever you {stumble|lose your way}, {make the sentence shorter|write two sentences instead of one}.',
          if: hasLongSentence,
        },
        {
          words:
            'Read two of your {short |}sentences {aloud, one after the other|one after the other, aloud}. Could a word such as “when”, “so” or “although” turn them into one sentence? {Try it.|Try it in one place.}',
          if: (essay) => hasSentences(4)(essay) && !hasLongSentence(essay),
        },
        'Read {each sentence|your text} aloud to {somebody|a classmate}. Where they {look puzzled|ask what you mean}, say it another way, and write that down.',
      ],
      high: [
        {
          words:
            'Put a short sentence {right after|next to} your longest one, to make the point {that matters most|a reader should remember}.',
          if: hasSentences(4),
        },
        {
          words:
            '{Underline|Circle} the first three words of {each|every} sentence. Where they are alike, begin {one sentence|some sentences} with a place, a time or a condition.',
          if: hasSentences(6),
        },
      ],
    },
  }),
  adviceOf({
    id: 'tone-advice',
    genres: NOT_TOLD,
    bearsOn: ['register'],
    least: LONG_ENOUGH,
    lines: {
      low: [
        'Read your text as {the person it is written for|your reader} would. {Change|Replace} any word that is {too casual for them|better for talking than for writing}.',
        '{Write down|Decide} who will read your text. {Then check|Check} that {each|every} sentence is {polite and clear|clear and fair} to that reader.',
      ],
      high: [
        'Read your text as a reader who disagrees would. {Change|Soften} {one word|any word} that would {annoy them|put them off}.',
        'Choose your {strongest|boldest} sentence. Is every word in it {fair|exact}? {Change|Replace} any that is not.',
        'Read your {first|last} lines aloud. Do they sound like the rest? {Change|Rewrite} a sentence that does not.',
      ],
    },
  }),
  adviceOf({
    id: 'check-advice',
    genres: 'any',
    bearsOn: ['spelling', 'grammar', 'punctuation', 'conventions'],
    least: 0,
    lines: {
      first: [
        {
          words:
            'Read each sentence aloud by itself, {the last one first|beginning with the last one}. {Mark|Circle} any word that you would look up, and look it up.',
          if: hasSentences(3),
        },
        'Put your finger under each word and read your text aloud. {Mark|Circle} any word that {looks wrong|you are not sure of}, and ask {a friend|somebody} about it.',
        {
          words:
            'Read your text aloud to {somebody|a classmate} and stop at each full stop. {Add|Put} one wherever you had to stop without one.',
          if: hasLongSentence,
        },
      ],
      low: [
        {
          words:
            'Read your text once {just for|looking only for} full stops: {put one|check that there is one|there should be one} wherever an idea {is finished|ends}.',
          if: hasLongSentence,
        },
        'Read your text from the last sentence back to the first, {one at a time|one by one}, and {mark|circle} every word you would look up.',
        'Read your text aloud {slowly|once} with a pen in your hand, and {put a dot under|mark} every word that you said differently from what {is there|is written}.',
      ],
      high: [
        {
          words:
            'Read your text aloud once more. Wherever your voice {stops|falls}, {look for the punctuation mark|check which punctuation mark is there}: is it the right one?',
          if: hasSentences(4),
        },
        'Read your text aloud once, exactly as it stands on the page, and mark every word that you said differently.',
      ],
    },
  }),
];
