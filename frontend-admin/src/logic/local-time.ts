/**
 * What a `datetime-local` field holds for a moment: its minute in the person's own time zone.
 * @param iso null for an empty field
 */
export function fieldTimeOf(iso: string | null): string {
  if (iso === null) return '';
  const date = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that a `datetime-local` or, with a time added, a `date` field holds; null for an empty one. */
export function momentIn(field: string): string | null {
  const date = new Date(field);
  return field === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The end of a day that a `date` field holds, in the person's own time zone; null for an empty one. */
export function endOfDayIn(field: string): string | null {
  return field === '' ? null : momentIn(`${field}T23:59:59`);
}

/** The person's time zone for a sentence: "Australia/Sydney (GMT+11)". */
export function zoneInWords(now: Date): string {
  const format = new Intl.DateTimeFormat('en-AU', { timeZoneName: 'short' });
  const short = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value;
  const { timeZone } = format.resolvedOptions();
  return short && short !== timeZone ? `${timeZone} (${short})` : timeZone;
}
