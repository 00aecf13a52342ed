import { addTo } from '@marklight/contracts/add-to';
import { METRICS_LIMITS, type MetricsReply } from '@marklight/contracts/metrics';
import type { FiledResults } from './filed-results.repository';

export interface MeasuredCriteria {
  /** All with a level somewhere, the most used first, then in the order in which they were graded. */
  used: MetricsReply['criteria'];
  /** Those that no essay has a level for, including essays without a grade. */
  notAssessed: string[];
}

interface Total {
  name: string;
  results: number;
  assessed: number;
  sum: number;
  withLevel: number;
  /** Its first place among the criteria of a set: in the sets where it has a level, and in all sets. */
  assessedFrom: number;
  from: number;
}

type Sets = Pick<FiledResults, 'names' | 'levels'>;

/** Two criteria are the same if their words are, whatever sets they are in. */
export function measuredCriteria({ names, levels }: Sets): MeasuredCriteria {
  const totals = new Map<string, Total>();
  for (const { criteriaId, position, ...numbers } of levels ?? []) {
    const name = nameAt(names, criteriaId, position);
    if (name === undefined) continue;
    const known = totals.get(name);
    const { results, assessed, sum, withLevel } = numbers;
    totals.set(name, {
      name,
      results: (known?.results ?? 0) + results,
      assessed: (known?.assessed ?? 0) + assessed,
      sum: (known?.sum ?? 0) + sum,
      withLevel: (known?.withLevel ?? 0) + withLevel,
      assessedFrom: Math.min(known?.assessedFrom ?? Infinity, assessed > 0 ? position : Infinity),
      from: Math.min(known?.from ?? Infinity, position),
    });
  }
  const all = [...totals.values()];
  return {
    used: all
      .filter(({ assessed }) => assessed > 0)
      .sort((a, b) => b.assessed - a.assessed || a.assessedFrom - b.assessedFrom || byLetters(a, b))
      .map(({ name, sum, assessed }) => ({
        name,
        meanLevel: toHundredths(sum, assessed),
        results: assessed,
      })),
    notAssessed: all
      .filter(({ withLevel }) => withLevel === 0)
      .sort((a, b) => a.from - b.from || byLetters(a, b))
      .slice(0, METRICS_LIMITS.criteria)
      .map(({ name }) => name),
  };
}

/** Rows of the heat map, by name. @param criteria its columns */
export function heatMap(
  { listed, names }: Pick<FiledResults, 'listed' | 'names'>,
  criteria: readonly string[],
): MetricsReply['students'] {
  const byName = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });
  return (listed ?? [])
    .map(({ criteriaId, levels, ...row }) => {
      const cells = new Map<string, number[]>();
      for (const [index, level] of levels.entries()) {
        const name = nameAt(names, criteriaId, index + 1);
        if (name !== undefined && level !== null) addTo(cells, name, level);
      }
      return { ...row, levels: criteria.map((name) => meanOf(cells.get(name))) };
    })
    .sort((a, b) => byName.compare(a.name, b.name) || byName.compare(a.filename, b.filename));
}

function nameAt(names: FiledResults['names'], criteriaId: string, position: number): string | undefined {
  return names?.[criteriaId]?.[position - 1]?.trim();
}

function meanOf(levels: readonly number[] | undefined): number | null {
  return levels
    ? toHundredths(
        levels.reduce((sum, level) => sum + level, 0),
        levels.length,
      )
    : null;
}

/** Exact for whole numbers; a half goes up. */
function toHundredths(sum: number, count: number): number {
  return Math.round((100 * sum) / count) / 100;
}

/** By code unit: an order that is the same in every language. */
function byLetters(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
