import { isolated } from '@marklight/contracts/direction';
/** "1 student", "2,400 students". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
}

/** "3 Mar 2026", in the reader's own time zone. */
export function dateOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** "3 Mar 2026, 10:05 am", in the reader's own time zone. */
export function momentOf(iso: string): string {
  return new Date(iso).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
}

/** When maintenance is, or until when it lasts: "Maintenance from 3 Mar 2026, 10:05 am to 3 Mar 2026, 11:00 am." */
export function maintenanceTimeOf(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  now: Date,
): string {
  return Date.parse(startsAt) <= now.getTime()
    ? `Maintenance until ${momentOf(endsAt)}.`
    : `Maintenance from ${momentOf(startsAt)} to ${momentOf(endsAt)}.`;
}

/**
 * A name inside a sentence or a label: a very long one is cut between characters as people see them, and one that runs
 * right to left is isolated from what follows.
 * @param longest in characters
 */
export function shortName(name: string, longest = 80): string {
  if (name.length <= longest) return isolated(name);
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)];
  if (characters.length <= longest) return isolated(name);
  const kept = characters.slice(0, longest).map(({ segment }) => segment);
  return isolated(`${kept.join('').trimEnd()}…`);
}

/** US dollars with as many digits as are meaningful: "US$0.0042". */
export function costOf(costUsd: number | null): string {
  if (costUsd === null) return 'Not known for this model';
  return `US$${costUsd.toFixed(costUsd >= 1 ? 2 : 4)}`;
}
