import type { EssayReading, ReadSentence } from '../essay-reading';
import { bodyStart, quotable } from './aids';
import {
  type Anchor,
  beginningOf,
  claimsOf,
  doubtableClaims,
  standingClaims,
  unlinkedStarts,
  unsupportedClaims,
  viewishEnd,
  viewishStart,
} from './anchors';
import { stepAlone, type ObservationKind } from './observation';
import { holdsOther, mayHoldOther, otherViews } from './other-view';
import { positionCheck } from './position';
import { isReasoned, textAfter } from './surroundings';

/*
 * Steps that hang on words of the essay and state nothing but that they stand there, for criteria of which nothing surer
 * was seen.
 */

const OPINION = ['argument', 'explanation', 'reflection'] as const;

const anchored = (
  id: string,
  bearsOn: readonly string[],
  find: ObservationKind['find'],
  low: readonly string[],
  high: readonly string[],
): ObservationKind =>
  stepAlone({
    id,
    // Whoever asks for other views wants them in a text of any kind.
    genres: bearsOn.includes('counter') ? 'any' : OPINION,
    bearsOn,
    find,
    step: { low, high },
  });

const viewHere = anchored(
  'view-quoted',
  ['thesis'],
  (essay) =>
    positionCheck.find(essay).length === 0
      ? []
      : quotable(
          viewishStart(essay.reading).map((one) =>
            isReasoned(essay.reading, one.sentence, one.quote) ? { ...one, omits: ['low'] as const } : one,
          ),
          1,
        ),
  [
    'You say {quote}. If that is your answer, {add|write} “because” and your main reason.',
    'Near the {beginning|start} you write {quote}. {Add|Give} your main reason in the same sentence, with “because”.',
    'You write {quote}. {Finish|Complete} the thought: “because …”, with your {main|strongest} reason.',
    'Look at {quote} near {the beginning|the start}. If it is your view, add “I think” and “because”.',
  ],
  [
    'You write {quote}. {Compare it with|Read it beside} your last sentence: which of the two says {more exactly what you mean|what you mean better}?',
    'Near the {beginning|start} you write {quote}. When would that not {hold|be true}? {Say so in a few words.|Add a few words that say so.}',
    'You say {quote}. Who would that not be true for? {Say so in a few words.|Add a few words about them.}',
  ],
);

const viewHereReasoned = anchored(
  'view-quoted-again',
  ['thesis'],
  (essay) => {
    if (positionCheck.find(essay).length === 0) return [];
    return quotable(
      [...viewishStart(essay.reading), ...viewishEnd(essay.reading)].map(({ sentence, quote }) => ({
        sentence,
        quote,
      })),
      2,
    );
  },
  [
    'You write {quote}. {Read|Compare} your first and your last lines: do both give {this answer|the same answer}? If not, change one.',
    'You say {quote}. Do you say so both in your first lines and {in your last|at the end}? If not, {add|write} it in the other place.',
    'If {quote} is your view, {underline|mark} it. {Then check|Check} that your {beginning|opening} and your ending both say it.',
  ],
  [
    'You write {quote}. {Compare|Read} your first and last lines: which {of them|one} says this more exactly? Change the other.',
    'You say {quote}. Which of your reasons {matters most|counts most} for that? {Name it|Say so} in your last line.',
    'You write {quote}. When would that not {hold|be true}? Say so in {a few words|half a sentence}.',
  ],
);

const claimToProve = anchored(
  'claim-to-prove',
  ['evidence', 'argument', 'development'],
  ({ reading }) => quotable(unsupportedClaims(reading)),
  [
    'You write {quote}. {Add|Write} one more sentence {there|after that}: who is that true for, and what happens{ to them|}?',
    'You write {quote}. Ask “how do I know?” and {put|write} the answer into one more sentence{ there|}.',
    'You say {quote}. {Add|Write} one more sentence {after that|to follow}: how does that work in real life?',
    'After {quote} {add|write} one {more |}thing you have seen, read or heard that {shows|proves} it.',
  ],
  [
    'You write {quote}. Where could a reader check that? {Name the place|Say where} in {half a sentence|a few words}.',
    'What would {convince|persuade} a reader who doubts {quote}? {Add|Write} it in the next sentence.',
    'You say {quote}. Is that true everywhere? {Add|Name} one case that {shows it best|proves it}.',
    'After {quote} {add|give} the fact or the case that {proves it best|a reader would ask for}.',
  ],
);

/** A claim that may be backed up: whatever follows, one sentence more can go on from it. */
const claimToExtend = anchored(
  'claim-to-extend',
  ['evidence', 'argument', 'development'],
  ({ reading }) => quotable(standingClaims(reading)),
  [
    'Go on from {quote}: {who notices that|who does that change things for}, and when? {Add|Write} one more sentence.',
    'You write {quote}. {What does that change, and for whom|What comes of that, and who sees it}? {Say|Tell us} in one more sentence.',
    '{Stay with|Stop at} {quote} a little longer: {add|write} one more sentence that begins “This matters because”.',
    'Say more about {quote}: one more sentence with a {name|person}, a place or a number in it.',
  ],
  [],
);

/** Turned against in its sentence or the three after it: what many say may as well be the writer's own side. */
const isOpposed = (reading: EssayReading, sentence: ReadSentence): boolean =>
  /(?<!\p{L})(?:but|however|yet|wrong|not true|false|although|though|even so|disagree|actually|in reality|nevertheless)(?!\p{L})/iu.test(
    `${sentence.text.replace(/’/gu, "'")} ${textAfter(reading, sentence, 3)}`,
  );

const otherViewQuoted = anchored(
  'other-view-quoted',
  ['counter'],
  ({ reading }) =>
    quotable(
      otherViews(reading).filter(({ sentence }) => sentence !== null && isOpposed(reading, sentence)),
      1,
    ),
  [
    'You let another view be heard: {quote}. Why might {somebody|a sensible person} think so? {Give|Add} {the|that} reason in half a sentence.',
    'You bring in another view: {quote}. Give {that side|it} its best reason, so that your answer {counts for more|has more to beat}.',
    'Another view is heard in {quote}. What else could that side say? {Add|Write} one more reason of theirs, and {deal with|answer} it too.',
  ],
  [
    'You write {quote}. Is there a {harder|stronger} thing that a reader who disagrees could say? {Add|Write} it, and answer it.',
    'You write {quote}. Why might {somebody|a sensible person} think so? {Give|Add} {the|that} reason in half a sentence, so that your answer {counts for more|is stronger}.',
    'What is the best reason behind {quote}? {State|Give} it fairly in {one sentence|half a sentence}.',
    'Look at {quote}. Which fact would {settle|decide} the question? {Add|Write} it there.',
  ],
);

const claimToDoubt = anchored(
  'claim-to-doubt',
  ['counter'],
  ({ reading }) => (holdsOther(reading) || mayHoldOther(reading) ? [] : quotable(doubtableClaims(reading))),
  [
    'Who might {doubt|disagree with} {quote}? {Write|Give} their reason in one sentence, and your answer {in the next|after it}.',
    'You write {quote}. What would someone who disagrees say to that? {Write|Put} it down, then answer with “That may be true, but”.',
    'After {quote}, {begin|start} a sentence with “Some people would say”, and then {answer them|give your answer}.',
    'A reader may not agree with {quote}. {Write|Say} in one sentence why not, and {answer it|reply} in the next.',
  ],
  [
    'What is the {hardest|strongest} thing a critic could say against {quote}? {Write|State} it fairly, and answer it.',
    'When would {quote} not be true? {Grant|Admit} that in half a sentence, and say why your view still holds.',
    'You write {quote}. Who would see that {differently|another way}? {Give|State} their best reason, and answer it.',
  ],
);

const LONG_PARAGRAPH = 3;
/** Paragraphs of the body, by the words they begin with. */
function paragraphStarts(reading: EssayReading): Anchor[] {
  const { own, paragraphs } = reading;
  if (paragraphs.length < 3) return [];
  const first = own[0]?.paragraph;
  const last = own.at(-1)?.paragraph;
  const sizes = new Map<number, number>();
  for (const { paragraph } of own) sizes.set(paragraph, (sizes.get(paragraph) ?? 0) + 1);
  const seen = new Set<number>();
  // A heading or a greeting before the first paragraph of the body is no paragraph to follow from.
  const begins = own.find((_, at) => own.slice(0, at).reduce((sum, { words }) => sum + words.length, 0) >= 8);
  return own.flatMap((sentence): Anchor[] => {
    const { paragraph } = sentence;
    if (seen.has(paragraph)) return [];
    seen.add(paragraph);
    if (
      paragraph === first ||
      paragraph === last ||
      sentence.index < (begins?.index ?? 0) ||
      (sizes.get(paragraph) ?? 0) < LONG_PARAGRAPH
    )
      return [];
    const quote = bodyStart(sentence) > 0 ? null : beginningOf(sentence);
    return quote === null ? [] : [{ sentence, quote }];
  });
}

const paragraphToName = anchored(
  'paragraph-to-name',
  ['structure', 'cohesion'],
  ({ reading }) => quotable(paragraphStarts(reading).reverse()),
  [
    'Look at the paragraph that {begins|starts} with {quote}. Does {its first sentence|that sentence} say what {all of it|the whole paragraph} is about? If not, change it so that it does.',
    'One paragraph {begins|starts} with {quote}. {Cross out|Mark} any sentence in it that belongs to another point, and move it to that point.',
    'In the paragraph that {begins|starts} with {quote}, {underline|mark} the sentence that matters most. Is it the first? If not, try putting it first.',
  ],
  [
    'One paragraph {begins|starts} with {quote}. How does it follow from the paragraph before? {Let|Make} its first sentence say so.',
    'Look at the paragraph that {begins|starts} with {quote}. {Add|Write} a last sentence that says what it has shown.',
    'Could the paragraph that {begins|starts} with {quote} stand anywhere else? If so, {add|write} a few words that {link|join} it to the one before.',
  ],
);

const startToLink = anchored(
  'start-to-link',
  ['cohesion', 'structure'],
  ({ reading }) => quotable(unlinkedStarts(reading)),
  [
    'How does the sentence that {begins|starts} with {quote} follow from the one before? Begin it with words that say so, such as {“Because of this”|“For this reason”} or “On the other hand”.',
    'Between {quote} and the sentence before it, {add|put} {a word that shows|words that show} how they belong together: “so”, “however” or “for example”.',
    'A linking word would help before {quote}: {choose|try} “also”, “so” or “however”, whichever fits.',
  ],
  [
    'How does the sentence that {begins|starts} with {quote} follow from the one before? {Begin it|Start it} with a word from that sentence.',
    'Which idea leads to the sentence that {begins|starts} with {quote}? Name that idea in its first words.',
    'Take up a word from the sentence before where you write {quote}, so that {a reader|everyone} sees how the two belong together.',
  ],
);

const strongestPoint = anchored(
  'point-to-rank',
  ['structure'],
  ({ reading }) => quotable(claimsOf(reading), 2),
  [
    'You write {quote}. Which of your sentences belong to that point? {Bring|Move} them next to it.',
    '{Write|Put} one or two words beside {quote} that name its point. Do the same for your other points, and bring together what belongs together.',
    'Is {quote} a separate point? If so, {begin|start} a new paragraph there; if not, join it to the point it belongs to.',
  ],
  [
    'Is {quote} your strongest point? If so, say why it matters most; if not, {say which is|name the one that is}.',
    'You write {quote}. {Add|Write} half a sentence that says why this point comes where it does.',
    'Which point {matters more than|is more important than} {quote}? Let {the more important of the two|that one} come last.',
  ],
);

export const ANCHORED_ARGUMENT: readonly ObservationKind[] = [
  viewHere,
  viewHereReasoned,
  otherViewQuoted,
  claimToDoubt,
  claimToProve,
  claimToExtend,
  paragraphToName,
  startToLink,
  strongestPoint,
];
