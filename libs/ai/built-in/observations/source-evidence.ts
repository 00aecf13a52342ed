import type { EssayReading, ReadSentence } from '../essay-reading';
import { isLate, quotable } from './aids';
import { carriesOn, isFollowedUp } from './follow-up';
import type { Observation, ObservationKind } from './observation';
import { sourceQuotations } from './quoted';
import { detailCount } from './source';
import { anchored, anchorsOf, hasMarksNear, isAnswer, POINTS_OUT, retells } from './source-anchors';
import { textAfter } from './surroundings';

/* Steps on the proof in an answer to a text. They state nothing of a sentence beyond its words and its place. */

/** What the answer says happens in the text, with no quotation beside it. */
const statementToProve = anchored(
  'statement-to-prove',
  ['evidence', 'referencing'],
  (essay) =>
    anchorsOf(
      essay,
      (sentence, quote) =>
        !hasMarksNear(essay.reading, sentence) && retells(sentence, essay.reading) && !POINTS_OUT.test(quote),
    ),
  {
    low: [
      '{Copy|Quote} three or four words from the text that {show|prove} this: {quote}.',
      'Which words in the text tell you this: {quote}? {Copy|Quote} {three or four of them|a few of them}.',
      '{Find|Look for} the line in the text that supports {quote}, and {copy|quote} its most important words.',
      'After {quote}, add “The text says” and {three or four|a few} exact words in quotation marks.',
      'Back up {quote} with {a few|three or four} exact words from the text.',
      '{Put|Write} {three or four|a few} words from the text, in quotation marks, after {quote}.',
      'How does a reader know this: {quote}? {Quote|Copy} the words that {say|show} so.',
      'Which paragraph of the text tells you this: {quote}? {Name it|Give its number}, and {quote|copy} a few words from it.',
    ],
    high: [
      'Which word in the text {shows|proves} this best: {quote}? {Quote|Name} it, and say what it adds.',
      '{Choose|Find} the one word in the text that best {proves|shows} {quote}, and build it into that sentence.',
      '{Support|Back up} {quote} with {a few|three or four} words from the text, inside a sentence of your own.',
      'How {sure can a reader be of|could a reader check} {quote}? {Add|Quote} the words in the text that {settle|prove} it.',
    ],
  },
);

/** What the answer tells without a reason or a meaning in it or after it. */
const statementToExplain = anchored(
  'statement-to-explain',
  ['development', 'argument', 'relevance'],
  (essay) =>
    anchorsOf(
      essay,
      (sentence, quote) =>
        !isFollowedUp(essay.reading, sentence) &&
        !carriesOn(textAfter(essay.reading, sentence)) &&
        !isAnswer(sentence, essay.reading) &&
        retells(sentence, essay.reading) &&
        !POINTS_OUT.test(quote) &&
        !isLate(sentence, essay.reading, 1),
    ),
  {
    low: [
      'After {quote}, add {one|a} sentence that {begins|starts} with “This shows that”.',
      '{Say|Explain} in one {more |}sentence how {quote} answers the question.',
      'How does {quote} help to answer the question? {Tell us|Explain it} in {one|the next} sentence.',
      'What does {quote} {show|tell us}? {Add|Write} the answer in one sentence.',
      'Add {one|a} sentence after {quote}: what {does this show|can a reader learn from this}?',
      'Explain {quote} in one more sentence: {how does it answer the question|what does it show}?',
      'Write one more sentence after {quote}, beginning “This matters because”.',
      'Tell your reader why {quote} matters for your answer{|, in one sentence}.',
    ],
    high: [
      'What does {quote} show that the {author|writer} does not say? {Write|Add} it in {one|the next} sentence.',
      'Say more about {quote}: which word in the text makes you think so?',
      '{Say|Explain} why {quote} {matters more|tells us more} than the other details you give.',
      'How does {quote} prove your answer? {Write|Add} the missing step.',
    ],
  },
);

/** What answers the question, wherever it stands; the steps fit whether or not details follow. */
const SOME_DETAILS = 2;
/** Steps that weigh one detail of the answer against another. */
const OF_DETAILS = [
  'Which of your details proves this best: {quote}? {Say|Explain} why in one sentence.',
  '{Choose|Pick} the {detail|moment} that best {proves|shows} {quote}, and say why it is stronger than the others.',
] as const;
/** Gives an effect, a mood or a judgement: what the text would have to show. */
const TO_BE_SHOWN =
  /(?<!\p{L})(?:[ae]ffect\p{L}*|mood|tone|feel\p{L}*|felt|mak(?:es?|ing)|made|caus\p{L}+|(?:is|was|are|were) (?:\p{L}+ ){0,2}\p{L}+)(?!\p{L})/iu;
/** An answer whose proof is neither quoted nor summed up beside it. */
function canBeGrounded(reading: EssayReading, sentence: ReadSentence, quote: string): boolean {
  const near = reading.sentences.slice(Math.max(0, sentence.index - 2), sentence.index + 3);
  return (
    isAnswer(sentence, reading) &&
    TO_BE_SHOWN.test(quote) &&
    !isLate(sentence, reading, 2) &&
    !near.some(({ text }) => /["“”]|''/u.test(text))
  );
}
const answerToGround = anchored(
  'answer-to-ground',
  ['relevance', 'argument', 'development'],
  (essay) =>
    anchorsOf(essay, (sentence, quote) => canBeGrounded(essay.reading, sentence, quote), true)
      .sort((a, b) => (a.sentence?.index ?? 0) - (b.sentence?.index ?? 0))
      .map((one) => ({ ...one, without: detailCount(essay.reading) < SOME_DETAILS ? OF_DETAILS : [] })),
  {
    first: [
      'You say {quote}. {Add|Write} one {more |}sentence that begins “I know this because”, with something that happens in the text.',
      'What in the text made you think so: {quote}? {Add|Write} one {more |}sentence about that place.',
      'Read {quote} aloud and let {a friend|somebody} ask “how do you know?” {Add|Write} your answer, in one {more |}sentence.',
    ],
    low: [
      OF_DETAILS[0],
      'What in the text makes you most sure of this: {quote}? {Add|Write} one more sentence about it.',
      'Would a reader who has not read the text believe this: {quote}? {Add|Write} one more thing from the text that would convince them.',
      'Add one more {detail|moment} from the text as proof of {quote}.',
    ],
    high: [
      'Which line of the text proves this best: {quote}? {Say|Explain} in one more sentence why.',
      OF_DETAILS[1],
    ],
  },
);

/** Each quotation, for work on one of its words. */
const quotedWord = anchored(
  'quotation-word',
  ['development', 'argument', 'vocabulary'],
  ({ reading }) =>
    quotable(sourceQuotations(reading).map(({ quote, sentence }): Observation => ({ sentence, quote }))),
  {
    low: [
      '{Choose|Pick} one word from {quote} and {say|explain} what it makes {us|a reader} see or feel.',
      'Which word in {quote} matters most? {Say|Explain} what it {tells us|shows}.',
      'What does the {most important|strongest} word in {quote} tell us? {Answer|Explain} in one sentence.',
    ],
    high: [
      'Which word in {quote} matters most? {Say|Explain} what would be lost without it.',
      '{Choose|Pick} one word from {quote} and {say|explain} why the author may have {chosen|used} it.',
      'What does {quote} tell us that the author does not say? {Write|Add} it in one sentence.',
    ],
  },
);

export const SOURCE_EVIDENCE: readonly ObservationKind[] = [
  statementToProve,
  quotedWord,
  statementToExplain,
  answerToGround,
];
