import { z } from 'zod';

const UNKNOWN = 'This time zone is not known.';

/** An IANA time zone such as `Australia/Sydney`, as browsers name theirs. */
export const timeZoneSchema = z.string(UNKNOWN).max(64, UNKNOWN).refine(isTimeZone, UNKNOWN);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
