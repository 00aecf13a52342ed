import type { JudgedEssay } from '../judged-essay';
import { isEarly, statementsOf } from '../observations/aids';
import { holdsCase } from '../observations/evidence-advice';
import type { Observed } from '../observations/observed';
import { REPORTED } from '../observations/own-view';
import { type Assessed, meanLevel } from './judged-criterion';

const HIGHEST = 4;

export const OF_LANGUAGE = new Set([
  'spelling',
  'grammar',
  'punctuation',
  'conventions',
  'vocabulary',
  'sentences',
  'register',
]);
/** Criteria of which the praise says that they are met: what they ask for is there or not. */
const THERE_OR_NOT = new Set(['thesis', 'relevance', 'counter', 'introduction', 'conclusion']);
/** Seen in a text that says what its writer thinks, under whatever criterion that is told. */
const VIEW_SEEN = [
  'position-stated',
  'position-reasoned',
  'position-with-reason',
  'opening-holds-view',
  'view-at-both-ends',
  'view-comes-back',
];
/** Half met: the view stands there, and what is left to do is finer than a first priority. */
const MIDDLE = 2;
/** Below this a text needs its own side before the other one, and something said before the words for it. */
const WEAK = 2;
const FOR_LATER = new Set(['counter']);
/** From here on, what is said stands. */
const STRONG = 2.75;
/** A reader loses the thread before any of the ideas can count. */
const BLOCKS = new Set(['very-long-sentence', 'long-sentence']);
const ENDLESS = 60;

const DEMANDS = /(?<!\p{L})(?:should(?:n't| not)?|must|ought to)(?!\p{L})/iu;
/** One of the first sentences says what should be: a view, in whatever words. */
const demandsEarly = ({ reading }: JudgedEssay): boolean =>
  statementsOf(reading).some(
    (sentence) =>
      isEarly(sentence, reading, 3) &&
      DEMANDS.test(sentence.text.replace(/’/gu, "'")) &&
      !REPORTED.test(sentence.text),
  );

const ask = ({ kinds }: Assessed): string => kinds[0] ?? '';

/** Whether what the criterion asks for was seen, so that the student is not sent to look for it first. */
function isSeen(essay: JudgedEssay, observed: Observed, one: Assessed): boolean {
  if (THERE_OR_NOT.has(ask(one)) && one.comment.praised.length > 0) return true;
  return (
    ask(one) === 'thesis' &&
    one.level >= MIDDLE &&
    essay.genre !== 'source-answer' &&
    (demandsEarly(essay) || VIEW_SEEN.some((id) => observed.all(id).length > 0))
  );
}

/**
 * In an argument, something was praised under it, or a case stands in the text: of two that are level the other has more
 * to gain. A story is first of all told, and an answer proved.
 */
const isBegun = (essay: JudgedEssay, one: Assessed): boolean =>
  (essay.genre === 'argument' || essay.genre === 'explanation') &&
  (one.comment.praised.length > 0 || (ask(one) === 'evidence' && holdsCase(essay)));

/**
 * The criteria under which something is to be done, by what this student needs first: the lowest level; in a weak text the
 * other side and the language only after that, but a sentence without an end first; of two that are level, what is said
 * before how it is written.
 */
export function prioritiesOf(
  essay: JudgedEssay,
  observed: Observed,
  assessed: readonly Assessed[],
): readonly Assessed[] {
  const isWeak = (meanLevel(assessed.map(({ level }) => level)) ?? 0) < WEAK;
  const isStrong = (meanLevel(assessed.map(({ level }) => level)) ?? 0) >= STRONG;
  const runsOn = essay.reading.own.some(({ words }) => words.length >= ENDLESS);
  const blocks = ({ comment }: Assessed): boolean => isWeak && runsOn && BLOCKS.has(comment.next?.kind ?? '');
  const isForLater = (one: Assessed): boolean =>
    isWeak && (FOR_LATER.has(ask(one)) || (OF_LANGUAGE.has(ask(one)) && !blocks(one)));
  const ranks = (one: Assessed): readonly number[] => [
    one.level + Number(isForLater(one)),
    -one.weight,
    Number(!blocks(one)),
    Number(isForLater(one)),
    // A strong writer has more to gain where nothing was praised, be it in the language.
    Number(isStrong && isBegun(essay, one)),
    Number(OF_LANGUAGE.has(ask(one))),
    Number(isBegun(essay, one)),
  ];
  return assessed
    .filter((one) => one.level < HIGHEST && one.comment.next !== null && !isSeen(essay, observed, one))
    .map((one) => ({ one, by: ranks(one) }))
    .sort((a, b) => a.by.map((rank, at) => rank - (b.by[at] ?? 0)).find((gap) => gap !== 0) ?? 0)
    .map(({ one }) => one);
}
