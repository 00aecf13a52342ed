const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Five cron fields (UTC) as a sentence: "Every day at 00:05 UTC". Covers only the patterns that jobs use; for any
 * other it gives the fields themselves.
 */
export function cronInWords(cron: string): string {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = cron.trim().split(/\s+/);
  const asIs = `By the schedule ${cron} (UTC)`;
  if (month !== '*') return asIs;
  const everyMinutes = /^\*\/(\d+)$/.exec(minute)?.[1];
  const anyDay = day === '*' && weekday === '*';
  if (anyDay && hour === '*' && minute === '*') return 'Every minute';
  if (anyDay && hour === '*' && everyMinutes) return `Every ${everyMinutes} minutes`;
  if (!/^\d+$/.test(minute)) return asIs;
  const past = Number(minute) === 0 ? ', on the hour' : ` at ${Number(minute)} minutes past`;
  if (anyDay && hour === '*') return `Every hour${past}`;
  const everyHours = /^\*\/(\d+)$/.exec(hour)?.[1];
  if (anyDay && everyHours) return `Every ${everyHours} hours${past}`;
  if (!/^\d+$/.test(hour)) return asIs;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')} UTC`;
  if (anyDay) return `Every day at ${time}`;
  if (day === '*' && DAYS[Number(weekday)]) return `Every ${DAYS[Number(weekday)]} at ${time}`;
  if (weekday === '*' && /^\d+$/.test(day)) return `On day ${Number(day)} of each month at ${time}`;
  return asIs;
}
