import type { JudgedEssay } from '../judged-essay';
import type { CriterionKind } from './criterion-kind';
import { UNKNOWN_KIND } from './criterion-kinds';
import { LEVEL_STARTS } from './level-starts';
import type { Trouble } from './trouble';

const BORDERLINE = 0.025;
const HIGHEST = 4;

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
export function confidenceOf(
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
