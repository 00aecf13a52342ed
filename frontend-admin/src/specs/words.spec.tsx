import { cronInWords } from '../logic/cron-words';
import { endOfDayIn, fieldTimeOf, momentIn } from '../logic/local-time';
import { periodOf } from '../logic/periods';
import { dollars, durationOf, endOf } from '../logic/words';
import { aUser } from '../testing/builders';

describe('a schedule', () => {
  it.each([
    ['5 0 * * *', 'Every day at 00:05 UTC'],
    ['25 * * * *', 'Every hour at 25 minutes past'],
    ['*/10 * * * *', 'Every 10 minutes'],
    ['0 * * * *', 'Every hour, on the hour'],
    ['0 */6 * * *', 'Every 6 hours, on the hour'],
    ['30 2 * * 1', 'Every Monday at 02:30 UTC'],
    ['30 2 1 * *', 'On day 1 of each month at 02:30 UTC'],
    ['* * * * *', 'Every minute'],
    ['0 9-17 * * 1-5', 'By the schedule 0 9-17 * * 1-5 (UTC)'],
  ])('%s in words', (cron, words) => expect(cronInWords(cron)).toBe(words));
});

describe('money', () => {
  it.each([
    [0, '$0 AUD'],
    [1_230, '$1,230 AUD'],
    [29.5, '$29.50 AUD'],
  ])('%d', (amount, words) => expect(dollars(amount)).toBe(words));
});

describe('a duration', () => {
  it.each([
    [420, '420 ms'],
    [3_240, '3.2 s'],
    [120_000, '2 min'],
    [125_000, '2 min 5 s'],
  ])('of %d ms', (milliseconds, words) => expect(durationOf(milliseconds)).toBe(words));
});

describe('the end of an account’s access', () => {
  const now = new Date('2026-03-10T00:00:00Z');
  const noon = (day: string) => `2026-${day}T12:00:00.000Z`;

  it.each([
    [{ trialEndsAt: noon('03-12') }, 'Trial ends'],
    [{ trialEndsAt: noon('03-02') }, 'Trial ended'],
    [{ subscriptionEndsAt: noon('04-02') }, 'Paid until'],
    [{ subscriptionEndsAt: noon('03-02') }, 'Subscription ended'],
    [{ complimentaryUntil: noon('04-02') }, 'Access given until'],
    [{ complimentaryUntil: noon('03-02'), trialEndsAt: noon('03-12') }, 'Trial ends'],
    [{ trialEndsAt: noon('03-02'), subscriptionStatus: 'active' as const }, undefined],
  ])('%j', (given, what) => expect(endOf(aUser(given), now)?.what).toBe(what));
});

describe('times in fields', () => {
  it('come back as the moment they came from', () => {
    expect(momentIn(fieldTimeOf('2026-03-01T10:05:00.000Z'))).toBe('2026-03-01T10:05:00.000Z');
    expect(fieldTimeOf(null)).toBe('');
    expect(momentIn('')).toBeNull();
    expect(endOfDayIn('')).toBeNull();
  });
});

describe('a period', () => {
  it('ends today and has as many days as it says', () => {
    expect(periodOf(30, new Date('2026-03-30T23:00:00Z'))).toEqual({ from: '2026-03-01', to: '2026-03-30' });
  });
});
