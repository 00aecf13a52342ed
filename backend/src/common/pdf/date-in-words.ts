const days = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO instant as `20 November 2026, 22:05 UTC`. */
export function dateInWords(iso: string): string {
  const at = new Date(iso);
  return `${days.format(at)}, ${at.toISOString().slice(11, 16)} UTC`;
}
