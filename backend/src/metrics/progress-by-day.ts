import type { MetricsReply } from '@marklight/contracts/metrics';

/**
 * The mean of each day of a time zone, in the order of the results. Counted here, because the database may not know
 * every zone that a browser names.
 * @param graded for each moment, how many results there are and the sum of their percentages
 */
export function progressByDay(
  graded: readonly { at: string; results: number; sum: number }[],
  timeZone = 'UTC',
): MetricsReply['progress'] {
  // The Swedish form of a date is YYYY-MM-DD.
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const byDay = new Map<string, { results: number; sum: number }>();
  for (const { at, results, sum } of graded) {
    const day = days.format(new Date(at));
    const known = byDay.get(day) ?? { results: 0, sum: 0 };
    byDay.set(day, { results: known.results + results, sum: known.sum + sum });
  }
  return [...byDay].map(([date, { results, sum }]) => ({
    date,
    meanPercentage: Math.round((sum / results) * 10) / 10,
    results,
  }));
}
