import { NOTHING_SURE, type ContextualInsights } from '@marklight/contracts/grading';
import { readabilityLevelOf } from '@marklight/contracts/analysis';
import { maturityOfLevels } from '@marklight/contracts/maturity';
import { formulaCount, paddingPhraseCount } from '@marklight/text/likelihood/phrases';
import type { JudgedEssay } from '../judged-essay';
import { rate } from '../judged-essay';
import type { ProposedAnalysis } from '../../provider';
import { ramp } from '../levels/ramp';
import type { Observed } from '../observations/observed';
import { saysNothingOfText } from '../observations/start-over';
import { runningWords } from '../observations/running-words';
import type { Comment } from './comment';
import { GISTS } from './gists';
import { filled, wordingOf } from './phrasing';
import {
  CHECKS,
  FIRST,
  FURTHER,
  KEEP,
  KEEP_ON,
  KEPT_WITHOUT_WORDS,
  KEPT_FOR,
  OF_CORRECTNESS,
  OF_GENRE,
  ONE_LONG_SENTENCE,
  ONE_SENTENCE,
  OTHER,
  SECOND,
  type Subject,
  SUBJECTS,
  UNFINISHED,
  withGist,
} from './whole';

/** One criterion as it was judged, for what is said of the whole. */
export interface JudgedCriterion {
  kinds: readonly string[];
  /** 0–4; null where it was not assessed. */
  level: number | null;
  weight: number;
  comment: Comment;
}

const HIGHEST = 4;
const MIDDLE = 2;
/** From here on a criterion is no priority. */
const GOOD = 3;

const isTold = ({ genre }: JudgedEssay): boolean => genre === 'story' || genre === 'reflection';

/** By the first kind that the criterion asks for: a list of three is no priority, but for the three of correctness. */
function subjectOf(essay: JudgedEssay, { kinds, comment }: JudgedCriterion): Subject {
  const isCorrectness = kinds.filter((id) => OF_CORRECTNESS.has(id)).length > 1;
  // "Words and sentences": the one that the step is about.
  const meant = kinds.find((id) => comment.next?.bearsOn.includes(id) === true) ?? kinds[0] ?? '';
  const kind = isCorrectness ? 'conventions' : OF_LANGUAGE.has(meant) ? meant : (kinds[0] ?? '');
  return OF_GENRE[isTold(essay) ? 'told' : essay.genre]?.[kind] ?? SUBJECTS[kind] ?? OTHER;
}
const say = (
  observed: Observed,
  templates: readonly string[],
  seed: string,
  part: string,
  slots: Record<string, string> = {},
): string => filled(observed.wording(templates, `${seed} overall ${part}`), slots);

/**
 * The analysis of the whole: one strength, the two priorities for this student, and how to see whether the first of them
 * is met. A strength is something seen in the text, with its words; the priorities are the weakest criteria under which a
 * step was given, and what was praised under its own name is none.
 */
export function overallAnalysisOf(
  essay: JudgedEssay,
  observed: Observed,
  criteria: readonly JudgedCriterion[],
  trouble: string | null,
  seed: string,
): ProposedAnalysis {
  const assessed = criteria.flatMap((one, index) =>
    one.level === null ? [] : [{ ...one, level: one.level, index }],
  );
  const nameOf = (one: JudgedCriterion): string => subjectOf(essay, one).name;
  const byNeed = [...assessed]
    .filter((one) => one.level < HIGHEST && one.comment.next !== null && !isPraised(one))
    // Of two that are level, what is said matters before how it is written.
    .sort((a, b) => a.level - b.level || b.weight - a.weight || languageOf(a) - languageOf(b))
    .filter((one, at, all) => all.findIndex((other) => nameOf(other) === nameOf(one)) === at);
  const [first, second] = byNeed.filter(({ level }) => level < GOOD);
  const worked = first ?? byNeed[0];
  const missing = isElsewhere(essay, worked) ? null : firstOfAll(essay);
  const strengths = strengthOf(observed, assessed, seed);
  const priority = (templates: readonly string[], one: Assessed, part: string) => [
    { words: priorityOf(essay, observed, templates, one, `${seed} ${part}`), criterion: one.index },
  ];
  const ofNone = (words: string) => [{ words, criterion: null }];
  const areas = [
    ...(trouble === null ? [] : ofNone(trouble)),
    ...(missing === null ? [] : ofNone(say(observed, missing, seed, 'missing'))),
    ...(first === undefined ? [] : priority(missing === null ? FIRST : SECOND, first, 'first')),
    ...(second === undefined || missing !== null ? [] : priority(SECOND, second, 'second')),
    ...(first !== undefined || worked === undefined ? [] : priority(FURTHER, worked, 'further')),
  ].slice(0, 3);
  return {
    strengths,
    areasForImprovement: areas.map(({ words }) => words),
    nextSteps:
      worked === undefined
        ? []
        : [say(observed, CHECKS[subjectOf(essay, worked).check] ?? [], seed, 'check')],
    bearsOn: {
      areasForImprovement: areas.map(({ criterion }) => criterion),
      nextSteps: worked === undefined ? [] : [worked.index],
    },
    cognitiveLevel: depthOf(essay, observed),
    writingMaturity: maturityOf(essay, assessed),
  };
}

/** What the task asks for is not begun: more of the same would not help. */
const isElsewhere = (essay: JudgedEssay, first: Assessed | undefined): boolean =>
  (essay.genre === 'source-answer' && saysNothingOfText(essay.reading)) ||
  (first?.level === 0 && ANSWERS.has(first.kinds[0] ?? ''));
const ANSWERS = new Set(['thesis', 'relevance']);

const OF_LANGUAGE = new Set([
  'spelling',
  'grammar',
  'punctuation',
  'conventions',
  'vocabulary',
  'sentences',
  'register',
]);
const languageOf = ({ kinds }: JudgedCriterion): number => Number(OF_LANGUAGE.has(kinds[0] ?? ''));
const LONG_SENTENCE = 60;
/** Fewer words may be all that was to be said. */
const FEWEST_WORDS = 8;
/** The last sentence has no mark at its end and comes to none: its words end where no sentence can. */
const NO_END =
  /(?<!\p{L})(?:the|a|an|my|your|our|their|his|her|its|to|of|in|on|at|for|with|from|and|or|but|because|so|if|that|which|who|when|than|into|is|are|was|were|be|i|he|she|they|we|very)\W*$/iu;
const BREAKS_OFF_IN = 25;

/** What comes before every priority that the levels give: the sentences that are not there yet. */
function firstOfAll({ reading }: JudgedEssay): readonly string[] | null {
  const { own, text, wordCount } = reading;
  const last = own.at(-1);
  if (last === undefined || wordCount < FEWEST_WORDS) return null;
  if (own.length === 1) return wordCount > LONG_SENTENCE ? ONE_LONG_SENTENCE : ONE_SENTENCE;
  if (last !== reading.sentences.at(-1) || /[.!?]["'”’)\]]*$/u.test(text.trimEnd())) return null;
  // A lone "Because." or a start with no verb to finish it, right before the end.
  const isLoose = /(?<!\p{L})(?:should|must|will|can|could|would|is|are|was|were|has|have|had|am)(?!\p{L})/iu;
  const ends =
    NO_END.test(last.text) ||
    (last.words.length < BREAKS_OFF_IN &&
      /(?<!\p{L})(?:think|believe|because|if|when|since) (?:that )?/iu.test(last.text) &&
      !isLoose.test(last.text) &&
      /(?:@\p{Lu}+\d+)\W*$/u.test(last.text));
  return ends ? UNFINISHED : null;
}

/** Criteria of which the praise says that they are met: what they ask for is there or not. */
const THERE_OR_NOT = new Set(['thesis', 'relevance', 'counter', 'introduction', 'conclusion']);
const isPraised = ({ kinds, comment }: JudgedCriterion): boolean =>
  THERE_OR_NOT.has(kinds[0] ?? '') && comment.praised.length > 0;

const gistsOf = ({ next }: Comment): readonly string[] => (next === null ? [] : (GISTS[next.kind] ?? []));

/** A criterion to work on, with the step that was given under it in a few words. */
function priorityOf(
  essay: JudgedEssay,
  observed: Observed,
  templates: readonly string[],
  criterion: JudgedCriterion,
  seed: string,
): string {
  const { next } = criterion.comment;
  const gists = gistsOf(criterion.comment);
  const subject = subjectOf(essay, criterion).name;
  if (next === null || gists.length === 0) return say(observed, templates, seed, 'priority', { subject });
  const gist = filled(wordingOf(gists, seed), next.slots);
  return say(observed, templates.map(withGist), seed, 'priority', {
    subject,
    gist: gist.charAt(0).toLowerCase() + gist.slice(1),
  });
}

type Assessed = JudgedCriterion & { level: number; index: number };

/** Something seen and not said yet, with its words; else what was praised under the best criterion, to be kept. */
function strengthOf(observed: Observed, assessed: readonly Assessed[], seed: string): string[] {
  const byLevel = [...assessed].sort((a, b) => b.level - a.level);
  const seen = byLevel
    .flatMap(({ kinds }) => observed.unsaid('strength', kinds))
    .find(({ observation }) => observation.quote !== null);
  if (seen !== undefined) {
    observed.say(seen);
    return [
      say(observed, seen.kind.says, seed, 'strength', {
        ...seen.observation.slots,
        ...(seen.observation.quote === null ? {} : { quote: seen.observation.quote }),
      }),
    ];
  }
  const kept = byLevel
    .flatMap(({ level, comment }) => comment.praised.map((praised) => ({ level, ...praised })))
    .flatMap(({ level, kind, quote }) => {
      const why = KEPT_FOR.find(([kinds]) => kinds.test(kind))?.[1];
      if (why === undefined || quote === null || /[@_]/u.test(quote)) return [];
      // Of a criterion that is hardly met, only a whole sentence is worth keeping as it stands.
      const isWorth = observed.isWholeSentence(quote) || (level >= MIDDLE && observed.isWholeThought(quote));
      return isWorth ? [{ why: wordingOf([why], seed), quote }] : [];
    })[0];
  if (kept !== undefined) return [say(observed, KEEP, seed, 'keep', kept)];
  const [what] = byLevel
    .filter(({ level }) => level > 0)
    .flatMap(({ comment }) => comment.praised)
    .flatMap(({ kind }) => KEPT_WITHOUT_WORDS.find(([kinds]) => kinds.test(kind))?.[1] ?? []);
  return what === undefined ? [] : [say(observed, KEEP_ON, seed, 'keep', { what: wordingOf([what], seed) })];
}

/** What the writing does with its subject, in the order of Bloom's taxonomy; says only what was seen. */
function depthOf(essay: JudgedEssay, observed: Observed): string {
  const ids = new Set(observed.idsSeen());
  if (essay.reading.wordCount === 0) return 'There is nothing to read.';
  if (essay.genre === 'story' || essay.genre === 'reflection') return 'Tells of events and people.';
  if (ids.has('other-view-answered')) return 'Weighs another view and answers it.';
  if (ids.has('reason-given')) return 'Explains: gives reasons.';
  // An argument or an answer does more than that, whether or not its reasons were recognised.
  return essay.genre === 'explanation' ? 'Describes its subject.' : '';
}

function maturityOf({ reading }: JudgedEssay, assessed: readonly Assessed[]): string {
  if (reading.wordCount === 0) return 'There is nothing to read.';
  return maturityOfLevels(assessed.map(({ level }) => level));
}

const SPOKEN = { position: 'position-stated', reason: 'reason-given', view: 'other-view-answered' } as const;

/** Where something was seen, for the teacher: its words and the paragraph. */
function places(observed: Observed, ids: readonly (readonly [string, string])[]): string {
  const found = ids.flatMap(([id, name]) => {
    const quote = observed.all(id).find((one) => one.quote !== null)?.quote;
    return quote === null || quote === undefined ? [] : [`${name}: “${quote.replace(/\s+/gu, ' ')}”.`];
  });
  return found.length === 0 ? NOTHING_SURE : found.join(' ');
}

/**
 * Notes for the teacher on the whole, by genre; only what was seen or counted.
 *
 * - thematicConsistency: content words that stand in the first, the middle and the last third.
 * - linguisticComplexity: Flesch reading ease and words a sentence.
 * - originalityScore: share of sentences that neither repeat nor copy, times half plus what range of vocabulary (0.3)
 *   and freedom from stock phrases (0.2, gone at 6 in 100 words) add; 0–100.
 */
export function contextualInsightsOf(essay: JudgedEssay, observed: Observed): ContextualInsights {
  const { features: f, qualities: q, reading, genre } = essay;
  const text = reading.own.map((s) => s.text).join(' ');
  const stock = (100 * (formulaCount(text) + paddingPhraseCount(text))) / Math.max(1, f.words);
  const genuine = Math.max(0, 1 - f.repeatedShare - f.copiedShare);
  const running = runningWords(reading).map((word) => `“${word}”`);
  const isTold = genre === 'story' || genre === 'reflection';
  return {
    thematicConsistency:
      running.length === 0
        ? NOTHING_SURE
        : `From the first third to the last: ${running.slice(0, 4).join(', ')}.`,
    argumentStructure: isTold
      ? places(observed, [
          ['story-time', 'Time'],
          ['dialogue', 'Speech'],
          ['story-ending-returns', 'Ending'],
        ])
      : places(observed, [
          [SPOKEN.position, 'Position'],
          [SPOKEN.reason, 'Reason'],
          [SPOKEN.view, 'Another view'],
        ]),
    evidenceQuality: isTold
      ? places(observed, [['sense-detail', 'Detail']])
      : places(observed, [
          ['source-quoted', 'Quotation'],
          ['case-from-life', 'Case'],
          ['figure-given', 'Figure'],
        ]),
    linguisticComplexity:
      f.words === 0
        ? 'There are no sentences to measure.'
        : `Reading ease ${rate(f.readability)} (${readabilityLevelOf(f.readability)}), ${rate(f.sentenceLength)} words a sentence.`,
    originalityScore:
      f.words === 0 ? 0 : Math.round(100 * genuine * (0.5 + 0.3 * q.range + 0.2 * (1 - ramp(stock, 0, 6)))),
  };
}
