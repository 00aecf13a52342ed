import type { MetricsReply } from '@marklight/contracts/metrics';

/**
 * The mean of each day of a time zone, in the order of the results. Counted here, because the database may not know every zone
 * that a browser names.
 */
export function progressByDay(
  results: readonly { at: Date; percentage: number }[],
  timeZone = 'UTC',
): MetricsReply['progress'] {
  // The Swedish form of a date is YYYY-MM-DD.
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const byDay = new Map<string, number[]>();
  for (const { at, percentage } of results) {
    const day = days.format(at);
    const known = byDay.get(day);
    if (known) known.push(percentage);
    else byDay.set(day, [percentage]);
  }
  return [...byDay].map(([date, all]) => ({
    date,
    meanPercentage: Math.round((all.reduce((sum, one) => sum + one, 0) / all.length) * 10) / 10,
    results: all.length,
  }));
}
