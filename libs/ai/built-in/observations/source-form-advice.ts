import { topicKey } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { adviceOf } from './advice';
import type { ObservationKind } from './observation';
import { detailCount, placesNamed } from './source';

/* Advice on the order and the ending of an answer to a text; it claims nothing. */

const LONG_ENOUGH = 40;
/** Fewer sentences have no order that could be changed. */
const FEWEST_SENTENCES = 3;
const SOURCE = ['source-answer'] as const;
const hasDetails =
  (least: number) =>
  ({ reading }: JudgedEssay): boolean =>
    detailCount(reading) >= least;

/** The last sentence takes up the question already. */
const endsOnQuestion = ({ reading: { own, questionKeys } }: JudgedEssay): boolean =>
  own.at(-1)?.stems.some((stem) => questionKeys.has(topicKey(stem))) === true;

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
      '{Finish|End} on why it matters: why {did|might} the {author|writer} want {readers|us} to {feel|see} this?',
      'What does the text show {as a whole|by its end} that no single detail shows? Make that your last sentence.',
    ],
  },
});

export const sourceOrderAdvice = adviceOf({
  id: 'source-order-advice',
  genres: SOURCE,
  bearsOn: ['structure'],
  least: LONG_ENOUGH,
  if: ({ reading }) => reading.own.length >= FEWEST_SENTENCES,
  lines: {
    first: [
      'Number your sentences: 1 for your answer, 2 for what the text says, 3 for what it shows. Is one number missing? Write that sentence.',
      'Read your first sentence and your last. Do both give {the same|one} answer? If not, change {the last|one of them}.',
      '{Draw|Make} three boxes: answer, proof, what it shows. {Put|Sort} your sentences into them, and write one for any box that {is|stays} empty.',
    ],
    low: [
      'Read only your first and your last sentence. What does the last one tell a reader that the first does not? {Add|Put} one thing{ there|}.',
      {
        words:
          'Which of your details do you say least about? {Move|Put} it behind a stronger one, or {cut it|leave it out}.',
        if: hasDetails(3),
      },
      'Write one or two words beside each sentence: answer, detail or meaning. {Move|Bring} each meaning {next to|right behind} its detail.',
      'Which sentence {could a reader do without|helps your answer least}? {Cut it|Take it out}, and use the {room|space} for the one that helps most.',
    ],
    high: [
      'In your last sentence, say what your details show {together|when you put them together}.',
      'Which detail proves most? {Try it|Put it} {in your second sentence|right after your answer}, and let the others follow.',
      'Which detail could you leave out? {Cut it|Take it out}, and say more about the strongest one.',
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
      '{Beside|After} each {detail|thing} you took from the text, {write|add} the paragraph it {comes from|is in}.',
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
