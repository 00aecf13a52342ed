import { type EssayReading, topicKey } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { focusKeys } from './answer';
import { isEarly, lastGood, statementsOf } from './aids';
import { carriesOn } from './follow-up';
import type { Observation } from './observation';
import { sourceQuotations } from './quoted';
import { anchored } from './source-anchors';
import { headOf, inMarks, nearest, startWordsOf, wholeOf } from './spots';

/*
 * Steps for short answers to a text, whose few sentences have been quoted already: they name a sentence, the answer or a
 * quotation again and say what to do there. They state nothing about it but its words.
 */

/** Quotation marks of any kind after the first sentence, where they hold a title. */
const hasMarks = ({ sentences }: EssayReading): boolean =>
  sentences.slice(1).some(({ text, quotations }) => quotations > 0 || /["“”«»]|''/u.test(text));
const SHORTEST = 4;
const MOST_SPOTS = 4;
const FEWEST_SENTENCES = 2;
const MIDDLE = 0.5;

/** About the writer of the answer rather than the text. */
const OF_THE_WRITER = /(?<!\p{L})(?:i|i'm|my|me)(?!\p{L})/iu;
/** From this many sentences, the first gives the answer and the last sums up: neither is a detail. */
const HAS_MIDDLE = 3;

/** Details of the answer, from the middle outwards: a whole clause, or the words to find the sentence by. */
function spots(
  { reading }: JudgedEssay,
  fits: (sentence: EssayReading['own'][number]) => boolean,
): Observation[] {
  const { own } = reading;
  // The only sentence of a text has already been named by every other comment.
  if (own.length < FEWEST_SENTENCES) return [];
  const ends = own.length < HAS_MIDDLE ? [] : [own[0], own.at(-1)];
  return nearest(reading, MIDDLE)
    .filter((sentence) => sentence.quotations === 0 && !ends.includes(sentence) && fits(sentence))
    .flatMap((sentence): Observation[] => {
      const clause = wholeOf(sentence);
      const start = startWordsOf(sentence);
      if (clause === null && start === null) return [];
      if (OF_THE_WRITER.test(clause ?? start ?? '')) return [];
      const first = clause === null ? `the sentence that begins ${inMarks(start ?? '')}` : inMarks(clause);
      return [{ sentence, quote: null, slots: { first } }];
    })
    .slice(0, MOST_SPOTS);
}

const TO_BE = /(?<!\p{L})(?:is|was|are|were|be) (?:very |really |so |quite |one of |a |an |of )?/iu;
const NO_ANSWER =
  /^(?:that|when|to|created|described|shown|in|the|a|an|this|how|what|because|about|not|by|set|made|affected|it|he|she|they|mood|moods)(?!\p{L})/iu;
const LONGEST_ANSWER = 5;
/** The words that answer what the question asks for: "the mood is …"; exact, one to five words. */
function answerOf(essay: JudgedEssay): string | null {
  const { reading } = essay;
  const keys = focusKeys(reading);
  for (const sentence of statementsOf(reading).filter((one) => isEarly(one, reading, 3))) {
    const found = TO_BE.exec(sentence.text);
    if (found === null) continue;
    const before = sentence.words.filter(({ end }) => end - sentence.start <= found.index);
    const asks = before.some(({ text }) => keys.has(topicKey(text.toLowerCase())));
    const rest = sentence.text.slice(found.index + found[0].length);
    const [clause = ''] = rest.split(
      /[.,;:!?()\n]| (?:because|that|and|which|when|while|but|so|in|since|throughout|from|as|for|about|by|to|of)(?!\p{L})/u,
    );
    const answer = clause.trim();
    const words = answer.split(/\s+/u);
    if (
      asks &&
      answer.length >= SHORTEST &&
      words.length <= LONGEST_ANSWER &&
      !/ing$/iu.test(words[0] ?? '') &&
      !NO_ANSWER.test(answer) &&
      !/["“”@]/u.test(answer) &&
      lastGood(words.at(-1) ?? '')
    )
      return answer;
  }
  return null;
}

const answerWords = anchored(
  'answer-words',
  ['relevance', 'thesis', 'introduction'],
  (essay) => {
    const answer = answerOf(essay);
    return answer === null ? [] : [{ sentence: null, quote: null, slots: { answer: inMarks(answer) } }];
  },
  {
    low: [
      'Your answer is {answer}. {Add|Write} one sentence that says what in the text makes it so: who does what, or what do we see?',
      'You {say|answer} {answer}. Where in the text is that {plainest|clearest}? {Tell us about that moment|Name that moment} in {one|the next} sentence.',
      'What made you choose {answer}? {Name|Give} the {moment|detail}, and {say|explain} why it fits.',
      'Another reader might not say {answer}. {Give|Add} the {moment|detail} in the text that would {convince|persuade} them.',
    ],
    high: [
      'Is {answer} true from the first line of the text to the last? {Say|Add} where it is strongest, or where it changes.',
      'Which word is more exact than {answer}? {Try two|Find two}, and keep the one that the text proves best.',
    ],
  },
);

const firstLine = anchored(
  'first-line-to-check',
  ['relevance', 'thesis', 'introduction'],
  ({ reading }) => {
    const first = reading.own[0];
    const head = first === undefined || first.quotations > 0 ? null : headOf(first);
    return first === undefined || head === null
      ? []
      : [{ sentence: first, quote: null, slots: { first: inMarks(head) } }];
  },
  {
    low: [
      'You begin with {first}. Does that answer the question? If not, {write|add} one sentence before it that does.',
      'Your first sentence begins {first}. {Add|Write} “because” to your answer, and {finish|end} with a detail from the text.',
      'After {first}, {say|add} how you know: {name|give} one {moment|detail} in the text.',
    ],
    high: [
      'You begin with {first}. Could that be more exact? {Say|Add} how, when or why.',
      'Compare {first} with your last sentence: which {answers the question|says your answer} more exactly? Improve the other.',
    ],
  },
);

const spotToProve = anchored(
  'spot-to-prove',
  ['evidence', 'referencing'],
  (essay) => (hasMarks(essay.reading) ? [] : spots(essay, () => true)),
  {
    low: [
      'After {first}, {write|add} “The text says” and three or four exact words{ that prove it|, in quotation marks}.',
      '{Find|Look for} the words in the text that made you write {first}. {Copy|Quote} three or four of them{, in quotation marks|}.',
      'Which line of the text would you show to someone who doubts {first}? {Copy|Quote} a few of its words.',
      'Where in the text did you find what you say in {first}? {Quote|Copy} a few words from there.',
    ],
    high: ['Which words of the text prove {first} best? {Quote|Build in} three or four of them.'],
  },
);

/** One quotation asks for another; two can be weighed. */
const quotationAndMore = anchored(
  'quotation-and-more',
  ['evidence'],
  ({ reading }) => {
    const quotations = sourceQuotations(reading);
    const [only] = quotations;
    return only === undefined || quotations.length > 1 || (reading.text.match(/["“”]/gu) ?? []).length > 3
      ? []
      : [{ sentence: only.sentence, quote: null, slots: { first: inMarks(only.quote) } }];
  },
  {
    low: [
      'You quote {first}. {Find|Choose} a second line, from another part of the text, that {proves|supports} the same thing.',
      'Beside {first}, {quote|use} a line from {another paragraph|another part of the text}: {then your proof has two legs|two are harder to doubt than one}.',
      '{Which other line|What other line} of the text fits with {first}? {Quote|Copy} a few of its words, and say what they show.',
    ],
    high: [
      'You quote {first}. Does the text ever say the opposite? {Quote that too|Add that line}, and say {which weighs more|why your answer holds}.',
      'Where else does the text say what {first} says? {Quote|Add} the two or three words that say it {best|most strongly}.',
    ],
  },
);

const quotationsToWeigh = anchored(
  'quotations-to-weigh',
  ['evidence', 'development'],
  ({ reading }) => {
    const [one, ...rest] = sourceQuotations(reading);
    const two = rest.at(-1);
    return one === undefined || two === undefined || two.quote === one.quote
      ? []
      : [
          {
            sentence: two.sentence,
            quote: null,
            slots: { one: inMarks(one.quote), two: inMarks(two.quote) },
          },
        ];
  },
  {
    low: [
      'You quote {one} and {two}. Which of them proves more? {Say so, and why, in one sentence.|Add a sentence that says why.}',
      'What do {one} and {two} show together? {Write|Add} one sentence{ after the second of them|}.',
      'Look at {one} and {two}: do they prove the same thing or two things? {Say|Write} which{ in one sentence|}.',
    ],
    high: [
      'What do {one} and {two} have in common? {Name|Quote} a word from each, and {say|explain} what they do together.',
      'You quote {one} and {two}. Which is the stronger proof? {Put it last, and say why.|Say why.}',
    ],
  },
);

const spotToExplain = anchored(
  'spot-to-explain',
  ['development', 'argument'],
  (essay) => {
    const { sentences } = essay.reading;
    const bare = spots(
      essay,
      ({ index, text }) => !carriesOn(text) && !carriesOn(sentences[index + 1]?.text ?? ''),
    );
    return bare;
  },
  {
    low: [
      'Look at {first}. What does that tell us about the {person|people} in the text? {Say|Write} it in {one|the next} sentence.',
      'After {first}, {finish|complete} this sentence: “This shows that …”.',
      'Why does {first} matter {for|to} your answer? {Add|Write|Put in} {one|a} sentence that {begins|starts} “This matters because”.',
      'How does {first} {help to answer|answer} the {question|task}? {Say so|Explain it|Tell us} {in the next sentence|right after it}.',
      'Read {first} and ask {“so what?”|“what of it?”} {Write|Add|Put} {your answer|what you answer} {as the next sentence|after it}.',
      '{Say|Write} in your own words what {first} {means|tells a reader}, {beginning|starting} “In other words”.',
    ],
    high: [
      'What does {first} suggest that the text does not say outright? {Add|Write} it in one sentence.',
      'Look at {first}. Take the explanation one step further: what {follows from it|does it change}?',
    ],
  },
);

/** Few sentences have no order to speak of, so: which part of an answer is which, and which is missing. */
const MOST_SENTENCES = 5;
const partsOfAnswer = anchored(
  'parts-of-answer',
  ['structure'],
  (essay) => (essay.reading.own.length > MOST_SENTENCES ? [] : spots(essay, () => true)),
  {
    low: [
      'An answer has four parts: what you think, a detail, words from the text, and what they show. Which part is {first}? {Add|Write} a sentence for any part you do not have yet.',
      'Is {first} your answer or a detail that proves it? Put the answer first and the {detail|proof} after it.',
      'Plan four sentences: your answer, what happens in the text, its exact words, what they show. Where does {first} {belong|go}?',
      '{Mark|Underline} your answer in one colour and your details in another. Which colour is {first}? {Put|Move} the answer to the front.',
    ],
    high: ['Which sentence should come right after {first}? {Move|Write} it there.'],
  },
);

export const SOURCE_SPOTS = [
  answerWords,
  firstLine,
  quotationAndMore,
  quotationsToWeigh,
  spotToProve,
  spotToExplain,
  partsOfAnswer,
];
