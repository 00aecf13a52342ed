import type { AccessFacts } from './access';
import { subscriptionViewOf } from './subscription-view';

const now = new Date('2026-05-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const view = (facts: Partial<AccessFacts>, billingOff = false) =>
  subscriptionViewOf(
    { isAdmin: false, subscriptionStatus: 'trial', trialEndsAt: null, subscriptionEndsAt: null, ...facts },
    now,
    { billingOff, paymentsAvailable: false },
  );

describe('subscriptionViewOf', () => {
  it.each([
    ['a new trial', { trialEndsAt: inHours(7 * 24) }, 'trialing', 7],
    ['the last hour of a trial', { trialEndsAt: inHours(1) }, 'trialing', 1],
    ['the very end of a trial', { trialEndsAt: now }, 'no_subscription', 0],
    ['a trial long gone', { trialEndsAt: inHours(-1_000) }, 'no_subscription', 0],
    ['no trial and no plan', {}, 'no_subscription', 0],
    ['a paid plan', { subscriptionStatus: 'active', subscriptionEndsAt: inHours(24) }, 'active', 0],
    ['an overdue plan', { subscriptionStatus: 'past_due', subscriptionEndsAt: inHours(24) }, 'past_due', 0],
    ['a canceled plan', { subscriptionStatus: 'canceled', subscriptionEndsAt: inHours(24) }, 'canceled', 0],
    ['an administrator', { isAdmin: true }, 'active', 0],
  ] as const)('for %s', (_, facts, status, trialDaysLeft) => {
    expect(view(facts)).toMatchObject({ status, trialDaysLeft });
  });

  it('gives the period’s end in seconds', () => {
    expect(view({ subscriptionStatus: 'active', subscriptionEndsAt: inHours(1) }).current_period_end).toBe(
      now.getTime() / 1000 + 3_600,
    );
  });

  it('is active for everyone where billing is off', () => {
    expect(view({}, true).status).toBe('active');
  });
});
