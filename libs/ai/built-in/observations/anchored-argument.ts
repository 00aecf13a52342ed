import type { EssayReading, ReadSentence } from '../essay-reading';
import { bodyStart, quotable } from './aids';
import {
  type Anchor,
  beginningOf,
  pointsOf,
  doubtableClaims,
  standingClaims,
  unsupportedClaims,
  viewishEnd,
  viewishStart,
} from './anchors';
import { unlinkedStarts } from './link-places';
import { stepAlone, type ObservationKind } from './observation';
import { holdsOther, mayHoldOther, otherViews } from './other-view';
import { positionCheck } from './position';
import { isFaultless } from './sound-words';
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
    'You say {quote}. If that is your answer, does your main reason come {next|right after it}? If not, {add|write} “because” and the reason.',
    'Near the {beginning|start} you write {quote}. Read on from there: does your main reason follow {soon|in the next lines}? If not, {add|put} it there, with “because”.',
    'Look at {quote} near {the beginning|the start}. If it is your view, is your {main|strongest} reason beside it? If not, {move|bring} it there.',
  ],
  [
    'You write {quote}. {Compare it with|Read it beside} your last sentence: which of the two says {more exactly what you mean|what you mean better}?',
    'Near the {beginning|start} you write {quote}. Is that true for everyone, or only for some people? If only for some, {add|write} a few words that say for whom.',
    'You say {quote}. Which word in it would be hardest to {prove|defend}? {Choose|Try} a word that you could {prove|defend} better.',
  ],
);

const ENDS = 3;
const MOST_OF = 0.6;
/** The view stands in the first lines and in the last, in much the same words: neither is to be sought. */
function standsAtBothEnds({ own }: EssayReading, { sentence }: Anchor): boolean {
  const stands = (sentences: readonly ReadSentence[]): boolean => {
    const found = new Set(sentences.flatMap(({ stems }) => stems));
    return sentence.stems.filter((stem) => found.has(stem)).length >= MOST_OF * sentence.stems.length;
  };
  return stands(own.slice(0, ENDS)) && stands(own.slice(-ENDS));
}

const viewHereReasoned = anchored(
  'view-quoted-again',
  ['thesis'],
  (essay) => {
    if (positionCheck.find(essay).length === 0) return [];
    return quotable(
      [...viewishStart(essay.reading), ...viewishEnd(essay.reading)]
        .filter((one) => !standsAtBothEnds(essay.reading, one) && isFaultless(one.sentence, one.quote))
        .map(({ sentence, quote }) => ({ sentence, quote })),
      2,
    );
  },
  [
    'You write {quote}. {Read|Compare} your first and your last lines: do both give {this answer|the same answer}? If not, change one.',
    'You say {quote}. Do you say so both in your first lines and {in your last|at the end}? If not, {add|write} it in the other place.',
    'If {quote} is your view, {underline|mark} it. {Then check|Check} that your {beginning|opening} and your ending both say it.',
  ],
  [
    'You write {quote}. {Compare|Read} your first and last lines: which {of them|one} says this more exactly? Improve the other.',
    'You say {quote}. Which of your reasons supports that {best|most strongly}? If your text does not say so, {add|write} a few words that do.',
  ],
);

const claimToProve = anchored(
  'claim-to-prove',
  ['evidence', 'argument', 'development'],
  ({ reading }) => quotable(unsupportedClaims(reading)),
  [
    'You write {quote}. {Underline|Mark} whatever in your text proves {it|that}. If you find nothing, {add|write} one sentence {with a person, a place or a number in it|that begins “I know this because”}.',
    'Read {quote} aloud and let {a friend|somebody at home} ask “how do you know?” Is your answer in your text? If not, {write|put} it there.',
    'Would somebody who doubts {quote} be convinced by {the sentences around it|your text}? If not, {add|write} one thing you have seen, read or heard.',
  ],
  [
    'Which of your sentences best proves {quote}? If {none does|you find none}, {add|write} a fact that a reader could check.',
    'Would a reader who doubts {quote} be {convinced|persuaded} by {the sentences around it|your text}? If not, {add|write} {the fact|the example} that would do it.',
    'Could a reader check {quote}? If your text does not say where, {name the source|add the source} in {one short phrase|a few words}.',
  ],
);

/** A claim that may be backed up: whatever follows, one sentence more can go on from it. */
const claimToExtend = anchored(
  'claim-to-extend',
  ['evidence', 'argument', 'development'],
  ({ reading }) => quotable(standingClaims(reading)),
  [
    'Follow {quote} with one more sentence: {what happens next, and to whom|what does that change, and for whom}?',
    'You write {quote}. {What does that change, and for whom|What follows from that}? {Say so|Tell us} in one more sentence.',
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
    'You include another view: {quote}. Does your text say why {somebody|a sensible person} might think so? If not, {give|add} {the|that} reason in a few words.',
    'You bring in another view: {quote}. Have you given that side its best reason? If not, {add|write} it, so that your answer {counts for more|is stronger}.',
    'You give another view in {quote}. What else could that side say? {Add|Write} one more of their reasons, and {deal with|answer} it too.',
  ],
  [
    'You write {quote}. Is there a {harder|stronger} thing that a reader who disagrees could say? {Add|Write} it, and answer it.',
    'You write {quote}. Does your text say why {somebody|a sensible person} might think so? If not, {give|add} {the|that} reason, so that your answer {counts for more|is stronger}.',
    'What is the best reason behind {quote}? If it is not in your text, {state|give} it fairly in {one sentence|a few words}.',
    'Look at {quote}. Which fact would {settle|decide} the question? {Add|Write} it there.',
  ],
);

const claimToDoubt = anchored(
  'claim-to-doubt',
  ['counter'],
  ({ reading }) => (holdsOther(reading) || mayHoldOther(reading) ? [] : quotable(doubtableClaims(reading))),
  [
    'Who might {doubt|disagree with} {quote}? {Write|Give} their reason in one sentence, and your answer {in the next|after it}.',
    'You write {quote}. What would someone who disagrees say to that? {Write|Jot} it down, then answer with “That may be true, but”.',
    'After {quote}, {begin|start} a sentence with “Some people would say”, and then {answer them|give your answer}.',
    'A reader may not agree with {quote}. {Write|Say} in one sentence why not, and {answer it|reply} in the next.',
  ],
  [
    'What is the {hardest|strongest} thing a critic could say against {quote}? {Write|State} it fairly, and answer it.',
    'When would {quote} not be true? {Grant|Admit} that in a few words, and say why your view still holds.',
    'You write {quote}. Who would see that {differently|another way}? {Give|State} their best reason, and answer it.',
  ],
);

/** Another view may be heard already: at one of the claims, what else could be said against it. */
const claimStillDoubted = anchored(
  'claim-still-doubted',
  ['counter'],
  ({ reading }) => (holdsOther(reading) || mayHoldOther(reading) ? quotable(doubtableClaims(reading)) : []),
  [
    'Who might doubt {quote}? {Give|Write} their reason in one sentence, and {answer it|reply} in the next.',
    'Imagine that somebody who disagrees reads {quote}. What would they {ask|say}? If your text does not answer {that|it}, {add|write} the answer there.',
    'Imagine that somebody who disagrees interrupts you at {quote}. {Write|Add} what they say, and what you say back.',
  ],
  [
    'What is the {strongest|best} thing that could be said against {quote}? If it is not in your text, {state|put} it fairly there, and answer it.',
    'When would {quote} not be true? If you have not admitted that, do so in a few words, and say why your view still {holds|stands}.',
    'Who has most reason to doubt {quote}? If your text does not say {why|so}, {give|state} their reason there, and answer it.',
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
  // A sentence left out of what counts, such as one that repeats the introduction, still begins its paragraph.
  const begin = new Map<number, number>();
  for (const { paragraph, isFrame, index } of reading.sentences)
    if (!isFrame && !begin.has(paragraph)) begin.set(paragraph, index);
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
      begin.get(paragraph) !== sentence.index ||
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
    'Look at the paragraph that {begins|starts} with {quote}. Does {its first sentence|that sentence} say what {all of the paragraph|the whole paragraph} is about? If not, change it so that it does.',
    'One paragraph {begins|starts} with {quote}. {Find|Mark} any sentence in it that belongs to another point, and move it there.',
    'In the paragraph that {begins|starts} with {quote}, {underline|mark} the sentence that matters most. Is it the first? If not, try putting it first.',
  ],
  [
    'One paragraph {begins|starts} with {quote}. Does its first sentence say how it follows from the paragraph before? If not, {pick up|repeat} a word from there.',
    'Look at the paragraph that {begins|starts} with {quote}. Does its last sentence say what it has shown? If not, {add|write} one that does.',
    'Could the paragraph that {begins|starts} with {quote} go anywhere else? If so, {add|write} a few words that {link|join} it to the one before.',
  ],
);

const startToLink = anchored(
  'start-to-link',
  ['cohesion', 'structure'],
  ({ reading }) => quotable(unlinkedStarts(reading)),
  [
    'Read the sentence that {begins|starts} with {quote} and the one before it. Is it {clear|plain} how the two fit together? If not, {try|add} “so”, “however” or “for example”.',
    'Does {a reader|somebody who reads this once} see how the sentence that {begins|starts} with {quote} follows from the one before? If not, {add|try} “also”, “so” or “however”, whichever fits.',
    'Ask {a friend|a classmate} what the sentence that {begins|starts} with {quote} has to do with the one before. If they are not sure, {add|put in} a word that says so.',
  ],
  [
    'Is it {clear|plain} how the sentence that {begins|starts} with {quote} follows from the one before? If not, {begin it|start it} with a word from that sentence.',
    'Which idea leads to the sentence that {begins|starts} with {quote}? If {a reader|somebody} would have to guess, name that idea in its first words.',
  ],
);

const strongestPoint = anchored(
  'point-to-rank',
  ['structure'],
  ({ reading }) => quotable(pointsOf(reading), 2),
  [
    'You write {quote}. Which of your sentences belong with that point? {Bring|Move} them next to it.',
    'Beside {quote}, {write|put} one or two words that name its point. Do the same for your other points, and group those that belong together.',
    'Is {quote} a separate point? If so, {begin|start} a new paragraph there; if not, join it to the point it belongs with.',
  ],
  [
    'Is {quote} your strongest point? If so, try putting it last; if not, try ending on the strongest.',
    'Is {quote} one of your strongest points, or one that you could do without? {Say more about it|Give it more space} or {leave it out|cut it}, whichever is right.',
    'Which point {matters more than|is more important than} {quote}? Let {the more important of the two|that one} come last.',
  ],
);

export const ANCHORED_ARGUMENT: readonly ObservationKind[] = [
  viewHere,
  viewHereReasoned,
  otherViewQuoted,
  claimToDoubt,
  claimStillDoubted,
  claimToProve,
  claimToExtend,
  paragraphToName,
  startToLink,
  strongestPoint,
];
