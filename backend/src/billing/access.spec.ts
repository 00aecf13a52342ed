import { accessOf, type AccessFacts } from './access';

const now = new Date('2026-05-01T00:00:00Z');
const later = new Date('2026-05-02T00:00:00Z');
const earlier = new Date('2026-04-30T00:00:00Z');
const someone = (facts: Partial<AccessFacts>): AccessFacts => ({
  isAdmin: false,
  subscriptionStatus: 'trial',
  trialEndsAt: null,
  subscriptionEndsAt: null,
  ...facts,
});

describe('accessOf', () => {
  it.each([
    ['a running trial', { trialEndsAt: later }, 'trial'],
    ['a trial that ended', { trialEndsAt: earlier }, 'expired'],
    ['a trial at its very end', { trialEndsAt: now }, 'expired'],
    ['neither trial nor plan', {}, 'expired'],
    ['a paid plan', { subscriptionStatus: 'active', trialEndsAt: earlier }, 'active'],
    [
      'a canceled plan whose period runs',
      { subscriptionStatus: 'canceled', subscriptionEndsAt: later },
      'active',
    ],
    [
      'a canceled plan whose period ended',
      { subscriptionStatus: 'canceled', subscriptionEndsAt: earlier },
      'expired',
    ],
    [
      'an overdue plan whose period runs',
      { subscriptionStatus: 'past_due', subscriptionEndsAt: later },
      'past_due',
    ],
    [
      'an overdue plan whose period ended',
      { subscriptionStatus: 'past_due', subscriptionEndsAt: now },
      'expired',
    ],
    ['an administrator', { isAdmin: true }, 'active'],
  ] as const)('for %s', (_, facts, expected) => {
    expect(accessOf(someone(facts), now, false)).toBe(expected);
  });

  it('is active for everyone where billing is off', () => {
    expect(accessOf(someone({ trialEndsAt: earlier }), now, true)).toBe('active');
  });
});
