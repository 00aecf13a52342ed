import type { OpenSession } from '@marklight/contracts/profile';
import { dateOf } from '@marklight/ui/words';
import { HOUR_MS } from '@marklight/contracts/durations';

/** "Firefox on Windows" */
export function deviceOf({ agent }: Pick<OpenSession, 'agent'>): string {
  return agent ?? 'Another program';
}

/** When a device was last used, as exactly as the server records it: to the hour, and after a day to the day. */
export function lastUseOf({ current, lastUsedAt }: OpenSession, now: Date): string {
  if (current) return 'In use now';
  const hours = Math.floor((now.getTime() - Date.parse(lastUsedAt)) / HOUR_MS);
  if (hours < 1) return 'Last used within the hour';
  if (hours < 24) return `Last used ${hours === 1 ? 'an hour' : `${hours} hours`} ago`;
  return `Last used on ${dateOf(lastUsedAt)}`;
}
