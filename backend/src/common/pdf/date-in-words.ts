/** An ISO instant as `20 November 2026, 22:05 UTC`. @param timeZone IANA name */
export function dateInWords(iso: string, timeZone = 'UTC'): string {
  const time = new Date(iso).toLocaleTimeString('en-AU', {
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
    ...({ timeZone, timeZoneName: 'short' } as const),
  });
  return `${dayInWords(iso, timeZone)}, ${time}`;
}

/** The day of an ISO instant in a time zone: `21 November 2026`. @param timeZone IANA name */
export function dayInWords(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleDateString('en-AU', { dateStyle: 'long', timeZone });
}
