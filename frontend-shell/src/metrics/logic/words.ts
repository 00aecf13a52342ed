import { LEVEL_MAX } from '@marklight/contracts/grades';

/** "1 essay", "24 essays". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
}

/** A percentage with at most one decimal: "45.8 %". */
export function percent(value: number): string {
  return `${Math.round(value * 10) / 10} %`;
}

/** A mean level: "2.7 of 4". */
export function levelInWords(level: number): string {
  return `${level.toFixed(1)} of ${LEVEL_MAX}`;
}

/** A day of the server (UTC) as "3 Mar 2026". */
export function dayInWords(date: string): string {
  return new Date(date).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** A name for a select or a column head: a very long one is cut. */
export function shortName(name: string, longest = 80): string {
  const characters = [...name];
  return characters.length <= longest ? name : `${characters.slice(0, longest).join('').trimEnd()}…`;
}
