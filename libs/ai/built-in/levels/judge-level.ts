import { LEVELS } from '@marklight/contracts/grades';
import type { Strictness } from '@marklight/contracts/strictness';
import { LOW_CONFIDENCE } from '../../check-proposal';
import type { CriterionToGrade } from '../../provider';
import type { JudgedEssay } from '../judged-essay';
import { confidenceOf } from './confidence';
import { type CountedLevel, countedLevelOf } from './countable';
import type { Ceiling, CriterionKind } from './criterion-kind';
import { judgesLanguage, kindsOf } from './criterion-kinds';
import { GENRE_SHIFTS, LEVEL_STARTS, levelOfQuality, STRICTNESS_SHIFTS } from './level-starts';
import { judgedPartsOf } from './not-assessable';
import { orderShare } from './qualities';
import type { Trouble } from './trouble';
import { type LevelWeights, WEIGHTS } from './weights';

const HIGHEST = 4;
const NOTHING_COUNTED =
  'Nothing in the level descriptions can be counted, so the grader went by the criterion’s name.';

export interface JudgedLevel {
  kinds: readonly CriterionKind[];
  /** 0–4. */
  level: number;
  /** 0–100. */
  confidence: number;
  /** How the level was reached, for the teacher. */
  reasoning: string;
}

/**
 * The level of one criterion in one essay: by the rubric's own descriptions as far as they can be counted, and within
 * what they leave open by the criterion's name.
 */
export function judgeLevel(
  essay: JudgedEssay,
  trouble: Trouble,
  criterion: CriterionToGrade,
  weights: LevelWeights = WEIGHTS,
): JudgedLevel {
  const parts = judgedPartsOf(criterion.text);
  const byName = levelByName(essay, trouble, parts?.judged.join(' and ') ?? criterion.text, weights);
  const judged = withCounts(byName, countedLevelOf(essay, criterion.levelDescriptions), trouble, criterion);
  if (parts === null) return judged;
  return {
    ...judged,
    confidence: Math.min(judged.confidence, LOW_CONFIDENCE - 1),
    reasoning: `${judged.reasoning} The built-in grader cannot judge ${joined(parts.left.map((part) => `“${part}”`))}, so the level leaves that out.`,
  };
}

function withCounts(
  byName: JudgedLevel,
  counted: CountedLevel | null,
  trouble: Trouble,
  { levelDescriptions = [] }: CriterionToGrade,
): JudgedLevel {
  if (counted === null)
    return levelDescriptions.every((description) => description.trim() === '')
      ? byName
      : { ...byName, reasoning: `${NOTHING_COUNTED} ${byName.reasoning}` };
  const { least, most, because } = counted;
  const cap = byName.kinds.every(judgesLanguage) ? trouble.languageCap : trouble.contentCap;
  const level = Math.min(Math.max(byName.level, least), most, cap);
  const capped = level < least && trouble.cause !== null ? [trouble.cause] : [];
  if (least === most)
    return {
      kinds: byName.kinds,
      level,
      confidence: counted.confidence,
      reasoning: [because, ...capped].join(' '),
    };
  return { ...byName, level, reasoning: [because, ...capped, byName.reasoning].join(' ') };
}

/** The level that a criterion's name alone gives. */
function levelByName(
  essay: JudgedEssay,
  trouble: Trouble,
  criterion: string,
  weights: LevelWeights,
): JudgedLevel {
  const kinds = kindsOf(criterion);
  const judged = kinds.map((kind) => ({ kind, measure: kind.measure(essay, criterion) }));
  const sparse = essay.reading.hasSource ? weights.ownInAnswer : weights.ownInEssay;
  const own = sparse * mean(kinds.map((kind) => kind.own));
  // A clean line stays clean wherever it stands; a thought needs its place.
  const specific = mean(
    judged.map(
      ({ kind, measure }) => measure.quality * (judgesLanguage(kind) ? 1 : orderShare(essay.features)),
    ),
  );
  const overall = essay.qualities.overall;
  const quality = own * specific + (1 - own) * overall;
  const demand =
    mean(kinds.map((kind) => kind.demand)) + STRICTNESS_SHIFTS[essay.strictness] + genreShift(essay);
  const reached = levelOfQuality(quality, demand);
  const cap = kinds.every(judgesLanguage) ? trouble.languageCap : trouble.contentCap;
  const ceiling = Math.floor(mean(judged.map(({ measure }) => measure.ceiling?.level ?? HIGHEST)));
  const level = Math.min(reached, cap, ceiling);
  const limits = judged.flatMap(({ kind, measure }) =>
    measure.ceiling && level === ceiling && level < reached ? [limitIn(measure.ceiling, kinds, kind)] : [],
  );
  const capped = level < reached;
  const reasoning = [
    `The criterion was read as a question about ${joined(kinds.map((kind) => kind.subject))}.`,
    ...((capped || level <= 1) && trouble.cause !== null ? [trouble.cause] : []),
    ...limits,
    reckoning({ own, specific, overall, quality, demand }, level, capped),
    ...shiftIn(essay.strictness),
  ].join(' ');
  return {
    kinds,
    level,
    confidence: confidenceOf(essay, trouble, kinds, { quality, demand, level }),
    reasoning,
  };
}

/**
 * Only where the task or the teacher asks for such a text: an essay that tells of something to make its point is judged as an
 * essay (with the shift there too, agreement on ELLIPSE, which has no tasks, falls from 0.663 to 0.656).
 */
const genreShift = ({ genre, genreBasis }: JudgedEssay): number =>
  genreBasis === 'text' ? 0 : GENRE_SHIFTS[genre];

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const outOf100 = (value: number): number => Math.round(value * 100);
/** In a criterion of several kinds, a finding limits only its own kind: the level is the mean of them all. */
const limitIn = ({ level, because }: Ceiling, kinds: readonly CriterionKind[], { subject }: CriterionKind) =>
  `${because}, which limits ${kinds.length > 1 ? `${subject} to level` : 'the level to'} ${level}.`;
/** "the spelling, the grammar and the vocabulary". */
const joined = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** Why the starts are not the usual ones. */
const shiftIn = (strictness: Strictness): string[] => {
  const points = outOf100(STRICTNESS_SHIFTS[strictness]);
  if (points === 0) return [];
  return [
    `Grading is ${strictness}: every level starts ${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} ${points > 0 ? 'higher' : 'lower'} than usual.`,
  ];
};

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
  const sum = `By its own measures this criterion comes to ${outOf100(specific)} out of 100, and the essay as a whole to ${outOf100(overall)}; weighted ${outOf100(own)} to ${100 - outOf100(own)}, that makes ${outOf100(quality)}.`;
  const next = LEVEL_STARTS[level];
  if (capped) return `${sum} For the reason given above, the level cannot be higher than ${level} (${name}).`;
  return next === undefined
    ? `${sum} That is level ${level} (${name}), which starts at ${outOf100((LEVEL_STARTS.at(-1) ?? 0) + demand)} for this criterion.`
    : `${sum} That is level ${level} (${name}); level ${level + 1} starts at ${outOf100(next + demand)} for this criterion.`;
}
