import type { JudgedEssay } from '../judged-essay';
import { adviceOf } from './advice';
import type { ObservationKind } from './observation';
import { detailCount, placesNamed } from './source';

/* Advice on the order and the ending of an answer to a text; it claims nothing. */

const LONG_ENOUGH = 40;
/** Three sentences have an order, short as they may be. */
const FEW_WORDS = 20;
/** Fewer sentences have no order that could be changed. */
const FEWEST_SENTENCES = 3;
const SOURCE = ['source-answer'] as const;
/** Fewer sentences have none to spare. */
const ROOM_TO_CUT = 9;
const hasDetails =
  (least: number) =>
  ({ reading }: JudgedEssay): boolean =>
    detailCount(reading) >= least;

/** The last sentence takes up the question already. */
const endsOnQuestion = ({ reading: { own, questionKeys } }: JudgedEssay): boolean =>
  own.at(-1)?.topics.some((topic) => questionKeys.has(topic)) === true;

/** The last sentence may say already what it all comes to. */
const DRAWS_TOGETHER =
  /(?<!\p{L})(?:all in all|overall|in conclusion|altogether|all of (?:this|these|that)|so|because|therefore|shows?|proves?|moods?|[ae]ffect\p{L}*)(?!\p{L})/iu;

export const sourceEndingAdvice = adviceOf({
  id: 'source-ending-advice',
  genres: SOURCE,
  bearsOn: ['conclusion'],
  least: LONG_ENOUGH,
  lines: {
    low: [
      {
        words:
          '{Finish|End|Close} with one sentence that gives your answer {once more|again} and names the {detail|moment|line} that {proves|shows} it best.',
        if: (essay) => !endsOnQuestion(essay),
      },
      'Read your first and your last sentences {together|one after the other}. If they do not give the same answer, change one of them.',
    ],
    high: [
      '{Finish|End} by saying why it matters: why {would|might} the {author|writer} want {readers|us} to {feel|see} this?',
      'What does the text show {as a whole|by its end} that no single detail shows? Make that your last sentence.',
    ],
  },
});

export const sourceOrderAdvice = adviceOf({
  id: 'source-order-advice',
  genres: SOURCE,
  bearsOn: ['structure'],
  least: FEW_WORDS,
  if: ({ reading }) => reading.own.length >= FEWEST_SENTENCES,
  lines: {
    first: [
      'Number your sentences: 1 for your answer, 2 for what the text says, 3 for what it shows. If you have not used one of the numbers, write that sentence.',
      'Read your first sentence and your last. Do {both|they both} give the same answer? If not, change {the last|one of them}.',
      '{Draw|Make} three boxes: answer, proof, what it shows. {Put|Sort} your sentences into them, and write one for any box that {is|stays} empty.',
    ],
    low: [
      'Read only your first and your last sentence. Does the last one tell a reader something that the first does not? If not, {add|write} one new thing{ there|}.',
      {
        words:
          'Which of your details do you say least about? {Say|Write} one more thing about it, or {cut it|leave it out}.',
        if: hasDetails(3),
      },
      'Write one or two words beside each sentence: answer, detail or meaning. {Move|Bring} each meaning {next to|right after} its detail.',
      {
        words:
          'Which sentence {could a reader do without|helps your answer least}? {Cut it|Take it out}, and use the {extra space|space} for the one that helps most.',
        if: ({ reading }) => reading.own.length >= ROOM_TO_CUT,
      },
    ],
    high: [
      {
        words:
          'Does your last sentence say what your details show {together|when you put them together}? If not, {add|write} one that does.',
        if: ({ reading }) => !DRAWS_TOGETHER.test(reading.own.at(-1)?.text ?? ''),
      },
      {
        words:
          'Which {of your details|one of your details} proves most? Is it where a reader will notice it, {first or last|at the start or at the end}? If not, {move it there|try it there}.',
        if: hasDetails(2),
      },
      'Read your answer without one sentence, then without another. Is there one that nobody would miss? {Use its space for|Give its place to} what you say about the strongest detail.',
    ],
  },
});

export const sourcePlaceAdvice = adviceOf({
  id: 'source-place-advice',
  genres: SOURCE,
  bearsOn: ['referencing'],
  least: LONG_ENOUGH,
  if: ({ reading }) =>
    detailCount(reading) > 0 &&
    placesNamed(reading) === 0 &&
    !/(?<!\p{L})(?:paragraph|line|page|stanza)s?(?!\p{L})/iu.test(reading.text),
  lines: {
    low: [
      '{Beside|After} each {detail|thing} you took from the text, {write|add} the number of the paragraph it {comes from|is in}.',
    ],
    high: [
      '{Say|Add} which paragraph each {detail|thing you took from the text} comes from, so that a reader can find it.',
    ],
  },
});

export const SOURCE_FORM_ADVICE: readonly ObservationKind[] = [
  sourceEndingAdvice,
  sourceOrderAdvice,
  sourcePlaceAdvice,
];
