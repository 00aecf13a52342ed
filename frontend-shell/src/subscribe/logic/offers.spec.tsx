import { SUBSCRIPTION_STATE_LABELS } from '@marklight/contracts/billing';
import { showsTrial } from '@marklight/contracts/trial-banner';
import { aStatus, aSubscribed } from '../testing/builders';
import { isSettled, offersCanceling, offersSubscribing } from './offers';
import { stateLabel } from './words';

const ended = { trialDaysLeft: 0, access: 'expired' as const };

describe('what a state offers', () => {
  it.each([
    ['a new trial', aStatus({ trialDaysLeft: 7 }), { trial: true, subscribe: false, cancel: true }],
    [
      'the last day of a trial',
      aStatus({ trialDaysLeft: 1 }),
      { trial: true, subscribe: true, cancel: true },
    ],
    [
      'a trial that has ended',
      aStatus({ status: 'no_subscription', ...ended }),
      { trial: false, subscribe: true, cancel: false },
    ],
    [
      'no subscription with days left',
      aStatus({ status: 'no_subscription' }),
      { trial: true, subscribe: true, cancel: false },
    ],
    ['a paid plan', aSubscribed(), { trial: false, subscribe: false, cancel: true }],
    [
      'a canceled plan whose period runs',
      aSubscribed({ cancelAtPeriodEnd: true }),
      { trial: false, subscribe: false, cancel: false },
    ],
    [
      'a canceled plan',
      aStatus({ status: 'canceled', ...ended }),
      { trial: false, subscribe: true, cancel: false },
    ],
    [
      'an overdue plan',
      aSubscribed({ status: 'past_due' }),
      { trial: false, subscribe: false, cancel: false },
    ],
    [
      'complimentary access',
      aSubscribed({ subscribed: false, current_period_end: null }),
      { trial: false, subscribe: false, cancel: false },
    ],
  ])('of %s', (_, view, expected) => {
    expect({
      trial: showsTrial(view),
      subscribe: offersSubscribing(view),
      cancel: offersCanceling(view),
    }).toEqual(expected);
  });

  it('counts a payment as settled only once a subscription is live', () => {
    expect(isSettled(aSubscribed())).toBe(true);
    expect(isSettled(aStatus())).toBe(false);
    expect(isSettled(aSubscribed({ status: 'past_due' }))).toBe(false);
    expect(isSettled(aSubscribed({ subscribed: false }))).toBe(false);
  });
});

describe('what a state is called', () => {
  it('has the fixed words, and Unknown Status for what it does not know', () => {
    expect(stateLabel('trialing')).toBe('Free Trial');
    expect(stateLabel('past_due')).toBe('Payment Overdue');
    expect(Object.keys(SUBSCRIPTION_STATE_LABELS)).toHaveLength(5);
    expect(stateLabel('frozen')).toBe('Unknown Status');
    expect(stateLabel('toString')).toBe('Unknown Status');
  });
});
