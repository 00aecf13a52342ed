import { NOTHING_SURE, type ContextualInsights, type OverallAnalysis } from '@marklight/contracts/grading';
import { readabilityLevelOf } from '@marklight/contracts/analysis';
import { formulaCount, paddingPhraseCount } from '@marklight/text/likelihood/phrases';
import type { JudgedEssay } from '../judged-essay';
import { rate } from '../judged-essay';
import { ramp } from '../levels/ramp';
import type { Observed } from '../observations/observed';
import { runningWords } from '../observations/running-words';
import type { Comment } from './comment';
import { GISTS } from './gists';
import { filled, wordingOf } from './phrasing';
import {
  CHECKS,
  FIRST,
  FURTHER,
  KEEP,
  OF_CORRECTNESS,
  OF_GENRE,
  OTHER,
  SECOND,
  type Subject,
  SUBJECTS,
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
): OverallAnalysis {
  const assessed = criteria.flatMap((one) => (one.level === null ? [] : [{ ...one, level: one.level }]));
  const nameOf = (one: JudgedCriterion): string => subjectOf(essay, one).name;
  const byNeed = [...assessed]
    .filter((one) => one.level < HIGHEST && one.comment.next !== null && !isPraised(one))
    // Of two that are level, what is said matters before how it is written.
    .sort((a, b) => a.level - b.level || b.weight - a.weight || languageOf(a) - languageOf(b))
    .filter((one, at, all) => all.findIndex((other) => nameOf(other) === nameOf(one)) === at);
  const [first, second] = byNeed.filter(({ level }) => level < GOOD);
  const worked = first ?? byNeed[0];
  return {
    strengths: strengthOf(observed, assessed, seed),
    areasForImprovement: [
      ...(trouble === null ? [] : [trouble]),
      ...(first === undefined ? [] : [priorityOf(essay, observed, FIRST, first, `${seed} first`)]),
      ...(second === undefined ? [] : [priorityOf(essay, observed, SECOND, second, `${seed} second`)]),
      ...(first !== undefined || worked === undefined
        ? []
        : [priorityOf(essay, observed, FURTHER, worked, `${seed} further`)]),
    ].slice(0, 3),
    nextSteps:
      worked === undefined
        ? []
        : [say(observed, CHECKS[subjectOf(essay, worked).check] ?? [], seed, 'check')],
    cognitiveLevel: depthOf(essay, observed),
    writingMaturity: maturityOf(essay, assessed),
  };
}

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
/** Kinds of praise whose words are worth keeping for what they say, not for how they are put together. */
const KEPT =
  /^(?:position|claim|reason-given|example|case|figure|source-quoted|quotation|answer|point|consequence|other-view|thought|sense|dialogue|comparison|showing|exact|lesson|memory|aside)/u;

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

type Assessed = JudgedCriterion & { level: number };

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
    .flatMap(({ comment }) => comment.praised)
    .find(
      ({ kind, quote }) =>
        quote !== null && !/^because|@/iu.test(quote) && KEPT.test(kind) && observed.isSound(quote),
    );
  return kept === undefined ? [] : [say(observed, KEEP, seed, 'keep', { quote: kept.quote ?? '' })];
}

/** What the writing does with its subject, in the order of Bloom's taxonomy; says only what was seen. */
function depthOf(essay: JudgedEssay, observed: Observed): string {
  const ids = new Set(observed.idsSeen());
  if (essay.reading.wordCount === 0) return 'There is nothing to read.';
  if (essay.genre === 'story' || essay.genre === 'reflection') return 'Tells of events and people.';
  if (ids.has('other-view-answered')) return 'Weighs another view and answers it.';
  if (ids.has('reason-given')) return 'Explains: gives reasons.';
  return 'Describes its subject.';
}

const MATURITIES = ['Beginning', 'Developing', 'Competent', 'Assured', 'Accomplished'] as const;

/** The mean of the levels given, halves rounded down, so that it never reads better than they do. */
function maturityOf({ reading }: JudgedEssay, assessed: readonly Assessed[]): string {
  if (reading.wordCount === 0) return 'There is nothing to read.';
  if (assessed.length === 0) return 'Not judged: no criterion has a level.';
  const mean = assessed.reduce((sum, { level }) => sum + level, 0) / assessed.length;
  const name = MATURITIES[Math.max(0, Math.ceil(mean - 0.5))] ?? MATURITIES[0];
  return `${name}, going by the levels of its criteria together.`;
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
