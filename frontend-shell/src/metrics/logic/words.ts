import { LEVEL_MAX, roundedPercentage } from '@marklight/contracts/grades';

/** A percentage with at most one decimal: "45.8%". */
export function percent(value: number): string {
  return `${roundedPercentage(value)}%`;
}

/** A mean level: "2.7 of 4". */
export function levelInWords(level: number): string {
  return `${level.toFixed(1)} of ${LEVEL_MAX}`;
}

/** A day as the server names it, `2026-03-03`, as "3 Mar 2026". */
export function dayInWords(date: string): string {
  return new Date(date).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
