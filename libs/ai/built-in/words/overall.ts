import type { ContextualInsights, OverallAnalysis } from '@marklight/contracts/grading';
import { readabilityLevelOf } from '@marklight/contracts/analysis';
import { formulaCount, paddingPhraseCount } from '@marklight/text/likelihood/phrases';
import type { JudgedEssay } from '../judged-essay';
import { rate } from '../judged-essay';
import { ramp } from '../levels/ramp';
import { stepsAt } from '../observations/observation';
import type { Observed } from '../observations/observed';
import { runningWords } from '../observations/running-words';
import type { Comment } from './comment';
import { filled } from './phrasing';

/** One criterion as it was judged, for what is said of the whole. */
export interface JudgedCriterion {
  kinds: readonly string[];
  /** 0–4; null where it was not assessed. */
  level: number | null;
  weight: number;
  comment: Comment;
}

const HIGHEST = 4;

const BEST = [
  '{The strongest part of|The strongest side of|The best part of|The surest part of} {this piece|this text|what you wrote|your writing here|this draft} is {subject}.',
  '{Your strongest side|What you do best|Your clearest strength|The thing you do best|Your surest skill} {here|in this piece|in this text|in this draft} is {subject}.',
  '{Keep hold of|Build on|Hold on to|Make the most of|Take pride in} {subject}{, since that is|: that is|, which is} {your strongest side|your clearest strength|what you do best} here.',
  '{What works best|What carries most|What stands out most} {here|in this piece|in this text|in this draft} is {subject}.',
];
const FIRST = [
  '{When you redraft|In your next draft|Before you write this out again|When you come back to this}, {begin with|start with|work first on|look first at} {subject}.',
  '{Your first priority|What matters most now|The first thing to work on|What will lift this most|The best place to begin} is {subject}.',
  '{Put your time first into|Give your first attention to|Spend most of your time on|Put your best effort into|Make room first for} {subject}{| this time| in the next draft}.',
];
const SECOND = [
  '{After that|Then|Next|From there|With that done}, {turn to|move on to|look at|work on|take up|go on to} {subject}.',
  '{Your second priority|What comes after that|The next thing to work on|What to take up next|The second thing to lift} is {subject}.',
  '{Once that is done|When you are happy with that|When that is in place|If there is time left|As soon as that stands}, {work on|turn to|look at|go on to} {subject}.',
];
const PROCESS = [
  '{Read your redraft aloud|Read the new version aloud|Let somebody read the new version aloud to you|Record yourself reading the new draft} and {mark|underline|circle|note down} {every place where you stumble|each spot where the voice hesitates|any sentence you have to start twice}.',
  '{Redraft|Rewrite} {one paragraph|one passage|the part you like least} {today|first}, {then compare it with the old one|then put old and new side by side|then read both versions} and {keep what is better|choose the better sentences|take the best of each}.',
  '{Choose|Pick|Take} {one step from above|one of the steps above|the step you find easiest}, {carry it out|do it|finish it} in {ten minutes|a quarter of an hour|one sitting}, and {only then go on to the next|leave the rest for another day|then decide what comes next}.',
  '{Ask a classmate|Ask a friend|Ask somebody at home|Ask someone new to it} to read {it|this|your text} and {tell you|say|show you} {what they want to know more about|where they got lost|what they had to read twice}, and {work on that place|change that place first|let the answer guide your redraft}.',
];
/** All of them, so that a test can read every wording. */
export const OVERALL_TEMPLATES: readonly string[] = [...BEST, ...FIRST, ...SECOND, ...PROCESS];

/** What a student calls the subject of each kind of criterion; singular. */
const SUBJECTS: Readonly<Record<string, string>> = {
  length: 'the length',
  spelling: 'your spelling',
  grammar: 'your grammar',
  punctuation: 'your punctuation',
  conventions: 'the care you take with the language',
  referencing: 'the way you name your sources',
  counter: 'the way you deal with other views',
  thesis: 'your main point',
  introduction: 'your opening',
  conclusion: 'your ending',
  cohesion: 'the way your ideas are linked',
  structure: 'the order of your ideas',
  vocabulary: 'your choice of words',
  sentences: 'the way you build sentences',
  register: 'your voice',
  evidence: 'the support for what you say',
  argument: 'your reasoning',
  narrative: 'the way you tell it',
  relevance: 'your answer to the task',
  development: 'the depth of your ideas',
};
/** By the first kind that the criterion asks for: a list of three is no priority. */
const subjectOf = ({ kinds }: JudgedCriterion): string => SUBJECTS[kinds[0] ?? ''] ?? 'this part of the task';
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
  const weakest = [...assessed]
    .filter((one) => one.level < HIGHEST && subjectOf(one) !== (best && subjectOf(best)))
    .sort((a, b) => a.level - b.level || b.weight - a.weight)
    .filter((one, at, all) => all.findIndex((other) => subjectOf(other) === subjectOf(one)) === at)
    .slice(0, 2);
  const strength = best === undefined || best.level < 1 ? [] : strengthOf(observed, assessed, best, seed);
  const [first, second] = weakest;
  return {
    strengths: strength,
    areasForImprovement: [
      ...(trouble === null ? [] : [trouble]),
      ...(first === undefined ? [] : [say(observed, FIRST, seed, 'first', { subject: subjectOf(first) })]),
      ...(second === undefined
        ? []
        : [say(observed, SECOND, seed, 'second', { subject: subjectOf(second) })]),
    ].slice(0, 3),
    nextSteps: weakest.length === 0 ? [] : [nextStep(observed, weakest, seed)],
    cognitiveLevel: depthOf(essay, observed),
    writingMaturity: maturityOf(essay),
  };
}

/** Something seen and not said yet; else what is strongest, where one criterion stands above all others. */
function strengthOf(
  observed: Observed,
  assessed: readonly (JudgedCriterion & { level: number })[],
  best: JudgedCriterion & { level: number },
  seed: string,
): string[] {
  const byLevel = [best, ...assessed.filter((one) => one !== best).sort((a, b) => b.level - a.level)];
  const seen = byLevel.flatMap(({ kinds }) => observed.unsaid('strength', kinds))[0];
  if (seen !== undefined) {
    observed.say(seen);
    return [
      say(observed, seen.kind.says, seed, 'strength', {
        ...seen.observation.slots,
        ...(seen.observation.quote === null ? {} : { quote: seen.observation.quote }),
      }),
    ];
  }
  const isAlone = assessed.filter(({ level }) => level === best.level).length === 1;
  return isAlone ? [say(observed, BEST, seed, 'best', { subject: subjectOf(best) })] : [];
}

function nextStep(observed: Observed, weakest: readonly JudgedCriterion[], seed: string): string {
  for (const { kinds, level } of weakest) {
    const seen = observed
      .unsaid('need', kinds)
      .find(({ kind, observation }) => stepsAt(kind, observation, level ?? 0).length > 0);
    if (seen === undefined) continue;
    observed.say(seen);
    return say(observed, stepsAt(seen.kind, seen.observation, level ?? 0), seed, 'next', {
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

/** The mean of range, accuracy, sentences and development, in five steps. */
function maturityOf({ qualities: q, reading }: JudgedEssay): string {
  if (reading.wordCount === 0) return 'There is nothing to read.';
  const value = (q.range + q.accuracy + q.sentences + q.development) / 4;
  const name = MATURITIES[Math.max(0, Math.min(4, Math.floor(value * 5)))] ?? MATURITIES[0];
  return `${name}, going by its words, sentences, correctness and length together.`;
}

const SPOKEN = { position: 'position-stated', reason: 'reason-given', view: 'other-view-named' } as const;
const NOTHING_SURE = 'Nothing that the built-in grader could be sure of.';

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
