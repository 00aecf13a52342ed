import { renderPage } from '../../testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { aUser } from '../../testing/fake-server';
import { PlanBanner } from '../plan-banner';
import { aBillingConfig, aStatus, aSubscribed } from '../testing/builders';

let leave: () => void = () => undefined;
afterEach(() => leave());

function banner(view: object, enabled = true) {
  const page = renderPage(<PlanBanner />, '/', {
    'GET /api/config': () => ({ body: aBillingConfig({ enabled }) }),
    'GET /api/auth/user': () => ({ body: aUser({ accessStatus: 'active' }) }),
    'GET /api/subscription-status': () => ({ body: view }),
  });
  leave = page.leave;
  return page.network;
}
const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('the banner over the dashboard', () => {
  it('says how long the trial runs', async () => {
    banner(aStatus({ trialDaysLeft: 5 }));
    expect(await link('See your subscription')).toBe('/?tab=subscription');
    expect(screen.getByText(/5 days left/)).toBeTruthy();
  });

  it('leads to the checkout on the last day', async () => {
    banner(aStatus({ trialDaysLeft: 1 }));
    expect(await link('Subscribe')).toBe('/subscribe');
  });

  it('says that a payment is overdue', async () => {
    banner(aSubscribed({ status: 'past_due' }));
    expect(await link('Pay now')).toBe('/?tab=subscription');
  });

  it.each([
    ['a paid plan', aSubscribed(), true, 'GET /api/subscription-status'],
    ['a server that charges nobody', aStatus(), false, 'GET /api/config'],
  ])('is not there for %s', async (_, view, enabled, decisive) => {
    const network = banner(view, enabled);
    await waitFor(() => expect(network.sent(decisive)).toHaveLength(1));
    // All promises of the answer have settled before a timer fires.
    await act(() => new Promise((done) => setTimeout(done, 0)));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
