import type { ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { hasVerb, isEarly, isLate, quotable, statementsOf, topStems } from './aids';
import {
  beginningOf,
  CLAIMS,
  hasCaseNear,
  IS_VIEW,
  LEANS,
  OTHERS_SAY,
  OWN_STORY,
  SUPPORTED_HERE,
  SUPPORTED_NEXT,
} from './anchors';
import { namesThing } from './answer';
import { askedOf } from './asked';
import { carriesOn, isFollowedUp, takesUp } from './follow-up';
import { stepAlone, type Observation, type ObservationKind } from './observation';
import { anchored, clauseOf, hasMarksNear, isAnswer, isOfTask } from './source-anchors';
import { namesMood } from './mood-words';
import { isFaultless, isHalfSaid } from './sound-words';
import { textAfter } from './surroundings';

/*
 * A place in the essay for advice that would otherwise name none: a sentence, by the words it begins with. Readers would
 * rewrite half of the advice that quotes nothing, and one in seven of that which does. Each states no more than that the
 * words stand there, and asks before it advises.
 */

const OPINION = ['argument', 'explanation'] as const;
const plain = (text: string): string => text.replace(/’/gu, "'");
const POINTS = 4;
/** Counts, sums up, tells a case or speaks to the reader. */
const NO_CLAIM =
  /(?<!\p{L})(?:conclusion|conclude|essay|letter|paragraph|reasons?|examples?|thank|sincerely|imagine|dear|you may|one (?:day|time))(?!\p{L})|[@?]/iu;

/** The first sentences say what is to be shown, and from such words on it is summed up: neither is argued out there. */
const OPENING = 4;
const ENDING = 0.6;
const CLOSES =
  /^\W*(?:so,? |and )?(?:in (?:conclusion|closing|summary|short)|to (?:conclude|sum|close|wrap)|overall|all in all|finally|lastly|as you can see)(?!\p{L})/iu;

const ASKS =
  /^\W*(?:would|wouldn't|do|don't|does|is|are|isn't|aren't|can|can't|could|why|how|what|who)(?!\p{L})/iu;

/** Sentences that claim something of the subject, with the words they begin with. */
function claimsIn({ reading }: JudgedEssay): { sentence: ReadSentence; quote: string }[] {
  const topics = topStems(reading.own, POINTS);
  const late = reading.sentences.length * ENDING;
  const closing =
    reading.own.find(({ index, text }) => index >= late && CLOSES.test(text))?.index ?? Infinity;
  return statementsOf(reading).flatMap((sentence) => {
    const text = plain(sentence.text);
    const quote =
      isEarly(sentence, reading, OPENING) ||
      isLate(sentence, reading, 2) ||
      sentence.index >= closing ||
      !/^\p{Lu}/u.test(text) ||
      LEANS.test(text) ||
      OWN_STORY.test(text) ||
      OTHERS_SAY.test(text) ||
      NO_CLAIM.test(text) ||
      !CLAIMS.test(text) ||
      IS_VIEW.test(text) ||
      ASKS.test(text) ||
      // A sentence is mended before it is argued about.
      !isFaultless(sentence, sentence.text) ||
      !sentence.stems.some((stem) => topics.has(stem))
        ? null
        : beginningOf(sentence);
    return quote === null ? [] : [{ sentence, quote }];
  });
}

/** The longest first: most is said there that somebody could ask about. */
const byLength = (a: { sentence: ReadSentence }, b: { sentence: ReadSentence }): number =>
  b.sentence.words.length - a.sentence.words.length;

const sentenceToBackUp: ObservationKind = stepAlone({
  id: 'sentence-to-back-up',
  genres: OPINION,
  bearsOn: ['evidence', 'argument', 'development'],
  find: (essay) =>
    quotable(
      claimsIn(essay)
        .filter(
          ({ sentence }) =>
            !SUPPORTED_HERE.test(plain(sentence.text)) &&
            !SUPPORTED_NEXT.test(plain(essay.reading.sentences[sentence.index + 1]?.text ?? '')) &&
            !hasCaseNear(essay.reading, sentence),
        )
        .sort(byLength),
    ),
  step: {
    first: [
      'Find the sentence that {begins|starts} with {quote}. {Add|Write} one more sentence after it: “I know this because …”.',
      'Go to the sentence that {begins|starts} with {quote}. How do you know that it is true? {Add|Write} your answer in {one|a} sentence, with a name or a place in it.',
    ],
    low: [
      'Find the sentence that {begins|starts} with {quote}. If a friend asked “how do you know?”, what would you {say|answer}? {Add|Write} it there, if your text does not say it.',
      'Look at the sentence that {begins|starts} with {quote}. Is there a person, a place or a number {beside it|near it}? If not, {add|write} a sentence that has one.',
      'The sentence that {begins|starts} with {quote} could do with an example: {add|write} who it happened to, where, and how it ended.',
    ],
    high: [
      'What supports the sentence that {begins|starts} with {quote}? If it is your word alone, {add|find} a fact or an example that a reader could check.',
      'Read the sentence that {begins|starts} with {quote} as a doubter would. What would you want to see? {Add|Give} that {there|after it}.',
    ],
  },
});

const sentenceToAnswer: ObservationKind = stepAlone({
  id: 'sentence-to-answer',
  genres: OPINION,
  bearsOn: ['counter'],
  find: (essay) =>
    quotable(
      claimsIn(essay)
        .filter(
          ({ sentence }) =>
            // What is put in would part the claim from its example.
            !takesUp(essay.reading.sentences[sentence.index + 1]) &&
            ![-1, 0, 1].some((step) =>
              /(?<!\p{L})(?:some|others|critics|however|although|but|though|except|unless)(?!\p{L})/iu.test(
                essay.reading.sentences[sentence.index + step]?.text ?? '',
              ),
            ),
        )
        .sort(byLength),
    ),
  step: {
    low: [
      'Imagine somebody shaking their head at the sentence that {begins|starts} with {quote}. {Write|Add} what they would say, and your answer.',
      'After the sentence that {begins|starts} with {quote}, write “Some people would say”, then their reason, then {your answer|yours}.',
      'Who would not agree with the sentence that {begins|starts} with {quote}? Give their reason in one sentence, and {answer it|your answer} in the next.',
    ],
    high: [
      'What would a fair opponent say to the sentence that {begins|starts} with {quote}? If your text does not answer it, {do so|answer it} there.',
      'For whom would the sentence that {begins|starts} with {quote} not be true? Say so there, and why your view {still holds|holds all the same}.',
    ],
  },
});

const LEANS_ON =
  /^\W*(?:just because|because|which|so|and|but|if|when|although|in conclusion|overall)(?!\p{L})/iu;
/** A whole thought with a verb and without a slip: what is built on it should stand. */
const isToldOfText = (sentence: ReadSentence, quote: string): boolean =>
  !isHalfSaid(sentence, quote) &&
  isFaultless(sentence, quote) &&
  hasVerb(quote) &&
  !LEANS_ON.test(quote) &&
  !/[@“”"?]/u.test(quote);

/** What the answer says of the text, with no quotation beside it: the line behind it can be looked for. */
const sentenceToQuoteFor: ObservationKind = anchored(
  'sentence-to-quote-for',
  ['evidence', 'referencing'],
  (essay) =>
    quotable(
      statementsOf(essay.reading).flatMap((sentence): Observation[] => {
        const { reading } = essay;
        const quote =
          sentence.quotations > 0 ||
          hasMarksNear(reading, sentence) ||
          isOfTask(sentence, essay.task) ||
          (sentence.index < 1 && isAnswer(sentence, reading)) ||
          !namesThing(reading, sentence, sentence.text.length)
            ? null
            : clauseOf(sentence);
        return quote === null || !isToldOfText(sentence, quote) ? [] : [{ sentence, quote }];
      }),
    ),
  {
    first: [
      'You write {quote}. Find the line in the text that {tells you that|made you write it}, and copy three or four of its words {beside it|after it}, in quotation marks.',
      'Which line of the text were you thinking of at {quote}? {Copy|Write down} a few of its words, in quotation marks.',
    ],
    low: [
      'Which line of the text {made you write|is behind} {quote}? Quote three or four of its words {after it|in that sentence}.',
      'You write {quote}. {Find|Look for} the place in the text, and put {three or four|a few} of the author’s words beside it, in quotation marks.',
      'Let the author speak at {quote}: {add|quote} three or four words from that place in the text.',
    ],
    high: [
      'Build three or four words of the text into {quote}, so that a reader {can see|sees} where it comes from.',
      'Which of the author’s words would make {quote} {stronger|more exact}? Quote it in that sentence.',
    ],
  },
);

/** Something told of the text that the next sentence does not take up. */
const sentenceToGoOnFrom: ObservationKind = anchored(
  'sentence-to-go-on-from',
  ['development', 'argument'],
  (essay) =>
    quotable(
      statementsOf(essay.reading).flatMap((sentence): Observation[] => {
        const { reading } = essay;
        const quote =
          sentence.quotations > 0 ||
          isOfTask(sentence, essay.task) ||
          isAnswer(sentence, reading) ||
          isFollowedUp(reading, sentence) ||
          isLate(sentence, reading, 1) ||
          carriesOn(textAfter(reading, sentence, 1)) ||
          !namesThing(reading, sentence, sentence.text.length)
            ? null
            : clauseOf(sentence);
        return quote === null || !isToldOfText(sentence, quote) ? [] : [{ sentence, quote }];
      }),
    ),
  {
    first: [
      'You write {quote}. {Add|Write} one more sentence after it: “This matters because …”.',
      'After {quote}, {add|write} one sentence that begins “This shows that”.',
    ],
    low: [
      'You write {quote}. So what? {Add|Write} one sentence that says what {it|this} has to do with the question.',
      'Stay with {quote} for one more sentence: what does it tell us about {your answer|the question}?',
      'A reader of {quote} may ask “and what does that show?” {Add|Write} your answer in one sentence.',
    ],
    high: [
      'What does {quote} let us see that the author does not say? {Add|Write} it in one sentence.',
      'You write {quote}. Which step leads from there to your answer? {Add|Write} it in one sentence.',
    ],
  },
);

/** The first sentence beside what is asked; the student sees whether the one answers the other. */
const firstSentenceToWeigh: ObservationKind = anchored(
  'first-sentence-to-weigh',
  ['relevance', 'thesis'],
  (essay) => {
    const first = essay.reading.own[0];
    const asked = askedOf(essay.task);
    const quote = first === undefined || first.quotations > 0 ? null : clauseOf(first);
    // What answers is not asked whether it does.
    const answers = first !== undefined && (isAnswer(first, essay.reading) || namesMood(first.text));
    return first === undefined || answers || asked === null || quote === null || /[@“”"?]/u.test(quote)
      ? []
      : [{ sentence: first, quote, slots: { asked } }];
  },
  {
    low: [
      'You are asked to {asked}. You {begin|start} with {quote}. Does that sentence do so? If not, {write|put} your answer {before it|in its place}.',
      'The task asks you to {asked}. {Read|Look at} your first sentence, {quote}: {would it be enough|is it enough} as an answer? If not, {add|write} what it still needs, with “because”.',
    ],
    high: [],
  },
);

export const PLAIN_PLACES: readonly ObservationKind[] = [
  sentenceToBackUp,
  sentenceToAnswer,
  sentenceToQuoteFor,
  sentenceToGoOnFrom,
  firstSentenceToWeigh,
];
