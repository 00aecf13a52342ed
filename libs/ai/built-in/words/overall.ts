import { NOTHING_SURE, type ContextualInsights } from '@marklight/contracts/grading';
import { readabilityLevelOf } from '@marklight/contracts/analysis';
import { maturityOfLevels } from '@marklight/contracts/maturity';
import { formulaCount, paddingPhraseCount } from '@marklight/text/likelihood/phrases';
import { askedLengthOf } from '../../triage/asked-length';
import type { JudgedEssay } from '../judged-essay';
import { rate } from '../judged-essay';
import type { ProposedAnalysis } from '../../provider';
import { ramp } from '../levels/ramp';
import { breaksOff } from '../observations/broken-off';
import type { Observed } from '../observations/observed';
import { saysNothingOfText } from '../observations/start-over';
import { runningWords } from '../observations/running-words';
import { nextStageOf } from './answer-stage';
import { gistsOf } from './gists';
import type { Assessed, JudgedCriterion } from './judged-criterion';
import { filled, wordingOf } from './phrasing';
import { cannotBeFollowed, OF_LANGUAGE, prioritiesOf } from './priorities';
import { say, strengthOf } from './strength';
import {
  CHECKS,
  FIRST,
  FURTHER,
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

/** Below this share of the length that the task asks for, the student is told. */
const WELL_UNDER = 0.8;
/** From this level on, a criterion is not a priority. */
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
const nameOf = (essay: JudgedEssay, one: JudgedCriterion): string => subjectOf(essay, one).name;

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
  const byNeed = prioritiesOf(essay, observed, assessed).filter(
    (one, at, all) => all.findIndex((other) => nameOf(essay, other) === nameOf(essay, one)) === at,
  );
  const stage = nextStageOf(essay, observed);
  const [first, second] = byNeed.filter(
    (one, at) => one.level < GOOD || cannotBeFollowed(one) || (at === 0 && one.kinds[0] === stage),
  );
  const worked = first ?? byNeed[0];
  const missing = isElsewhere(essay, worked) ? null : firstOfAll(essay);
  const strengths = strengthOf(observed, assessed, seed, (one) => nameOf(essay, one));
  const priority = (templates: readonly string[], one: Assessed, part: string) => [
    { words: priorityOf(essay, observed, templates, one, `${seed} ${part}`), criterion: one.index },
  ];
  const ofNone = (words: string) => [{ words, criterion: null }];
  const areas = [
    ...(trouble === null ? lengthAsked(essay).flatMap(ofNone) : ofNone(trouble)),
    ...(missing === null ? [] : ofNone(say(observed, missing, seed, 'missing'))),
    ...(first === undefined ? [] : priority(missing === null ? FIRST : SECOND, first, 'first')),
    ...(second === undefined || missing !== null ? [] : priority(SECOND, second, 'second')),
    ...(first !== undefined || worked === undefined ? [] : priority(FURTHER, worked, 'further')),
  ];
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

/** A text that is well under the length its task asks for: nothing else is left to be said before that. */
function lengthAsked({ task, reading }: JudgedEssay): string[] {
  const asked = askedLengthOf(task ?? '');
  if (asked === null || reading.wordCount >= asked.words * WELL_UNDER) return [];
  return [
    `The task asks for ${asked.asWritten}; your text has ${reading.wordCount}. There is room to say more.`,
  ];
}

/** What the task asks for is not begun: more of the same would not help. */
const isElsewhere = (essay: JudgedEssay, first: Assessed | undefined): boolean =>
  (essay.genre === 'source-answer' && saysNothingOfText(essay.reading)) ||
  (first?.level === 0 && ANSWERS.has(first.kinds[0] ?? ''));
const ANSWERS = new Set(['thesis', 'relevance']);

const LONG_SENTENCE = 60;
/** A text of fewer words may say all that there was to say. */
const FEWEST_WORDS = 8;
/** What comes before every priority that the levels give: the sentences that are not there yet. */
function firstOfAll({ reading }: JudgedEssay): readonly string[] | null {
  const { own, wordCount } = reading;
  const last = own.at(-1);
  if (last === undefined || wordCount < FEWEST_WORDS) return null;
  if (own.length === 1) return wordCount > LONG_SENTENCE ? ONE_LONG_SENTENCE : ONE_SENTENCE;
  return breaksOff(reading) ? UNFINISHED : null;
}

/** A criterion to work on, with the step that was given under it in a few words. */
function priorityOf(
  essay: JudgedEssay,
  observed: Observed,
  templates: readonly string[],
  criterion: JudgedCriterion,
  seed: string,
): string {
  const { next } = criterion.comment;
  const gists = next === null ? [] : gistsOf(next);
  const subject = subjectOf(essay, criterion).name;
  if (next === null || gists.length === 0) return say(observed, templates, seed, 'priority', { subject });
  const gist = filled(wordingOf(gists, seed), next.slots);
  return say(observed, templates.map(withGist), seed, 'priority', {
    subject,
    gist: gist.charAt(0).toLowerCase() + gist.slice(1),
  });
}

/** What the writing does with its subject, in the order of Bloom's taxonomy; says only what was seen. */
function depthOf(essay: JudgedEssay, observed: Observed): string {
  const isSeen = (id: string): boolean => observed.all(id).length > 0;
  if (essay.reading.wordCount === 0) return 'There is nothing to read.';
  if (essay.genre === 'story' || essay.genre === 'reflection') return 'Tells of events and people.';
  if (isSeen('other-view-answered')) return 'Weighs another view and answers it.';
  if (isSeen('reason-given')) return 'Explains: gives reasons.';
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
