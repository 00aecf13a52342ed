import type { OverallAnalysis } from '@marklight/contracts/grading';
import type { JudgedEssay } from '../judged-essay';
import { isAdvice, type Observed } from '../observations/observed';
import { stepsFor } from '../observations/useful';
import type { Comment } from './comment';
import { depthOf, maturityOf } from './insights';
import { NEXT_TEMPLATES, waysTo } from './next-steps';
import { filled } from './phrasing';
import { inOrderOfNeed } from './priorities';
import { keptOrRemembered, praisedAgain, STRENGTH_TEMPLATES } from './strengths';

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
const MOST_PRIORITIES = 2;
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
  '{Pay most attention to|Spend most of your time on|Put your best effort into} {subject}.',
];
const SECOND = [
  '{After that|Then|Next}, {turn to|move on to|look at|work on} {subject}.',
  '{Your second priority|Your next priority|The next thing to work on} {is|after that is} {subject}.',
  '{Once that is done|When you are happy with that|If there is time left}, {work on|turn to|look at} {subject}.',
];
/** For work that is good throughout. */
const FURTHER = [
  'To make good work better, {work on|turn to|look at} {subject}.',
  '{What could still grow|What you could still improve} is {subject}.',
  'Your work is good already; {the next thing to try|what you could still try} is {subject}.',
];
const PROCESS = [
  'Read your {redraft|new version} aloud and {mark|underline|circle} every {place where you stumble|sentence you have to start twice}.',
  'Rewrite {one paragraph|the part you like least} first, {then compare it with the old one|then read both versions} and keep {what is better|the better sentences}.',
  '{Choose|Pick|Take} one {step|piece of advice} from these comments and {finish it|do it} before you {start|go on to} the next.',
  'Ask {a classmate|a friend|somebody at home} to read {your text|your work} and {tell|show} you {what they want to know more about|where they got lost|what they had to read twice}.',
];
/** All of them, so that a test can read every wording. */
export const OVERALL_TEMPLATES: readonly string[] = [
  ...BEST,
  ...AMONG_BEST,
  ...FIRST,
  ...SECOND,
  ...FURTHER,
  ...PROCESS,
  ...STRENGTH_TEMPLATES,
  ...NEXT_TEMPLATES,
];

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
  const byNeed = inOrderOfNeed(
    essay,
    assessed
      .filter((one) => one.level < HIGHEST && subjectOf(one) !== (best && subjectOf(best)))
      .map((one) => ({ ...one, aim: one.comment.aim ?? null })),
  ).filter((one, at, all) => all.findIndex((other) => subjectOf(other) === subjectOf(one)) === at);
  // Good work is named only if it can be pointed to.
  const priorities = byNeed
    .filter(({ level, aim }) => level < GOOD || aim?.isAnchored === true)
    .slice(0, MOST_PRIORITIES);
  return {
    strengths: best === undefined || best.level < 1 ? [] : strengthOf(essay, observed, assessed, best, seed),
    areasForImprovement: [
      ...(trouble === null ? [] : [trouble]),
      ...priorities.map((one, at) =>
        say(observed, framesOf(one.level, at), seed, `priority ${at}`, {
          subject: one.aim?.text ?? subjectOf(one),
        }),
      ),
    ].slice(0, 3),
    nextSteps:
      byNeed.length === 0
        ? []
        : [nextStep(essay, observed, (priorities.length === 0 ? byNeed : priorities).slice(0, 2), seed)],
    cognitiveLevel: depthOf(essay, observed),
    writingMaturity: maturityOf(essay, assessed),
  };
}

type Assessed = JudgedCriterion & { level: number };

const framesOf = (level: number, at: number): readonly string[] => {
  if (at > 0) return SECOND;
  return level >= GOOD ? FURTHER : FIRST;
};

/**
 * Something seen but not yet said; else the best of what was praised; else what is strongest, if one criterion is
 * above all others; else what can be counted.
 */
function strengthOf(
  essay: JudgedEssay,
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
  const praised = [best, ...others].flatMap(({ comment }) => comment.praised ?? []);
  const again = praisedAgain(observed, praised, seed);
  if (again !== null) return [say(observed, again.templates, seed, 'strength', again.slots)];
  const ofLevels = strongestOf(observed, best, others, seed);
  if (ofLevels !== null) return [ofLevels];
  const kept = keptOrRemembered(essay);
  return kept === null ? [] : [say(observed, kept.templates, seed, 'strength', kept.slots)];
}

function strongestOf(
  observed: Observed,
  best: Assessed,
  others: readonly Assessed[],
  seed: string,
): string | null {
  const [next] = others;
  const lowest = others.at(-1);
  if (best.level < LEAST_BEST || next === undefined || lowest === undefined) return null;
  const subject = subjectOf(best);
  if (best.level > next.level) return say(observed, BEST, seed, 'best', { subject });
  // Control of the language is a strength only where few mistakes are left.
  const isSure = best.level >= GOOD || !best.kinds.some((kind) => CONTROL.has(kind));
  return best.level > lowest.level && isSure ? say(observed, AMONG_BEST, seed, 'best', { subject }) : null;
}

/** Something more on the first priority, with its place in the essay; else a way to set about it. */
function nextStep(
  essay: JudgedEssay,
  observed: Observed,
  priorities: readonly Assessed[],
  seed: string,
): string {
  const [first] = priorities;
  if (first === undefined) return say(observed, PROCESS, seed, 'process');
  const slot = first.level >= GOOD ? 'high' : 'low';
  const seen = observed.unsaid('need', first.kinds.slice(0, 1), slot).find(
    ({ kind, observation }) =>
      // A need that is told before its step would stand here without its telling.
      kind.says.length === 0 && observation.quote !== null && !isAdvice(kind),
  );
  if (seen !== undefined) {
    observed.say(seen);
    return say(observed, stepsFor(seen.kind, seen.observation, slot), seed, 'next', {
      ...seen.observation.slots,
      ...(seen.observation.quote === null ? {} : { quote: seen.observation.quote }),
    });
  }
  const ways = waysTo(first.kinds[0] ?? '', essay.genre);
  return say(observed, ways.length > 0 ? ways : PROCESS, seed, 'process');
}
