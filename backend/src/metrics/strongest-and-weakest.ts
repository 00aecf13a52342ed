import { COMPARED_FROM_ESSAYS } from '@marklight/contracts/metrics';

interface MeasuredCriterion {
  name: string;
  /** 0–4. */
  meanLevel: number;
  results: number;
}

/** How many are named at each end. */
const NAMED = 3;

/**
 * Of the criteria with COMPARED_FROM_ESSAYS results or more, those with the highest and the lowest mean levels, the
 * most telling first, at most three each. None is in both lists, and if all are equal both lists are empty.
 */
export function strongestAndWeakest(criteria: readonly MeasuredCriterion[]): {
  strongest: string[];
  weakest: string[];
} {
  const ranked = criteria
    .filter(({ results }) => results >= COMPARED_FROM_ESSAYS)
    .sort((a, b) => b.meanLevel - a.meanLevel || b.results - a.results);
  const count = Math.min(NAMED, Math.floor(ranked.length / 2));
  const top = ranked.slice(0, count);
  const bottom = ranked.slice(ranked.length - count).reverse();
  const best = ranked[0]?.meanLevel ?? 0;
  const worst = ranked.at(-1)?.meanLevel ?? 0;
  return {
    strongest: top.filter(({ meanLevel }) => meanLevel > worst).map(({ name }) => name),
    weakest: bottom.filter(({ meanLevel }) => meanLevel < best).map(({ name }) => name),
  };
}
