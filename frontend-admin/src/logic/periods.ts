import { ANALYTICS_DEFAULT_DAYS, ANALYTICS_MAX_DAYS } from '@marklight/contracts/admin';
import { DAY_MS } from '@marklight/contracts/durations';

/** What the charts can show, in days up to today. */
export const PERIODS = [
  { days: ANALYTICS_DEFAULT_DAYS, label: 'Last 30 days' },
  { days: 90, label: 'Last 90 days' },
  { days: 365, label: 'Last year' },
  { days: ANALYTICS_MAX_DAYS, label: 'Last three years' },
] as const;

/** The days (UTC, "2026-03-01") that a period up to today begins and ends with. */
export function periodOf(days: number, now: Date): { from: string; to: string } {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: dayOf(now.getTime() - (days - 1) * DAY_MS), to: dayOf(now.getTime()) };
}

/** A day of the server (UTC) as "3 Mar", with the year where the period is longer than one. */
export function dayInWords(date: string, withYear = true): string {
  return new Date(date).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });
}
