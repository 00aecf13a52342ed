import { NOTHING_SURE, type ContextualInsights, type OverallAnalysis } from '@marklight/contracts/grading';
import { readabilityLevelOf } from '@marklight/contracts/analysis';
import { formulaCount, paddingPhraseCount } from '@marklight/text/likelihood/phrases';
import type { JudgedEssay } from '../judged-essay';
import { rate } from '../judged-essay';
import { ramp } from '../levels/ramp';
import type { Observed } from '../observations/observed';
import { stepsFor } from '../observations/useful';
import { runningWords } from '../observations/running-words';
import type { Comment } from './comment';
import { GISTS } from './gists';
import { filled, wordingOf } from './phrasing';

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
/** Below this nothing is called a strength of the whole for its level alone. */
const LEAST_BEST = 2;

const CONTROL = new Set(['spelling', 'grammar', 'punctuation', 'conventions']);

const BEST = [
  '{Your strongest point|Your greatest strength|Your clearest strength} {here|in this piece|in this text} is {subject}.',
  'You {do best|are strongest} {here|in this piece|in this text} with {subject}.',
  'What works best {here|in this piece|in this text} is {subject}.',
];
const AMONG_BEST = [
  '{One of your strengths|One of your main strengths} {here|in this piece|in this text} is {subject}.',
  'Your strengths {here|in this piece|in this text} include {subject}.',
];
const FIRST = [
  '{When you redraft|In your next draft|When you come back to this}, {begin with|start with|work first on|look first at} {subject}.',
  '{Your first priority|The first thing to work on|The best place to start|What will help most} {is|now is|in the next draft is} {subject}.',
  '{Pay most attention to|Spend most of your time on|Put your best effort into} {subject}{| in the next draft}.',
];
const SECOND = [
  '{After that|Then|Next}, {turn to|move on to|look at|work on} {subject}.',
  '{Your second priority|Your next priority|The next thing to work on} {is|after that is} {subject}.',
  '{Once that is done|When you are happy with that|If there is time left}, {work on|turn to|look at} {subject}.',
];
const PROCESS = [
  'Read your {redraft|new version} aloud and {mark|underline|circle} every {place where you stumble|sentence you have to start twice}.',
  'Rewrite {one paragraph|the part you like least} first, {then compare it with the old one|then read both versions} and keep {what is better|the better sentences}.',
  '{Choose|Pick|Take} one {step|piece of advice} from these comments and {finish it|do it} before you {start|go on to} the next.',
  'Ask {a classmate|a friend|somebody at home} to read {your text|your work} and {tell|show} you {what they want to know more about|where they got lost|what they had to read twice}.',
];
/** "Start with your ending: look at your last line once more." */
const withGist = (template: string): string => template.replace(/\.$/u, ': {gist}.');
/** All of them, so that a test can read every wording. */
export const OVERALL_TEMPLATES: readonly string[] = [...BEST, ...AMONG_BEST, ...FIRST, ...SECOND, ...PROCESS];

/** What a teacher calls the subject of each kind of criterion. */
const SUBJECTS: Readonly<Record<string, string>> = {
  length: 'the length',
  spelling: 'spelling',
  grammar: 'grammar',
  punctuation: 'punctuation',
  conventions: 'spelling, grammar and punctuation',
  referencing: 'naming your sources',
  counter: 'dealing with opposing views',
  thesis: 'making your main point clear',
  introduction: 'your introduction',
  conclusion: 'your ending',
  cohesion: 'linking your ideas',
  structure: 'the order of your ideas',
  vocabulary: 'your choice of words',
  sentences: 'the way you build sentences',
  register: 'your tone and voice',
  evidence: 'supporting what you say',
  argument: 'giving and explaining reasons',
  narrative: 'the way you tell the story',
  relevance: 'answering the task',
  development: 'developing your ideas',
};
const OF_CORRECTNESS = new Set(['spelling', 'grammar', 'punctuation']);
/** By the first kind that the criterion asks for: a list of three is no priority, but for the three of correctness. */
function subjectOf({ kinds }: JudgedCriterion): string {
  const isCorrectness = kinds.filter((id) => OF_CORRECTNESS.has(id)).length > 1;
  return SUBJECTS[isCorrectness ? 'conventions' : (kinds[0] ?? '')] ?? 'this part of the task';
}
const say = (
  observed: Observed,
  templates: readonly string[],
  seed: string,
  part: string,
  slots: Record<string, string> = {},
): string => filled(observed.wording(templates, `${seed} overall ${part}`), slots);

/**
 * The analysis of the whole: one strength, the two priorities for this student, and a next step that says something not
 * said above. What is strongest and weakest goes by the levels, heavier criteria first.
 */
export function overallAnalysisOf(
  essay: JudgedEssay,
  observed: Observed,
  criteria: readonly JudgedCriterion[],
  trouble: string | null,
  seed: string,
): OverallAnalysis {
  const assessed = criteria.flatMap((one) => (one.level === null ? [] : [{ ...one, level: one.level }]));
  const best = [...assessed].sort((a, b) => b.level - a.level || b.weight - a.weight)[0];
  const byNeed = [...assessed]
    .filter((one) => one.level < HIGHEST && subjectOf(one) !== (best && subjectOf(best)))
    .sort((a, b) => a.level - b.level || b.weight - a.weight)
    .filter((one, at, all) => all.findIndex((other) => subjectOf(other) === subjectOf(one)) === at);
  const [first, second] = byNeed.filter(({ level }) => level < GOOD);
  return {
    strengths: best === undefined || best.level < 1 ? [] : strengthOf(observed, assessed, best, seed),
    areasForImprovement: [
      ...(trouble === null ? [] : [trouble]),
      ...(first === undefined ? [] : [priorityOf(observed, FIRST, first, `${seed} first`)]),
      ...(second === undefined ? [] : [priorityOf(observed, SECOND, second, `${seed} second`)]),
    ].slice(0, 3),
    nextSteps: byNeed.length === 0 ? [] : [nextStep(observed, byNeed.slice(0, 2), criteria, seed)],
    cognitiveLevel: depthOf(essay, observed),
    writingMaturity: maturityOf(essay, assessed),
  };
}

const gistsOf = ({ next }: Comment): readonly string[] => (next === null ? [] : (GISTS[next.kind] ?? []));

/** A criterion to work on, with the step that was given under it in a few words. */
function priorityOf(
  observed: Observed,
  templates: readonly string[],
  criterion: JudgedCriterion,
  seed: string,
): string {
  const { next } = criterion.comment;
  const gists = gistsOf(criterion.comment);
  const subject = subjectOf(criterion);
  if (next === null || gists.length === 0) return say(observed, templates, seed, 'priority', { subject });
  const gist = filled(wordingOf(gists, seed), next.slots);
  return say(observed, templates.map(withGist), seed, 'priority', {
    subject,
    gist: gist.charAt(0).toLowerCase() + gist.slice(1),
  });
}

type Assessed = JudgedCriterion & { level: number };

/** Something seen and not said yet; else what is strongest, where one criterion stands above all others. */
function strengthOf(
  observed: Observed,
  assessed: readonly Assessed[],
  best: Assessed,
  seed: string,
): string[] {
  const others = assessed.filter((one) => one !== best).sort((a, b) => b.level - a.level);
  const seen = [best, ...others].flatMap(({ kinds }) => observed.unsaid('strength', kinds))[0];
  if (seen !== undefined) {
    observed.say(seen);
    return [
      say(observed, seen.kind.says, seed, 'strength', {
        ...seen.observation.slots,
        ...(seen.observation.quote === null ? {} : { quote: seen.observation.quote }),
      }),
    ];
  }
  const [next] = others;
  const lowest = others.at(-1);
  if (best.level < LEAST_BEST || next === undefined || lowest === undefined) return [];
  const subject = subjectOf(best);
  // Below the fourth level something else is often as good, and of the language few mistakes would have to be left.
  if (best.level < GOOD && (best.level === next.level || best.kinds.some((kind) => CONTROL.has(kind))))
    return [];
  if (best.level > next.level) return [say(observed, BEST, seed, 'best', { subject })];
  return best.level > lowest.level ? [say(observed, AMONG_BEST, seed, 'best', { subject })] : [];
}

function nextStep(
  observed: Observed,
  weakest: readonly Assessed[],
  criteria: readonly JudgedCriterion[],
  seed: string,
): string {
  // Two kinds that come to the same in a few words are the same step.
  const advised = new Set(criteria.flatMap(({ comment }) => gistsOf(comment)));
  for (const { kinds, level } of weakest) {
    const slot = level >= GOOD ? 'high' : 'low';
    // A need that is told before its step would stand here without its telling.
    const seen = observed
      .unsaid('need', kinds, slot)
      .find(
        ({ kind }) => kind.says.length === 0 && !(GISTS[kind.id] ?? []).some((gist) => advised.has(gist)),
      );
    if (seen === undefined) continue;
    observed.say(seen);
    return say(observed, stepsFor(seen.kind, seen.observation, slot), seed, 'next', {
      ...seen.observation.slots,
      ...(seen.observation.quote === null ? {} : { quote: seen.observation.quote }),
    });
  }
  return say(observed, PROCESS, seed, 'process');
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
