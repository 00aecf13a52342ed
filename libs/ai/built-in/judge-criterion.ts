import { LEVELS } from '@marklight/contracts/grades';
import type { ReviewReason } from '@marklight/contracts/grading';
import { LOW_CONFIDENCE } from '../check-proposal';
import type { CriterionToGrade, ProposedFeedback } from '../provider';
import { judgesLanguage, kindsOf, UNKNOWN_KIND } from './criterion-kinds';
import type { ReadSentence } from './essay-reading';
import { type CriterionKind, type JudgedEssay, type Measure, quoteOf } from './judged-essay';
import type { Phrasebook } from './phrasebook';
import { orderShare } from './qualities';
import type { Trouble } from './trouble';

/**
 * Lowest quality (0–1) of levels 1 to 4 for a criterion of ordinary demand: equal steps, so that ordinary school
 * work lies about the middle and level 4 is for what is rare. A kind's `demand` is added to each.
 */
export const LEVEL_STARTS = [0.2, 0.4, 0.6, 0.8] as const;
/**
 * An answer to a source is a paragraph or two, where one "because" more or less is chance: a kind's own signs weigh
 * this much of what they weigh in an essay, and the answer as a whole the more.
 */
const SIGNS_IN_AN_ANSWER = 0.6;
const BORDERLINE = 0.025;
const MOST_QUOTES = 3;
const HIGHEST = 4;

/** The level (0–4) of a quality (0–1), without ceilings. */
export function levelOfQuality(quality: number, demand: number): number {
  return LEVEL_STARTS.filter((start) => quality >= start + demand).length;
}

interface Judged {
  kind: CriterionKind;
  measure: Measure;
}

export interface Verdict {
  proposed: ProposedFeedback;
  kind: CriterionKind;
  quality: number;
}

/** By level. {s} may be one thing or several, so it is never the subject of a verb. */
const VERDICTS: readonly (readonly string[])[] = [
  [
    'There is little yet that shows {s}.',
    'So far little can be seen of {s}.',
    'This essay does not show {s} yet.',
  ],
  [
    'A start has been made on {s}, and there is more to do.',
    'Only beginning to show: {s}.',
    'Still emerging: {s}.',
  ],
  ['Sound so far: {s}.', 'Secure, with room to grow: {s}.', 'At a sound level: {s}.'],
  ['A strength of this essay: {s}.', 'Strong here: {s}.', 'The reader can rely on {s} here.'],
  ['Outstanding here: {s}.', 'Excellent throughout: {s}.', 'A very high standard is shown in {s}.'],
];

/** Judges one criterion of an essay. `phrasebook` is the result's own, so that no sentence comes twice. */
export function judgeCriterion(
  essay: JudgedEssay,
  trouble: Trouble,
  criterion: CriterionToGrade,
  index: number,
  phrasebook: Phrasebook,
): Verdict {
  const judged = kindsOf(criterion.text).map((kind): Judged => ({
    kind,
    measure: kind.measure(essay, criterion.text),
  }));
  const [first] = judged;
  if (first === undefined) throw new Error('A criterion has at least the unknown kind');
  const sparse = essay.reading.hasSource ? SIGNS_IN_AN_ANSWER : 1;
  const own = sparse * mean(judged.map(({ kind }) => kind.own));
  // A clean line stays clean wherever it stands; a thought needs its place.
  const specific = mean(
    judged.map(
      ({ kind, measure }) => measure.quality * (judgesLanguage(kind) ? 1 : orderShare(essay.features)),
    ),
  );
  const quality = own * specific + (1 - own) * essay.qualities.overall;
  const demand = mean(judged.map(({ kind }) => kind.demand));
  const reached = levelOfQuality(quality, demand);
  const cap = judged.every(({ kind }) => judgesLanguage(kind)) ? trouble.languageCap : trouble.contentCap;
  const ceiling = Math.floor(mean(judged.map(({ measure }) => measure.ceiling?.level ?? HIGHEST)));
  const level = Math.min(reached, cap, ceiling);
  const limits = judged.flatMap(({ measure }) =>
    measure.ceiling && level === ceiling && level < reached ? [measure.ceiling.because] : [],
  );
  const confidence = confidenceOf(
    essay,
    trouble,
    judged.map(({ kind }) => kind),
    { quality, demand, level },
  );
  const opening = `For criterion ${index + 1}, `;
  const say = (text: string): string => phrasebook.fresh(text, opening);
  const facts = judged.flatMap(({ measure }) => measure.facts);
  const shown = [
    ...facts.filter((f) => f.good).slice(0, level >= 2 ? 2 : 1),
    ...facts.filter((f) => !f.good).slice(0, level >= 3 ? 1 : 2),
  ];
  const capped = level < reached || (trouble.reason !== null && level <= 1);
  const verdict = (VERDICTS[level]?.[index % 3] ?? '').replace(
    '{s}',
    joined(judged.map(({ kind }) => kind.subject)),
  );
  const feedback = say(
    [
      verdict,
      ...(capped && trouble.reason !== null ? [trouble.reason] : []),
      ...limits,
      ...shown.map((f) => f.text),
    ].join(' '),
  );
  const chainOfThought = say(
    [
      `The criterion was read as a question about ${joined(judged.map(({ kind }) => kind.subject))}.`,
      ...facts.filter((f) => !shown.includes(f)).map((f) => f.text),
      reckoning({ own, specific, overall: essay.qualities.overall, quality, demand }, level, capped),
      ...(!criterion.levelDescriptions?.[level]
        ? []
        : [`The rubric says of this level: “${criterion.levelDescriptions[level]}”.`]),
    ].join(' '),
  );
  return {
    kind: first.kind,
    quality,
    proposed: {
      criterionIndex: index,
      level,
      feedback,
      chainOfThought,
      quotes: quotesOf(judged, level),
      improvementSteps: stepsOf(judged).map(say),
      exemplarComparison: say(first.measure.exemplar),
      confidence,
      reviewReasons: reasonsFor(first.kind, confidence, trouble),
    },
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const outOf100 = (value: number): number => Math.round(value * 100);
const joined = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

interface Reckoning {
  own: number;
  specific: number;
  overall: number;
  quality: number;
  demand: number;
}

function reckoning(
  { own, specific, overall, quality, demand }: Reckoning,
  level: number,
  capped: boolean,
): string {
  const name = LEVELS[level]?.name ?? '';
  const sum = `On its own signs this comes to ${outOf100(specific)} of 100 and the essay as a whole to ${outOf100(overall)}; weighed ${outOf100(own)} to ${100 - outOf100(own)} that makes ${outOf100(quality)}.`;
  const next = LEVEL_STARTS[level];
  if (capped)
    return `${sum} Because of what is said above, the level cannot be higher than ${level} (${name}).`;
  return next === undefined
    ? `${sum} That is level ${level} (${name}), which starts at ${outOf100((LEVEL_STARTS.at(-1) ?? 0) + demand)} for this criterion.`
    : `${sum} That is level ${level} (${name}); level ${level + 1} starts at ${outOf100(next + demand)} for this criterion.`;
}

/** Kinds that a passage decides rather than a count, and those of which the checker finds only a part. */
const BY_PASSAGE = [
  'argument',
  'relevance',
  'development',
  'thesis',
  'narrative',
  'register',
  'vocabulary',
  'sentences',
];
const PARTLY_CHECKED = ['grammar', 'conventions'];

/**
 * How many levels in 100 a teacher would set at most one away, rather too low than too high. Lower where there is little to go by: short
 * essays and very long ones, unknown kinds of criteria, qualities near a border, and the rare ends of the scale.
 * The steps are set by hand; `npm run eval` holds them against people's analytic scores.
 */
function confidenceOf(
  { features: { words }, task }: JudgedEssay,
  trouble: Trouble,
  kinds: readonly CriterionKind[],
  { quality, demand, level }: { quality: number; demand: number; level: number },
): number {
  let confidence = 84;
  if (words < 250) confidence -= 6;
  if (words < 120) confidence -= 8;
  if (words < 60) confidence -= 4;
  if (words > 600) confidence -= 6;
  const is = (ids: readonly string[]): boolean => ids.includes(kinds[0]?.id ?? UNKNOWN_KIND);
  if (is([UNKNOWN_KIND])) confidence -= 35;
  if (is(['relevance']) && task === null) confidence -= 20;
  const gap = Math.min(...LEVEL_STARTS.map((start) => Math.abs(quality - demand - start)));
  if (gap < BORDERLINE) confidence -= 6;
  else if (gap < 2 * BORDERLINE) confidence -= 3;
  confidence -= 2 * (kinds.length - 1);
  if (is(['length'])) confidence += 8;
  if (is(BY_PASSAGE) || is(PARTLY_CHECKED)) confidence -= 5;
  if ((level === 0 || level === HIGHEST) && trouble.contentCap > 0) confidence -= 6;
  if (trouble.flags.some((flag) => flag.code === 'not_prose')) confidence -= 15;
  return Math.max(15, Math.min(95, confidence));
}

function reasonsFor(kind: CriterionKind, confidence: number, trouble: Trouble): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  if (kind.id === UNKNOWN_KIND) reasons.push('unknown_criterion');
  if (confidence < LOW_CONFIDENCE) reasons.push('low_confidence');
  if (trouble.flags.some((flag) => flag.code === 'instruction_in_essay'))
    reasons.push('instruction_in_essay');
  return reasons;
}

/** What shows the level comes first: what is there where it is strong, what to mend where it is not. */
function quotesOf(judged: readonly Judged[], level: number): string[] {
  const strong = judged.map(({ measure }) => measure.strong);
  const weak = judged.map(({ measure }) => measure.weak);
  const [before, after] = level >= 2 ? [strong, weak] : [weak, strong];
  const inTurn = (lists: readonly (readonly ReadSentence[])[]): ReadSentence[] =>
    [0, 1, 2].flatMap((at) => lists.flatMap((list) => list[at] ?? []));
  const quotes = [...inTurn(before).slice(0, 2), ...inTurn(after)].map(quoteOf);
  return [...new Set(quotes)].slice(0, MOST_QUOTES);
}

/** One kind gives its three steps; several give their first ones. */
function stepsOf(judged: readonly Judged[]): string[] {
  if (judged.length === 1) return judged[0]?.measure.steps.slice(0, 3) ?? [];
  const inTurn = [0, 1].flatMap((at) => judged.flatMap(({ measure }) => measure.steps[at] ?? []));
  return [...new Set(inTurn)].slice(0, 3);
}
