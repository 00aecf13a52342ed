const days = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO instant as `20 November 2026, 22:05 UTC`. */
export function dateInWords(iso: string): string {
  const at = new Date(iso);
  return `${days.format(at)}, ${at.toISOString().slice(11, 16)} UTC`;
}

/** The day of an ISO instant in a time zone: `21 November 2026`. @param timeZone IANA name */
export function dayInWords(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleDateString('en-AU', { dateStyle: 'long', timeZone });
}
