import { planChanges } from './billing-activity';

const plan = (subscriptionStatus: string, subscriptionId: string | null, cancelAtPeriodEnd = false) => ({
  subscriptionStatus,
  subscriptionId,
  cancelAtPeriodEnd,
});

describe('what the activity log says of a plan', () => {
  it.each([
    ['a first payment', plan('trial', null), plan('active', 'sub_1'), ['Subscription active']],
    ['nothing new', plan('active', 'sub_1'), plan('active', 'sub_1'), []],
    ['an overdue renewal', plan('active', 'sub_1'), plan('past_due', 'sub_1'), ['Payment overdue']],
    [
      'a cancellation',
      plan('active', 'sub_1'),
      plan('active', 'sub_1', true),
      ['Subscription set to end with its paid period'],
    ],
    ['its withdrawal', plan('active', 'sub_1', true), plan('active', 'sub_1'), ['Subscription resumed']],
    ['its end', plan('active', 'sub_1', true), plan('canceled', null), ['Subscription ended']],
    ['another subscription', plan('canceled', null), plan('active', 'sub_2'), ['Subscription active']],
    ['an attempt that came to nothing', plan('trial', null), plan('trial', null), []],
  ])('%s', (_, before, after, changes) => {
    expect(planChanges(before, after)).toEqual(changes);
  });
});
