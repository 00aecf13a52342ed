import fc from 'fast-check';
import { TRIAL_DAYS } from '@marklight/contracts/business';
import { subscriptionStateSchema } from '@marklight/contracts/billing.schema';
import { accessOf, PAYMENT_GRACE_DAYS, planOf, type AccessFacts } from './access';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = new Date('2026-05-01T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY);
const someone = (facts: Partial<AccessFacts>): AccessFacts => ({
  isAdmin: false,
  subscriptionStatus: 'trial',
  trialEndsAt: null,
  subscriptionEndsAt: null,
  complimentaryUntil: null,
  cancelAtPeriodEnd: false,
  ...facts,
});

describe('the plan of a person', () => {
  it.each<[string, Partial<AccessFacts>, string, string, number, boolean]>([
    // who, record, access, status, days left, subscribed
    ['with a new trial', { trialEndsAt: inDays(7) }, 'trial', 'trialing', 7, false],
    ['in the last hour of a trial', { trialEndsAt: inDays(1 / 24) }, 'trial', 'trialing', 1, false],
    ['at the very end of a trial', { trialEndsAt: now }, 'expired', 'no_subscription', 0, false],
    ['a millisecond before it', { trialEndsAt: new Date(now.getTime() + 1) }, 'trial', 'trialing', 1, false],
    ['whose trial is long gone', { trialEndsAt: inDays(-40) }, 'expired', 'no_subscription', 0, false],
    ['with neither trial nor plan', {}, 'expired', 'no_subscription', 0, false],
    ['with complimentary access', { complimentaryUntil: inDays(3) }, 'active', 'active', 0, false],
    [
      'whose complimentary access is over',
      { complimentaryUntil: now },
      'expired',
      'no_subscription',
      0,
      false,
    ],
    ['who is an administrator', { isAdmin: true }, 'active', 'active', 0, false],
    [
      'with a paid plan',
      { subscriptionStatus: 'active', subscriptionEndsAt: inDays(9) },
      'active',
      'active',
      0,
      true,
    ],
    [
      'whose renewal we have not heard of for a day',
      { subscriptionStatus: 'active', subscriptionEndsAt: inDays(-1) },
      'active',
      'active',
      0,
      true,
    ],
    [
      'whose renewal we have not heard of for longer than the grace',
      { subscriptionStatus: 'active', subscriptionEndsAt: inDays(-PAYMENT_GRACE_DAYS) },
      'expired',
      'past_due',
      0,
      true,
    ],
    [
      'who canceled and has paid until later',
      { subscriptionStatus: 'active', subscriptionEndsAt: inDays(2), cancelAtPeriodEnd: true },
      'active',
      'active',
      0,
      true,
    ],
    [
      'who canceled, at the period’s end',
      { subscriptionStatus: 'active', subscriptionEndsAt: now, cancelAtPeriodEnd: true },
      'expired',
      'canceled',
      0,
      false,
    ],
    [
      'whose plan was ended before what was paid for',
      { subscriptionStatus: 'canceled', subscriptionEndsAt: inDays(2) },
      'active',
      'canceled',
      0,
      false,
    ],
    [
      'whose canceled period ended',
      { subscriptionStatus: 'canceled', subscriptionEndsAt: inDays(-2) },
      'expired',
      'canceled',
      0,
      false,
    ],
    [
      'whose renewal was declined',
      { subscriptionStatus: 'past_due', subscriptionEndsAt: inDays(-1) },
      'past_due',
      'past_due',
      0,
      true,
    ],
    [
      'whose renewal was declined a grace ago',
      { subscriptionStatus: 'past_due', subscriptionEndsAt: inDays(-PAYMENT_GRACE_DAYS) },
      'expired',
      'past_due',
      0,
      true,
    ],
    [
      'whose first charge was declined, and who never paid',
      { subscriptionStatus: 'past_due', trialEndsAt: inDays(-1) },
      'expired',
      'past_due',
      0,
      true,
    ],
    [
      'with a trial at Stripe',
      { subscriptionStatus: 'trialing', subscriptionEndsAt: inDays(3), trialEndsAt: inDays(2) },
      'trial',
      'trialing',
      3,
      true,
    ],
    [
      'with a trial at Stripe and none of ours',
      { subscriptionStatus: 'trialing', subscriptionEndsAt: inDays(3) },
      'trial',
      'trialing',
      3,
      true,
    ],
    [
      'whose own trial is longer than that at Stripe',
      { subscriptionStatus: 'trialing', subscriptionEndsAt: inDays(2), trialEndsAt: inDays(3) },
      'trial',
      'trialing',
      3,
      true,
    ],
    [
      'whose first charge after a trial we have not heard of for half a day',
      { subscriptionStatus: 'trialing', subscriptionEndsAt: inDays(-0.5) },
      'trial',
      'trialing',
      0,
      true,
    ],
    [
      'whose first charge after a trial we have not heard of for two days',
      { subscriptionStatus: 'trialing', subscriptionEndsAt: inDays(-2) },
      'expired',
      'past_due',
      0,
      true,
    ],
    [
      'who canceled within a trial at Stripe that has ended',
      { subscriptionStatus: 'trialing', subscriptionEndsAt: inDays(-2), cancelAtPeriodEnd: true },
      'expired',
      'canceled',
      0,
      false,
    ],
    [
      'on a trial, with a subscription of long ago',
      { subscriptionEndsAt: inDays(-40), trialEndsAt: inDays(2) },
      'trial',
      'trialing',
      2,
      false,
    ],
    [
      'whose plan ran out, with complimentary access',
      { subscriptionStatus: 'active', subscriptionEndsAt: inDays(-40), complimentaryUntil: inDays(3) },
      'active',
      'active',
      0,
      true,
    ],
    [
      'who canceled a plan whose end we do not know',
      { subscriptionStatus: 'active', cancelAtPeriodEnd: true },
      'active',
      'active',
      0,
      true,
    ],
    ['with an unknown status', { subscriptionStatus: 'zombie' }, 'expired', 'no_subscription', 0, false],
  ])('%s', (_, facts, access, status, trialDaysLeft, subscribed) => {
    expect(planOf(someone(facts), now, false)).toMatchObject({ access, status, trialDaysLeft, subscribed });
  });

  it('is active for everyone where billing is off', () => {
    for (const subscriptionStatus of ['trial', 'past_due', 'canceled'])
      expect(planOf(someone({ subscriptionStatus, trialEndsAt: inDays(-9) }), now, true)).toMatchObject({
        access: 'active',
        status: 'active',
      });
  });

  it.each([
    ['started', 'started'],
    ['processing', 'processing'],
    ['none', 'none'],
    ['something else', 'none'],
    [undefined, 'none'],
  ])('has the pending payment %p as %p', (pendingPayment, shown) => {
    expect(planOf(someone(pendingPayment ? { pendingPayment } : {}), now, false).pendingPayment).toBe(shown);
  });

  it('names the end of a complimentary plan until it has passed', () => {
    const until = (complimentaryUntil: Date | null) =>
      planOf(someone({ complimentaryUntil }), now, false).complimentaryUntil;
    expect([until(inDays(3)), until(now), until(null)]).toEqual([inDays(3), null, null]);
  });

  it('is to be canceled only while there is something to cancel', () => {
    const canceled = (facts: Partial<AccessFacts>) =>
      planOf(someone({ cancelAtPeriodEnd: true, ...facts }), now, false).cancelAtPeriodEnd;
    expect(canceled({ subscriptionStatus: 'active', subscriptionEndsAt: inDays(2) })).toBe(true);
    expect(canceled({ subscriptionStatus: 'active', subscriptionEndsAt: inDays(-2) })).toBe(false);
    expect(canceled({ subscriptionStatus: 'trial' })).toBe(false);
  });

  it('has a way to pay only while a payment is overdue', () => {
    const overdue = { subscriptionStatus: 'past_due', openInvoiceUrl: 'https://pay.example/1' };
    expect(planOf(someone(overdue), now, false).pastDue).toEqual({ payUrl: 'https://pay.example/1' });
    expect(planOf(someone({ ...overdue, subscriptionStatus: 'active' }), now, false).pastDue).toBeNull();
  });

  it('runs a trial of 7 × 24 hours through a change to or from daylight saving', () => {
    // In Sydney clocks go back on 5 April and forward on 4 October 2026.
    for (const start of ['2026-04-02T03:00:00Z', '2026-10-01T03:00:00Z']) {
      const end = new Date(new Date(start).getTime() + TRIAL_DAYS * DAY);
      const user = someone({ trialEndsAt: end });
      expect(planOf(user, new Date(start), false).trialDaysLeft).toBe(7);
      expect(accessOf(user, new Date(end.getTime() - 1), false)).toBe('trial');
      expect(accessOf(user, end, false)).toBe('expired');
    }
  });
});

describe('whatever the record says', () => {
  const near = fc
    .integer({ min: -60 * 24, max: 60 * 24 })
    .map((hours) => new Date(now.getTime() + hours * HOUR));
  const end = fc.option(near);
  const record: fc.Arbitrary<AccessFacts> = fc.record({
    isAdmin: fc.boolean(),
    subscriptionStatus: fc.oneof(
      fc.constantFrom('trial', 'trialing', 'active', 'past_due', 'canceled', 'incomplete', 'unpaid', ''),
      fc.string(),
    ),
    trialEndsAt: end,
    subscriptionEndsAt: end,
    complimentaryUntil: end,
    cancelAtPeriodEnd: fc.boolean(),
    openInvoiceUrl: fc.option(fc.webUrl()),
    pendingPayment: fc.string(),
  });
  // By what each allows: a person who has paid before keeps the whole cap of the AI service, a trial has a fifth of
  // it.
  const RANK = { expired: 0, trial: 1, past_due: 2, active: 3 } as const;

  it('has a view that the contract knows', () => {
    fc.assert(
      fc.property(record, fc.boolean(), (user, billingOff) => {
        const plan = planOf(user, now, billingOff);
        expect(subscriptionStateSchema.safeParse(plan.status).success).toBe(true);
        expect(Number.isInteger(plan.trialDaysLeft) && plan.trialDaysLeft >= 0).toBe(true);
      }),
    );
  });

  it('never gives more access later than now', () => {
    fc.assert(
      fc.property(record, fc.nat(90 * 24), (user, hours) => {
        const later = accessOf(user, new Date(now.getTime() + hours * HOUR), false);
        expect(RANK[later]).toBeLessThanOrEqual(RANK[accessOf(user, now, false)]);
      }),
    );
  });

  it('gives none without a payment, a trial, complimentary access or a role', () => {
    fc.assert(
      fc.property(record, (user) => {
        const nothing = { ...user, isAdmin: false, trialEndsAt: null, complimentaryUntil: null };
        const unpaid = nothing.subscriptionStatus === 'active' ? 'past_due' : nothing.subscriptionStatus;
        const without = { ...nothing, subscriptionStatus: unpaid, subscriptionEndsAt: null };
        expect(accessOf(without, now, false)).toBe('expired');
      }),
    );
  });

  it('shows at most the days of the trial from its start on', () => {
    fc.assert(
      fc.property(record, fc.nat(30 * 24), (user, hours) => {
        const started = { ...user, subscriptionStatus: 'trial', trialEndsAt: inDays(TRIAL_DAYS) };
        const plan = planOf(started, new Date(now.getTime() + hours * HOUR), false);
        expect(plan.trialDaysLeft).toBeLessThanOrEqual(TRIAL_DAYS);
        expect(plan.trialDaysLeft > 0).toBe(hours < TRIAL_DAYS * 24);
      }),
    );
  });
});
