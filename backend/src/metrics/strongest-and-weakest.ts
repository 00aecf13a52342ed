import { addTo } from '@marklight/contracts/add-to';
import { comparedFrom } from '@marklight/contracts/metrics';

interface MeasuredCriterion {
  name: string;
  /** 0–4. */
  meanLevel: number;
  results: number;
}

/** How many are named at each end. */
const NAMED = 3;

/**
 * Of the criteria with enough results, those with the highest and the lowest mean levels, the most telling first, at
 * most three each. Criteria whose printed means are equal are named together or not at all, never at both ends; if
 * all are equal, both lists are empty.
 */
export function strongestAndWeakest(criteria: readonly MeasuredCriterion[]): {
  strongest: string[];
  weakest: string[];
} {
  const from = comparedFrom(criteria);
  const groups = new Map<string, MeasuredCriterion[]>();
  for (const one of criteria
    .filter(({ results }) => results >= from)
    .sort((a, b) => b.meanLevel - a.meanLevel || b.results - a.results)) {
    // Rounded as screens and the PDF print it.
    const shown = one.meanLevel.toFixed(1);
    addTo(groups, shown, one);
  }
  const ranked = [...groups.values()];
  if (ranked.length < 2) return { strongest: [], weakest: [] };
  const half = Math.min(NAMED, Math.floor(ranked.flat().length / 2));
  return { strongest: namedOf(ranked, half), weakest: namedOf(ranked.reverse(), half) };
}

/** Whole groups from the first one on. The first may have more than half of all, but no group has more than are named. */
function namedOf(ranked: readonly MeasuredCriterion[][], half: number): string[] {
  const named: string[] = [];
  for (const [index, group] of ranked.entries()) {
    if (named.length + group.length > (index === 0 ? NAMED : half)) break;
    named.push(...group.map(({ name }) => name));
  }
  return named;
}
