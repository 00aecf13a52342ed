const END_OF_DAY = 'T23:59:00';

/** The day of an instant in the teacher's time zone, as a date input has it; empty for none. */
export function dayOf(iso: string | null): string {
  if (iso === null) return '';
  const date = new Date(iso);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * The instant at which a day ends for the teacher, ISO 8601; null for none. A day that was not changed keeps its
 * instant, because another client may have set a time of day.
 * @param day as a date input has it; anything else is passed on as it is, for the server to refuse
 */
export function dueDateFrom(day: string, before: string | null): string | null {
  if (day === '') return null;
  if (before !== null && dayOf(before) === day) return before;
  const end = new Date(`${day}${END_OF_DAY}`);
  return Number.isNaN(end.getTime()) ? day : end.toISOString();
}
