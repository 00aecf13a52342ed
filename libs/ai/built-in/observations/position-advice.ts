import type { JudgedEssay } from '../judged-essay';
import { adviceOf, type Line } from './advice';
import type { ObservationKind } from './observation';
import { holdsOther, mayHoldOther } from './other-view';
import { mayBeView, mayHoldView } from './position';

/* Steps on the position, its reasons and the other side, for where nothing surer was seen. */

const LONG_ENOUGH = 20;
const ARGUED = ['argument', 'explanation'] as const;
const hasPoints = ({ reading }: JudgedEssay): boolean => reading.wordCount >= 60 && reading.own.length >= 5;

/** A short text gets two sentences to write; which objection it has left out is a question for one that weighs several. */
const FEW_WORDS = 270;
const isShort = ({ reading }: JudgedEssay): boolean => reading.wordCount < FEW_WORDS;
const SECOND_VOICE = [
  'Write one more sentence that begins “Some people say”, and one after it that begins {“But I think”|“I still think”}.',
  '{Name|Think of} one person who would not like what you want. Write one more sentence with what they would say, and one with {your answer|what you tell them}.',
  '{Finish|Complete} two new sentences: “Somebody who disagrees would {tell me|say} that …” and “My answer is that …”.',
  'Ask {somebody at home|a classmate} what they would say against your view. Write it down {as they say it|in their words}, followed by your answer.',
];
const STILL_LEFT_OUT = [
  '{Think of|Imagine|Picture} a reader who wants the opposite{ of what you want|}. What would be their best reason? If your text does not answer it, {write|add} it, and your {answer|reply}.',
  'Ask {somebody at home|a classmate} which reason against your view you have left out. {Give it a sentence|Put it in one sentence}, and answer it in the next.',
  '{Write down|List|Note} three things that {somebody|a critic|a neighbour} could say against your view. {Choose|Take} one that is not in your text yet, and answer it there.',
  'Who would {lose out|be worse off} if everybody did what you {say|want}? {Write|Add} what they would say{ that your text does not say yet|}, and what you {answer|tell them}.',
  'Take the other side for {a minute|two minutes} and say aloud why you are wrong. {Write|Jot} down the best thing you said that is not in your text{ yet|}, with your answer.',
];

export const POSITION_ADVICE: readonly ObservationKind[] = [
  adviceOf({
    id: 'other-side-advice',
    genres: 'any',
    bearsOn: ['counter'],
    least: LONG_ENOUGH,
    if: ({ reading }) => !holdsOther(reading) && !mayHoldOther(reading),
    lines: {
      first: [
        'Write these two sentences and finish them: “Some people {may|might} say that …” and “My answer to them is that …”.',
        'Ask {a friend|a classmate|somebody at home} what could be said against your view. Write it in one sentence that begins “Some people say”.',
      ],
      low: [
        'What would somebody who disagrees say? {Write|Put} it in one sentence, and your answer {after it|in the next one}.',
        'Ask {a friend|a classmate|somebody at home} what could be said against your view. {Write|Add} it {as a sentence|in one sentence}, and answer it.',
        '{Imagine|Think of} a reader who wants the opposite. Give {their|that reader’s} best reason, {then say|and say} why you still hold your view.',
      ],
      high: [
        'What is the hardest thing a {critic|reader who disagrees} could say? {Write it|Put it} in one sentence, and {answer it|write your answer after it}.',
      ],
    },
  }),
  // Another side may be heard already: what is asked for is one reason more, whatever stands there.
  adviceOf({
    id: 'other-side-place',
    genres: 'any',
    bearsOn: ['counter'],
    least: LONG_ENOUGH,
    if: ({ reading }) => holdsOther(reading) || mayHoldOther(reading),
    lines: {
      low: [
        ...SECOND_VOICE.map((words): Line => ({ words, if: isShort })),
        ...STILL_LEFT_OUT.map((words): Line => ({ words, if: (essay) => !isShort(essay) })),
      ],
      high: [
        'Which {doubt|objection} would a {fair|careful} reader still have? {Name it|Write it down}, and {answer it|reply}.',
        'What is the best thing that could be said against your view? If your text does not answer it, {say it|put it} fairly in one sentence, and answer it.',
      ],
    },
  }),
  adviceOf({
    id: 'answer-advice',
    genres: 'any',
    bearsOn: ['thesis'],
    least: LONG_ENOUGH,
    lines: {
      first: [
        {
          words:
            'Finish this sentence and put it {at the start|in your first lines}: “What I want to {say|show} is that …”.',
          if: (essay) => !mayHoldView(essay),
        },
        'Say your main point to {a friend|somebody at home} in one short sentence. Does one of your first lines say it as {clearly|plainly}? If not, {put|write} it there.',
        {
          words:
            'Read only your first sentence to {a friend|somebody at home}. Can they {tell|say} what you think? If not, write one sentence that tells them, and put it first.',
          if: ({ reading }) => !mayBeView(reading.own[0]?.text ?? ''),
        },
        'If your text could have only one line, which would it be? Put that line first, if it is not {there|first} already.',
      ],
      low: [
        {
          words:
            '{Write|Say} your main point in no more than 15 words. If your first lines need more, put the {short|new} sentence there{ as well|}.',
          if: isShort,
        },
        {
          words:
            'Can a reader find your main point in {ten seconds|your first three sentences}? {Ask someone|Ask a friend} to underline it; if they {cannot|are not sure}, {move it earlier|put it first}.',
          if: (essay) => isShort(essay) || !mayHoldView(essay),
        },
        {
          words:
            'Which idea should hold your text together? {Write|Put} it in one sentence{ at the top of a page|}, then read each of your points beside it: where does one need a few words to {lead|bring us} back to it?',
          if: (essay) => !isShort(essay),
        },
      ],
      high: [
        '{Read|Compare} your first and last sentences: do they {say the same thing|agree}? {Make the weaker one as exact as the other|Change the weaker one so that they do}.',
        '{Try|Write} your main point as one sentence that begins “Although”: first what the other side gets right, then what you {think|believe}. Is it better than the sentence you have?',
        'Say your main point in {ten|twelve} words. Is {every part|each part} of it {proved|shown to be true} further down? {Change|Narrow} any part that is not.',
      ],
    },
  }),
  adviceOf({
    id: 'reasons-advice',
    genres: ARGUED,
    bearsOn: ['argument'],
    least: LONG_ENOUGH,
    lines: {
      first: [
        'Say to {a friend|somebody} what you think, and let them ask “why?” {Write|Put} your answer in a sentence that begins “One reason is”.',
        'Which of your ideas are you surest of? {Write|Add} two more sentences about it: what happens, and who {is helped|gains or loses}?',
      ],
      low: [
        'Ask “why?” of each of your points. Where your text does not answer, {write|add} a sentence with “because”.',
        {
          words:
            'Choose the reason you believe in most, and {say|write} in two more sentences how it {proves|supports} {your view|what you think}.',
          if: hasPoints,
        },
        {
          words:
            '{Take|Choose} the reason you say least about and {add|write} what {happens|changes} because of it, {and for whom|and who notices}.',
          if: hasPoints,
        },
        {
          words:
            'Which of your reasons would a friend ask you about? {Answer that question|Write your answer} {in your text|there}, in two sentences.',
          if: hasPoints,
        },
      ],
      high: [
        'Which of your reasons would a reader doubt first? {Write|Add} the {fact|step} that {would persuade them|is needed}.',
        'Which of your reasons is the strongest? Say why it {matters most|counts for more than the others}, and put it last.',
        '{Choose|Take} one reason and {say|show} where it {stops being true|does not hold}; then {say|explain} why {it still counts|your view still holds}.',
      ],
    },
  }),
  adviceOf({
    id: 'explaining-advice',
    genres: ['source-answer'],
    bearsOn: ['argument', 'relevance', 'development', 'evidence'],
    least: LONG_ENOUGH,
    lines: {
      low: [
        'Ask “how do I know?” of each thing you say about the text. If your answer does not say, {add|write} the {details|words} that {prove|show} it.',
      ],
      high: [
        'Choose the word from the text that matters most for your answer, and say what it makes a reader feel or {think|understand}.',
        'What can we work out that the author does not say? {Write|Add} it, with the words that {tell you|let you see it}.',
      ],
    },
  }),
];
