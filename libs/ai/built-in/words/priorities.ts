import type { JudgedEssay } from '../judged-essay';
import { JUDGES } from '../lexicon';
import { errorRate } from '../levels/qualities';
import { isEarly, statementsOf } from '../observations/aids';
import { holdsCase } from '../observations/evidence-advice';
import { CORRECTIONS } from '../observations/mistake-kinds';
import { namesEvidence } from '../observations/named-evidence';
import { mayHoldView } from '../observations/position';
import { keepsPlan, reasonsCounted } from '../observations/plan-kept';
import type { Observed } from '../observations/observed';
import { holdsOther, mayHoldOther } from '../observations/other-view';
import { REPORTED } from '../observations/own-view';
import { keepsOrder } from '../observations/story-order';
import { showsMuch } from '../observations/story-strength';
import { keepsToTask } from '../observations/task';
import { nextStageOf } from './answer-stage';
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
/** What most texts of a class have in some way: worth a priority where a place can be named. */
const UNQUOTED = new Set(['thesis', 'structure', 'cohesion', 'introduction', 'conclusion', 'vocabulary']);
/** Below this the other side waits: the writer's own has more to gain. */
const ON_ITS_WAY = 2.4;
const FOR_LATER = new Set(['counter']);
/** From this level on, what the writer says is sound. */
const STRONG = 2.75;
/**
 * In a weak text the other side waits until the writer's own is supported, so its level counts as this much higher.
 */
const AFTER_THE_CASE = 2;
/** Repeated words, or a single misspelling: the writer of a strong text has more to gain elsewhere. */
const POLISH = new Set([
  ...['word-worn', 'phrase-repeated', 'misspelling-corrected', 'unknown-word', 'name-without-capital'],
  ...['capital-at-start', 'word-twice', 'space-after-mark', 'same-opener', 'opener-often'],
]);
/** A reader loses the thread before any of the ideas can count. */
const BLOCKS = new Set(['very-long-sentence', 'long-sentence']);
const ENDLESS = 60;

/** Mistakes per 100 words from which on they stand between the text and its reader. */
const HARD_TO_READ = 5;
/** A text of fewer words is a short answer, and what it says matters first. */
const A_PAGE = 150;
/** The criterion of what an answer needs next counts as this many levels lower than it is. */
const NEXT = 1.5;
/** A criterion this far above the mean is among the best of the text. */
const ABOVE_THE_REST = 0.7;
/** In that case, a criterion about language counts as this many levels lower than it is. */
const BEFORE_IDEAS = 2;

/** A reader who cannot tell who is there has to be told before anything else. */
const BEFORE_ALL = 4;
export const cannotBeFollowed = ({ comment }: Assessed): boolean => comment.next?.kind === 'who-where-what';

const DEMANDS = /(?<!\p{L})(?:should(?:n't| not)?|must|ought to)(?!\p{L})/iu;
const DOES_GOOD =
  /(?<!\p{L})(?:helps?|hurts?) (?:us|people|society|our|the world|everyone|students|kids|children)(?!\p{L})/iu;
const FIRST_LINES = 5;
/** One of the first sentences says what should be, or what is good or bad: a view, in whatever words. */
const takesSideEarly = ({ reading }: JudgedEssay): boolean =>
  statementsOf(reading).some((sentence) => {
    const text = sentence.text.replace(/’/gu, "'");
    return (
      isEarly(sentence, reading, FIRST_LINES) &&
      [DEMANDS, JUDGES, DOES_GOOD].some((pattern) => pattern.test(text)) &&
      !REPORTED.test(text)
    );
  });

const OF_ORDER = new Set(['structure', 'cohesion']);
/** Who gives three reasons in turn has a main point, in whatever words. */
const SEVERAL = 3;

const ask = ({ kinds }: Assessed): string => kinds[0] ?? '';

/** Whether what is to be done under it names words of the essay. */
const hasPlace = ({ comment }: Assessed): boolean => Object.keys(comment.next?.slots ?? {}).length > 0;

const isTold = ({ genre }: JudgedEssay): boolean => genre === 'story' || genre === 'reflection';

/** Whether what the criterion asks for was seen, so that the student is not sent to look for it first. */
function isSeen(essay: JudgedEssay, observed: Observed, one: Assessed, isStrong: boolean): boolean {
  const { genre, reading } = essay;
  const asked = ask(one);
  // Of a strong text, an answer to the other side that is half met is the part that lags.
  if (asked === 'counter' && isStrong && one.level <= MIDDLE) return false;
  if (THERE_OR_NOT.has(asked) && one.comment.praised.length > 0) return true;
  if (asked === 'counter') return holdsOther(reading);
  if (isTold(essay)) {
    if (asked === 'structure' && keepsOrder(reading) && !cannotBeFollowed(one)) return true;
    if (asked === 'relevance' && one.level >= MIDDLE && keepsToTask(reading)) return true;
  }
  if (OF_ORDER.has(asked) && one.level >= MIDDLE && keepsPlan(reading)) return true;
  if (asked !== 'thesis' || genre === 'source-answer') return false;
  return (
    takesSideEarly(essay) ||
    (reasonsCounted(reading) >= SEVERAL && mayHoldView(essay)) ||
    (one.level >= MIDDLE && VIEW_SEEN.some((id) => observed.all(id).length > 0))
  );
}

/** A story lets a reader see and hear already: of two that are level its order or its voice has more to gain. */
const isShown = ({ genre, reading }: JudgedEssay, one: Assessed): boolean =>
  (genre === 'story' || genre === 'reflection') &&
  OF_TELLING.has(ask(one)) &&
  (showsMuch(reading) || one.comment.praised.some(({ kind }) => SHOWING.test(kind)));
const OF_TELLING = new Set(['narrative', 'development']);
const SHOWING = /^(?:sense-detail|comparison|dialogue|opens-with-speech|place-shown|showing-verb)$/u;

/** A case, or a fact whose origin is named. */
const isBackedUp = (essay: JudgedEssay): boolean => holdsCase(essay) || namesEvidence(essay.reading);

/**
 * In an argument, something was praised under it, or a case stands in the text: of two that are level the other has more
 * to gain. A story is first of all told, and an answer proved.
 */
const isBegun = (essay: JudgedEssay, one: Assessed): boolean =>
  isShown(essay, one) ||
  ((essay.genre === 'argument' || essay.genre === 'explanation') &&
    (one.comment.praised.length > 0 || (ask(one) === 'evidence' && holdsCase(essay))));

/**
 * The criteria under which something is to be done, by what this student needs first: the lowest level; in a weak text the
 * other side and the language only after that, but a sentence without an end first; where mistakes stand in the reader's way,
 * the language before the ideas; of two that are level, what is said before how it is written.
 */
export function prioritiesOf(
  essay: JudgedEssay,
  observed: Observed,
  assessed: readonly Assessed[],
): readonly Assessed[] {
  const mean = meanLevel(assessed.map(({ level }) => level)) ?? 0;
  const isWeak = mean < WEAK;
  const isStrong = mean >= STRONG;
  const runsOn = essay.reading.own.some(({ words }) => words.length >= ENDLESS);
  const blocks = ({ comment }: Assessed): boolean => isWeak && runsOn && BLOCKS.has(comment.next?.kind ?? '');
  const isHard =
    (essay.genre === 'argument' || essay.genre === 'explanation') &&
    essay.reading.wordCount >= A_PAGE &&
    errorRate(essay.features) >= HARD_TO_READ;
  /** A place in the text to mend, where mistakes stand in the reader's way. */
  const mends = ({ comment }: Assessed): boolean => {
    const kind = comment.next?.kind ?? '';
    return isHard && (BLOCKS.has(kind) || CORRECTIONS.has(kind));
  };
  const stage = nextStageOf(essay, observed);
  // Most essays of a class answer nobody: the other side comes first where the writer's own is strong and stands alone.
  const isSupported = isStrong || (mean >= MIDDLE && essay.genre === 'argument' && isBackedUp(essay));
  const isOneSided = isSupported && !isHard && !mayHoldOther(essay.reading);
  const lags = (one: Assessed): boolean => isStrong && !isHard && one.level <= MIDDLE;
  const isForLater = (one: Assessed): boolean =>
    (FOR_LATER.has(ask(one)) && !isOneSided && !lags(one)) ||
    (isStrong && !isHard && POLISH.has(one.comment.next?.kind ?? '')) ||
    (isWeak && OF_LANGUAGE.has(ask(one)) && !mends(one) && !blocks(one));
  const isOnItsWay = mean >= ON_ITS_WAY && (essay.genre === 'argument' || essay.genre === 'explanation');
  // Of a text that is on its way, what is said of its main point or order without a word of it is said of any text.
  const isOfAnyText = (one: Assessed): boolean => isOnItsWay && UNQUOTED.has(ask(one)) && !hasPlace(one);
  const lacksCase = (one: Assessed): boolean =>
    isOnItsWay &&
    ask(one) === 'evidence' &&
    one.comment.next?.bearsOn.includes('evidence') === true &&
    !holdsCase(essay);
  // Support that stands there and lacks no sure place has less to gain than what is missing.
  const hasCase = (one: Assessed): boolean =>
    isOneSided && ask(one) === 'evidence' && !hasPlace(one) && isBackedUp(essay);
  const lacksPosition = assessed.some(
    (one) => ask(one) === 'thesis' && one.level <= 1 && !isSeen(essay, observed, one, isStrong),
  );
  /** An answer to a text is first given, then proved, then explained: what comes next comes first. */
  const ofStage = (one: Assessed): number =>
    stage === null
      ? 0
      : ask(one) === stage
        ? -NEXT
        : stage === 'development' && ask(one) === 'evidence'
          ? 1
          : 0;
  const ranks = (one: Assessed): readonly number[] => [
    one.level +
      (isWeak && FOR_LATER.has(ask(one)) ? AFTER_THE_CASE : Number(isForLater(one))) +
      Number(isOfAnyText(one)) +
      ofStage(one) +
      Number(hasCase(one)) +
      Number(one.level >= mean + ABOVE_THE_REST) -
      (cannotBeFollowed(one) ? BEFORE_ALL : 0) -
      Number(lacksCase(one)) -
      (mends(one) && !lacksPosition ? BEFORE_IDEAS : 0),
    -one.weight,
    Number(!blocks(one)),
    Number(isForLater(one)),
    // Of a strong argument what has a place to go to, and of two that have one the reasons before the words.
    Number(isStrong && essay.genre === 'argument' && !hasPlace(one)),
    Number(isStrong && essay.genre === 'argument' && OF_LANGUAGE.has(ask(one))),
    // A strong writer has more to gain where nothing was praised, be it in the language.
    Number(isStrong && isBegun(essay, one)),
    Number(OF_LANGUAGE.has(ask(one))),
    // Of two that are level, the one with a place to go to.
    Number(!isTold(essay) && !hasPlace(one)),
    Number(isBegun(essay, one)),
  ];
  return assessed
    .filter(
      (one) => one.level < HIGHEST && one.comment.next !== null && !isSeen(essay, observed, one, isStrong),
    )
    .map((one) => ({ one, by: ranks(one) }))
    .sort((a, b) => a.by.map((rank, at) => rank - (b.by[at] ?? 0)).find((gap) => gap !== 0) ?? 0)
    .map(({ one }) => one);
}
