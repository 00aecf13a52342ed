import type { AdminUser } from '@marklight/contracts/admin';
import type { ChipTone } from '@marklight/ui/palette';
import { dateOf } from '@marklight/ui/words';

/** "12,345" */
export function number(value: number): string {
  return value.toLocaleString('en-AU');
}

/** "$1,230 AUD"; cents only where there are some. */
export function dollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits })} AUD`;
}

/** "essays_uploaded" as "essays uploaded". */
export function inWords(name: string): string {
  return name.replaceAll('_', ' ');
}

/** With a capital, as the head of a line: "Essays uploaded". */
export function asTitle(name: string): string {
  const words = inWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const STATUS_TONES: Record<string, ChipTone> = { active: 'green', trialing: 'blue', canceled: 'red' };

/** What the badge of a subscription says, and its colour; `trial` where nothing is known. */
export function statusBadge(status: string | null | undefined): { text: string; tone: ChipTone } {
  return { text: inWords(status || 'trial'), tone: STATUS_TONES[status ?? ''] ?? 'grey' };
}

/** A person's full name; null where none was given. */
export function fullNameOf({
  firstName,
  lastName,
}: Pick<AdminUser, 'firstName' | 'lastName'>): string | null {
  return `${firstName} ${lastName}`.trim() || null;
}

/** What ends the account's access, and on which day; null where nothing does. */
export function endOf(
  user: Pick<AdminUser, 'trialEndsAt' | 'subscriptionEndsAt' | 'complimentaryUntil' | 'subscriptionStatus'>,
  now: Date,
): { what: string; day: string } | null {
  const { trialEndsAt, subscriptionEndsAt, complimentaryUntil, subscriptionStatus } = user;
  const ahead = (iso: string) => Date.parse(iso) > now.getTime();
  if (complimentaryUntil && ahead(complimentaryUntil))
    return { what: 'Access given until', day: dateOf(complimentaryUntil) };
  if (subscriptionEndsAt) {
    const what = ahead(subscriptionEndsAt) ? 'Paid until' : 'Subscription ended';
    return { what, day: dateOf(subscriptionEndsAt) };
  }
  if (!trialEndsAt || subscriptionStatus === 'active') return null;
  return { what: ahead(trialEndsAt) ? 'Trial ends' : 'Trial ended', day: dateOf(trialEndsAt) };
}

/** "420 ms", "3.2 s", "2 min 5 s". */
export function durationOf(milliseconds: number): string {
  if (milliseconds < 1_000) return `${milliseconds} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
