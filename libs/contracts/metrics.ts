import type { z } from 'zod';
import type { metricsQuerySchema, metricsReplySchema } from './metrics.schema';

export const METRICS_LIMITS = { criteria: 30, students: 200, commonErrors: 10, analysedEssays: 60 } as const;

/**
 * Essays in which a criterion needs a level before it is called strong or weak: the mean of one or two says more about
 * those essays than about the class.
 */
export const COMPARED_FROM_ESSAYS = 3;
/** And at least this share of the essays that the most used criterion has. */
const COMPARED_FROM_SHARE = 1 / 4;

/** How many essays a criterion needs to be compared with the others. */
export function comparedFrom(criteria: readonly { results: number }[]): number {
  const most = criteria.reduce((known, { results }) => Math.max(known, results), 0);
  return Math.max(COMPARED_FROM_ESSAYS, Math.ceil(most * COMPARED_FROM_SHARE));
}

export type MetricsQuery = z.infer<typeof metricsQuerySchema>;
export type MetricsReply = z.infer<typeof metricsReplySchema>;

/** The note under the numbers where some results are provisional. */
export function provisionalInWords(count: number): string {
  const subject =
    count === 1
      ? 'The result of 1 essay is provisional'
      : `The results of ${count.toLocaleString('en-AU')} essays are provisional`;
  return `${subject}: some criteria still need your mark. Criteria without a level are left out of every number here.`;
}

/** The note below the criteria where some have no level in any essay, and so no mean and no column. */
export function notAssessedInWords(names: readonly string[]): string {
  return names.length === 1
    ? 'This criterion has no level in any essay yet, so it is not in any table. Mark it when you review an essay.'
    : 'These criteria have no level in any essay yet, so they are not in any table. Mark them when you review an essay.';
}

/** The note below the mean levels where a criterion has too few essays to be compared; null where none has. */
export function tooFewToCompare(criteria: MetricsReply['criteria']): string | null {
  const from = comparedFrom(criteria);
  return criteria.some(({ results }) => results < from)
    ? `Only criteria with ${from} essays or more are compared.`
    : null;
}
