import type { EssayReading } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { isEarly, isLate, quotable } from './aids';
import { caseFromLife } from './evidence';
import { carriesOn } from './follow-up';
import { stepAlone, type Observation, type ObservationKind } from './observation';
import { sourceQuotations } from './quoted';
import { detailsOf, placesNamed } from './source';
import { mayAnswerEarly } from './source-anchors';

/** Advice on support that an essay needs; it claims nothing, and is given only where what it asks for is not there. */
const WHOLE: readonly Observation[] = [{ sentence: null, quote: null }];
/** Shorter answers are no answers yet. */
const SHORTEST = 15;
const LONG_ENOUGH = 40;
/** Fewer sentences have no order that could be changed. */
const FEWEST_SENTENCES = 3;
const SOURCE = ['source-answer'] as const;
const OWN_SUBJECT = ['argument', 'explanation'] as const;

const advice = (
  id: string,
  genres: ObservationKind['genres'],
  bearsOn: readonly string[],
  find: ObservationKind['find'],
  step: ObservationKind['step'],
): ObservationKind => stepAlone({ id, genres, bearsOn, find, step });

const isLong = ({ wordCount }: EssayReading, least = LONG_ENOUGH): boolean => wordCount >= least;
/** Marks of any kind: titles and single words too. */
const hasMarks = ({ text }: EssayReading): boolean => /["“”«»]|''/u.test(text);

/** Somebody the writer knows, or a day: a case is told, or may be. */
const CASE =
  /(?<!\p{L})(?:my (?:best |old(?:er|est)? |young(?:er|est)? |little |big )?(?:friends?|cousins?|brothers?|sisters?|siblings?|aunt|uncle|mom|mum|mother|dad|father|parents|grand\p{L}+|teacher|coach)|when i was|(?:one|this one) (?:time|day)|last (?:year|summer|week|month)|i (?:once|remember))(?!\p{L})/iu;
const holdsCase = (essay: JudgedEssay): boolean =>
  caseFromLife.find(essay).length > 0 || essay.reading.own.some(({ text }) => CASE.test(text));

export const evidenceAdvice = advice(
  'evidence-advice',
  OWN_SUBJECT,
  ['evidence', 'development'],
  (essay: JudgedEssay) =>
    isLong(essay.reading) ? WHOLE.map((one) => (holdsCase(essay) ? { ...one, omits: ['low'] } : one)) : [],
  {
    low: [
      '{Choose|Pick} the {point|reason} you believe most, and {add|write} one thing that {happened to you|you saw yourself}, with a name and a place.',
      '{Think of|Remember} one day that led you to your view. {Tell|Write} it in {two|three} sentences: who, where, and what happened.',
      '{Name|Think of} somebody {you know|in your family or class} for whom one of your reasons is true. {Tell us|Write} in two sentences what happened to {them|that person}.',
      '{After|Behind} your {strongest|best} reason, {put|write} “{I remember when|One day}” and {finish|go on with} the sentence: what {did you see|happened}?',
    ],
    high: [
      'Which of your {points|reasons} rests on your word alone? {Find|Add} a fact for it that a reader could check, and {say|name} where it comes from.',
      'Which of your reasons would a reader who {doubts|disagrees with} you attack first? {Add|Give} the {fact|case} that {answers them|holds it up}.',
      '{Choose|Take} your {boldest|most general} {claim|sentence}. {Add|Write} where {it has been tried|somebody has seen it}, and what came of it.',
    ],
  },
);

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
      '{Find|Look for} the {words|line} in the text behind {quote}. {Copy|Quote} three or four {exact words|of its words}, in quotation marks.',
      'After {quote} {add|write} “The text says”, and finish with three or four exact words, in quotation marks.',
    ],
    high: [
      'Which words of the text prove {quote} best? Quote three or four of them inside a sentence of your own.',
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
      'After {quote} {add|write} a sentence that {begins|starts} with “This shows that”.',
      'After {quote} {add|write} one sentence: how does it {answer the question|help to answer the question}?',
    ],
    high: [
      'What does {quote} {suggest|tell us} that the {author|writer} does not say? {Write|Add} it in {one|the next} sentence.',
    ],
  },
);

/** For an answer that quotes: work on one word of a quotation. */
export const quotedWordAdvice = advice(
  'quoted-word-advice',
  SOURCE,
  ['development', 'argument', 'vocabulary'],
  ({ reading }) => (sourceQuotations(reading).length > 0 ? WHOLE : []),
  {
    low: [
      'Choose one word from {a quotation of yours|what you quote|one of the lines you quote} and {say|write|explain} what it makes {us|a reader} feel.',
      'Which of the words you quote matters most? {Say|Explain} in one sentence what it {shows|tells us}.',
      'After your last quotation, {say|write} what one of its words {shows|tells us|makes us feel}.',
      'Underline the strongest word that you quote, and {say|explain} why the author may have chosen it.',
    ],
    high: [
      'Which word in {what you quote|the lines you quote} matters most? {Say|Explain} what {would be lost without it|a plainer word would have lost}.',
    ],
  },
);

/** For an answer of the student's own words: the detail that proves it. */
export const bestDetailAdvice = advice(
  'best-detail-advice',
  SOURCE,
  ['evidence', 'relevance', 'development', 'argument'],
  ({ reading }) => (isLong(reading, SHORTEST) ? WHOLE : []),
  {
    low: [
      'Name the detail {in|from} the text that proves your answer best, and {say|explain} in {one|a} sentence {how|why}.',
      'After your first sentence, {write|add} {two sentences|a sentence or two} about the {moment|detail} that {proves|shows} your answer best.',
      'In your last sentence, say which detail {proves|shows} your answer best.',
      'What in the text made you {choose|give} this answer? {Write|Add|Put} it {after your first sentence|into your second sentence}.',
    ],
    high: ['Which detail proves your answer best? {Say|Explain} in {two sentences|a sentence} why it does.'],
  },
);

/** For an answer that quotes nothing: words of the text as proof. */
export const proofAdvice = advice(
  'proof-advice',
  SOURCE,
  ['evidence', 'referencing'],
  ({ reading }) => (hasMarks(reading) || !isLong(reading, SHORTEST) ? [] : WHOLE),
  {
    low: [
      '{Find|Choose} three or four words in the text that prove your answer, and {copy|write} them after your first sentence.',
      '{Quote|Copy} a few words from the text {in your second sentence|before your last sentence}, and say what they show.',
      'Which line of the text would you read aloud to prove your answer? {Quote|Copy} a few of its words.',
      'In your last sentence, quote {three or four|a few} words from the text as proof.',
      '{Add|Write} a sentence that {begins|starts} with “The text says”, and {finish|end} it with a few exact words in quotation marks.',
    ],
    high: [
      'Which words of the text prove your answer best? {Quote|Copy} three or four of them{ inside a sentence of your own|, in quotation marks}.',
    ],
  },
);

/** For an answer that quotes: a further detail. */
export const furtherProofAdvice = advice(
  'further-proof-advice',
  SOURCE,
  ['evidence'],
  ({ reading }) => (hasMarks(reading) && isLong(reading, SHORTEST) ? WHOLE : []),
  {
    low: [
      '{Add|Find} one more {detail|line} from the text that supports your answer, and {say|write} what it {shows|proves}.',
      'After your last detail, {add|give} one from {the beginning|another part|the end} of the text.',
      'Which paragraph of the text have you not used? {Look|Search} there for one more detail.',
      '{Look for|Find} a second place in the text that {supports|proves} your answer. {Quote|Copy} a few words, and say what they show.',
    ],
    high: [
      'Which of your details proves the least? {Find|Choose} a stronger one from another part of the text.',
    ],
  },
);

/** What a detail shows is said after it. */
export const meaningAdvice = advice(
  'meaning-advice',
  SOURCE,
  ['development', 'argument'],
  ({ reading }) => (isLong(reading, SHORTEST) ? WHOLE : []),
  {
    low: [
      'After your first detail, {say|write} what it shows about the people in the text.',
      'Before your last sentence, {write|add} one that begins “This shows that”.',
      'What does your last detail {show|tell us}? {Add|Write} one sentence about it.',
      '{Look at|Go through} each detail you use: {do you say|have you said} what it shows? If not, {write|add} “This shows that” and finish the sentence.',
      '{Choose|Pick} one {detail|moment} from the text and {say|write} in two sentences what it makes {us|a reader} feel, and why.',
    ],
    high: [
      'What do your details show {together|when you put them together} that no single one shows? {Write|Say} it in {one|a} sentence.',
    ],
  },
);

export const answerFirstAdvice = advice(
  'answer-first-advice',
  SOURCE,
  ['relevance', 'thesis', 'introduction'],
  ({ reading }) => {
    return mayAnswerEarly(reading) || reading.questionKeys.size === 0 || !isLong(reading, SHORTEST)
      ? []
      : WHOLE;
  },
  {
    low: [
      '{Begin|Start} with {one|a} sentence that answers the question {in the question’s own words|using the words of the question}.',
      'Answer the question in your first sentence: {use|take} its own words, then {add|write} “because”.',
      '{Put|Write} your answer to the question in {your first sentence|one sentence, and put it first}.',
    ],
    high: [],
  },
);

export const sourceEndingAdvice = advice(
  'source-ending-advice',
  SOURCE,
  ['conclusion'],
  ({ reading }) => (isLong(reading) ? WHOLE : []),
  {
    low: [
      '{Finish|End|Close} with one sentence that gives your answer {once more|again} and names the {detail|moment|line} that {proves|shows} it best.',
      'Read your first and your last sentences {together|one after the other}. If they do not give the same answer, change one of them.',
    ],
    high: [
      '{Finish|End} on why it matters: why {did|might} the {author|writer} want {readers|us} to {feel|see} this?',
      'What does the text show {as a whole|by its end} that no single detail shows? Make that your last sentence.',
    ],
  },
);

export const sourceOrderAdvice = advice(
  'source-order-advice',
  SOURCE,
  ['structure'],
  ({ reading }) => (isLong(reading) && reading.own.length >= FEWEST_SENTENCES ? WHOLE : []),
  {
    low: [
      'Keep each detail and what you say about it {together|side by side}, from your second sentence on.',
      'In your last sentence, {say|give} your answer {again|once more}, in new words.',
      'Read your first sentence and your last. Do both give {the same|one} answer? If not, change {the last|one of them}.',
      'Find the detail that you say least about. {Move|Put} it behind a stronger one, or {cut it|leave it out}.',
      'Does each detail have its meaning right behind it? {Bring|Put} together what {belongs|goes} together.',
    ],
    high: [
      'In your last sentence, say what your details show {together|when you put them together}.',
      'Begin your second sentence with the detail that {proves|shows} most.',
      'Which detail could you leave out? {Cut it|Take it out}, and say more about the strongest one.',
    ],
  },
);

export const sourcePlaceAdvice = advice(
  'source-place-advice',
  SOURCE,
  ['referencing'],
  ({ reading }) =>
    isLong(reading) &&
    placesNamed(reading) === 0 &&
    !/(?<!\p{L})(?:paragraph|line|page|stanza)s?(?!\p{L})/iu.test(reading.text)
      ? WHOLE
      : [],
  {
    low: [
      '{Beside|After} each {detail|thing} you took from the text, {write|add} the paragraph it {comes from|is in}.',
    ],
    high: [
      '{Say|Add} which paragraph each {detail|thing you took from the text} comes from, so that a reader can find it.',
    ],
  },
);

export const SUPPORT_ADVICE_KINDS = [
  evidenceAdvice,
  answerFirstAdvice,
  textToQuote,
  textToExplain,
  quotedWordAdvice,
  proofAdvice,
  meaningAdvice,
  bestDetailAdvice,
  furtherProofAdvice,
  sourceEndingAdvice,
  sourceOrderAdvice,
  sourcePlaceAdvice,
];
