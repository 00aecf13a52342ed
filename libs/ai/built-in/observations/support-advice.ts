import type { EssayReading } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { adviceOf } from './advice';
import { isEarly, isLate, quotable } from './aids';
import { carriesOn } from './follow-up';
import { stepAlone, type ObservationKind } from './observation';
import { sourceQuotations } from './quoted';
import { detailCount, detailsOf } from './source';
import { mayAnswerEarly } from './source-anchors';

/* Advice on support for answers to a text; it claims nothing, and asks for what is not there or for one thing more. */

/** Answers shorter than this have hardly begun. */
const SHORTEST = 15;
const SOURCE = ['source-answer'] as const;

const advice = (
  id: string,
  genres: ObservationKind['genres'],
  bearsOn: readonly string[],
  find: ObservationKind['find'],
  step: ObservationKind['step'],
): ObservationKind => stepAlone({ id, genres, bearsOn, find, step });

/** Sums up, or names what several details come to. */
const DRAWS_TOGETHER =
  /(?<!\p{L})(?:conclusion|overall|all in all|together|in (?:summary|the end)|to sum|all of (?:this|these|those)|these|both|altogether|as you can see|shows?|showed|that is (?:how|why)|thats? (?:how|why)|this is (?:how|why)|mood|moods|affect\p{L}*|effect\p{L}*)(?!\p{L})/iu;

/** Marks of any kind: titles and single words too. */
const hasMarks = ({ text }: EssayReading): boolean => /["“”«»]|''/u.test(text);

/** Whole sentences on what happens in the text, in an answer that quotes nothing. */
export const textToQuote = advice(
  'text-to-quote',
  SOURCE,
  ['evidence', 'referencing'],
  ({ reading }) =>
    hasMarks(reading)
      ? []
      : quotable(
          detailsOf(reading).filter(
            ({ sentence }) =>
              sentence !== null && !isEarly(sentence, reading, 1) && !isLate(sentence, reading, 1),
          ),
        ),
  {
    low: [
      '{Find|Look for} the {place|line} in the text that supports {quote}. {Copy|Quote} three or four {exact words|of its words}, in quotation marks.',
      'After {quote}, {add|write} “The text says”, and finish with three or four exact words, in quotation marks.',
    ],
    high: [
      'Which words in the text best prove {quote}? Quote three or four of them inside a sentence of your own.',
    ],
  },
);

/** Details of the text after which nothing is said of them. */
export const textToExplain = advice(
  'text-to-explain',
  SOURCE,
  ['development', 'argument', 'relevance'],
  ({ reading }) =>
    quotable(
      detailsOf(reading).filter(({ sentence }) => {
        const next = sentence === null ? undefined : reading.sentences[sentence.index + 1];
        return (
          sentence !== null &&
          !isEarly(sentence, reading, 1) &&
          !carriesOn(sentence.text) &&
          // He, she and it most often tell on; a new detail or the end explains nothing.
          !(
            next !== undefined &&
            (carriesOn(next.text) || /^\W*(?:this|that|these|those|so)(?!\p{L})/iu.test(next.text))
          )
        );
      }),
    ),
  {
    low: [
      'After {quote}, {add|write} a sentence that {begins|starts} with “This shows that”.',
      'After {quote}, {add|write} one sentence: how does it {answer the question|help to answer the question}?',
    ],
    high: [
      'What does {quote} {suggest|tell us} that the {author|writer} does not say? {Write|Add} it in {one|the next} sentence.',
    ],
  },
);

/** Whether at least this many sentences hold a detail of the text. */
const hasDetails =
  (least: number) =>
  ({ reading }: JudgedEssay): boolean =>
    detailCount(reading) >= least;
const quotes =
  (least: number) =>
  ({ reading }: JudgedEssay): boolean =>
    sourceQuotations(reading).length >= least;
/** The last sentence draws together what was said, or may do so. */
const mayDrawTogether = ({ reading: { own } }: JudgedEssay): boolean =>
  own.slice(-2).some(({ text }) => DRAWS_TOGETHER.test(text));
/** The question asks for a feeling: what a reader or somebody in the text feels. */
const asksForFeeling = ({ reading: { questionKeys } }: JudgedEssay): boolean =>
  FEELING_KEYS.some((key) => questionKeys.has(key));
const FEELING_KEYS = ['mood', 'feel', 'tone', 'emoti'];
const noFeelingAsked = (essay: JudgedEssay): boolean => !asksForFeeling(essay);

/** Says already what something shows, so that the phrase is not the one to add. */
const saysShows = ({ reading }: JudgedEssay): boolean =>
  /(?<!\p{L})(?:shows?|showed|proves?|means?|suggests?)(?!\p{L})/iu.test(reading.text);

/** For an answer that quotes: work on one word of a quotation. */
export const quotedWordAdvice = adviceOf({
  id: 'quoted-word-advice',
  genres: SOURCE,
  bearsOn: ['development', 'argument', 'vocabulary'],
  least: 0,
  if: quotes(1),
  lines: {
    low: [
      {
        words:
          'Choose one word from {one of your quotations|what you quote} and {say|write|explain} what it makes {us|a reader} feel.',
        if: asksForFeeling,
      },
      'Choose one word from {one of your quotations|what you quote} and {say|write|explain} what it {tells us|lets us see}.',
      'Which of the words you quote matters most? {Say|Explain} in one sentence what it {shows|tells us}.',
      'Underline the strongest word that you quote, and {say|explain} why the author may have chosen it.',
    ],
    high: [
      'Which word in what you quote matters most? {Say|Explain} what {would be lost without it|a plainer word would have lost}.',
    ],
  },
});

/** For an answer of the student's own words: the detail that proves it. */
export const bestDetailAdvice = adviceOf({
  id: 'best-detail-advice',
  genres: SOURCE,
  bearsOn: ['relevance', 'evidence', 'development', 'argument'],
  least: SHORTEST,
  lines: {
    first: [
      '{Find|Choose} the {line|place} in the text that led you to your answer. {Write|Put} one {more |}sentence about it in your own words, beginning “In the text”.',
      'Read the question aloud, and then your answer. {Write|Add} one {more |}sentence that begins “I know this because” and {names|points to} one place in the text.',
      'Say your answer to {a friend|a classmate} and let them ask “how do you know?” {Write|Add} what you say, in one {more |}sentence.',
    ],
    low: [
      {
        words:
          'Of all you tell us about the text, what proves your answer best? {Write|Add} one more sentence about it{: how does it do so?|.}',
        if: hasDetails(2),
      },
      'Read the question again and {underline|circle} its most important word. {Write|Add} one more sentence that says what the text {shows|tells us} about it.',
      'Would a {friend|classmate} who has not read the text understand your answer? {Write|Add} the one thing that they would have to know.',
      'Which {place|line} in the text {would you point to|would help most} if somebody doubted your answer? {Say|Write} one more thing about it.',
    ],
    high: [
      {
        words:
          'Which {of your details|one of your details} proves your answer best? {Say|Explain} in {two more sentences|one more sentence} why it does.',
        if: hasDetails(2),
      },
      'Is your answer true from the beginning of the text to its end? Say where it is {clearest|plainest}, and why.',
      'What does the author never say outright, but lets us {see|work out}? Add it to your answer in one sentence.',
    ],
  },
});

/** For an answer that quotes nothing: words of the text as proof. */
export const proofAdvice = adviceOf({
  id: 'proof-advice',
  genres: SOURCE,
  bearsOn: ['evidence', 'referencing'],
  least: SHORTEST,
  if: ({ reading }) => !hasMarks(reading),
  lines: {
    first: [
      '{Find|Choose} three or four words in the text that prove your answer, and {copy|write} them after your first sentence, in quotation marks.',
      'Open the text and {put your finger on|find} the line that proves {your answer|what you say}. {Copy|Write down} three {or four |}of its words, in quotation marks.',
      'Which sentence of the text would you show to somebody who does not believe you? {Copy|Write down} {a few|three or four} of its words, in quotation marks.',
      '{Add|Write} a sentence that {begins|starts} with “The text says”, and {finish|end} it with a few exact words in quotation marks.',
    ],
    low: [
      '{Quote|Copy} a few words from the text {in your second sentence|before your last sentence}, and say what they show.',
      'Which line of the text would you read aloud to prove your answer? {Quote|Copy} a few of its words.',
      'In your last sentence, quote {three or four|a few} words from the text as proof.',
    ],
    high: [
      'Which words in the text prove your answer best? {Quote|Copy} three or four of them{ inside a sentence of your own|, in quotation marks}.',
    ],
  },
});

/** For an answer that quotes: a further detail. */
export const furtherProofAdvice = adviceOf({
  id: 'further-proof-advice',
  genres: SOURCE,
  bearsOn: ['evidence'],
  least: SHORTEST,
  if: ({ reading }) => hasMarks(reading),
  lines: {
    low: [
      'Which {part|paragraph} of the text have you not used? {Look|Search} there for {a detail|a line} that {fits|supports} your answer.',
      'If you could {show|read out} only one line of the text to prove your answer, which would it be? {Quote|Copy} its most important words, if they are not there yet.',
      '{Look for|Find} one {more|further} place in the text that {supports|proves} your answer. {Quote|Copy} a few words, and say what they show.',
    ],
    high: [
      {
        words:
          'If you could keep only one of your details, which would it be? {Say|Explain} in {one more sentence|a sentence} what it {shows|proves}.',
        if: hasDetails(2),
      },
      'Where in the text is your answer {clearest|plainest}? {Quote|Copy} a few words from there, if they are not in your answer yet.',
      '{Find|Choose} a line from a part of the text that you have not used, and {say|explain} what it adds to your answer.',
    ],
  },
});

/** What a detail shows is said after it. */
export const meaningAdvice = adviceOf({
  id: 'meaning-advice',
  genres: SOURCE,
  bearsOn: ['development', 'argument'],
  least: SHORTEST,
  lines: {
    first: [
      {
        words:
          '{Choose|Pick} one thing that happens in the text. {Write|Finish} this sentence about it: “This makes a reader feel … because …”.',
        if: asksForFeeling,
      },
      {
        words:
          '{Choose|Pick} one thing that happens in the text. {Write|Finish} this sentence about it: “This matters {for the question|for my answer} because …”.',
        if: noFeelingAsked,
      },
      'Think of the {person|people} in the text. {Write|Finish} one {more |}sentence: “{You can tell that|We can see that} …, because …”.',
      {
        words:
          '{Choose|Pick} one {word|line} in the text that you remember. {Write|Add} one sentence that begins “When I read this, I”, and {say|tell us} why.',
        if: asksForFeeling,
      },
    ],
    low: [
      {
        words:
          '{Choose|Pick} one {thing that happens in|moment from} the text and {say|write} in two sentences what it makes {us|a reader} feel, and why.',
        if: asksForFeeling,
      },
      {
        words:
          '{Choose|Pick} one {thing that happens in|moment from} the text and {say|write} in two sentences what it {has to do with the question|changes}, and why.',
        if: noFeelingAsked,
      },
      {
        words:
          'Of all the things you tell us about the text, which have you explained least? {Write|Add} one {more |}sentence: what does it {show|tell us}?',
        if: hasDetails(2),
      },
      'Ask “so what?” after each thing that you tell us about the text. Where your answer does not say, {add|write} a sentence that does.',
      {
        words: 'Before your last sentence, {write|add} one that begins “This shows that”.',
        if: (essay) =>
          !saysShows(essay) &&
          hasDetails(1)(essay) &&
          !mayDrawTogether(essay) &&
          essay.reading.own.length > 2,
      },
    ],
    high: [
      {
        words:
          'What do your details show {together|when you put them together} that no single one shows? {Write|Say} it in {one|a} sentence.',
        if: (essay) => hasDetails(2)(essay) && !mayDrawTogether(essay),
      },
      'Which word in the text {matters most|does the most work} for your answer? Explain what a plainer word would have lost.',
      'Why might the author have told us this {at all|in this way}? {Answer|Write your answer} in one sentence, with a word from the text{ to prove it|}.',
    ],
  },
});

export const answerFirstAdvice = adviceOf({
  id: 'answer-first-advice',
  genres: SOURCE,
  bearsOn: ['relevance', 'thesis', 'introduction'],
  least: SHORTEST,
  if: ({ reading }) => !mayAnswerEarly(reading) && reading.questionKeys.size > 0,
  lines: {
    low: [
      '{Begin|Start} with {one|a} sentence that answers the question {in the question’s own words|using the words of the question}.',
      'Answer the question in your first sentence: {use|take} its own words, then {add|write} “because”.',
      '{Put|Write} your answer to the question in {your first sentence|one sentence, and put it first}.',
    ],
    high: [],
  },
});

export const SUPPORT_ADVICE_KINDS = [
  answerFirstAdvice,
  textToQuote,
  textToExplain,
  quotedWordAdvice,
  proofAdvice,
  meaningAdvice,
  bestDetailAdvice,
  furtherProofAdvice,
];
