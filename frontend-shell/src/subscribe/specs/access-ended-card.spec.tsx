import { renderPage } from '../../testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { AUTH_MESSAGES } from '@marklight/contracts/auth-messages';
import { goTo } from '@marklight/ui/go-to';
import { aUser } from '../../testing/fake-server';
import { AccessEndedCard } from '../access-ended-card';
import { aStatus, aSubscribed, PERIOD_END } from '../testing/builders';

jest.mock('@marklight/ui/go-to', () => ({ goTo: jest.fn() }));
const went = jest.mocked(goTo);

let leave: () => void = () => undefined;
beforeEach(() => went.mockReset());
afterEach(() => leave());

function card(view: object, status = 200, isPage = false) {
  const page = renderPage(<AccessEndedCard isPage={isPage} />, '/', {
    'GET /api/auth/user': () => ({ body: aUser({ accessStatus: 'expired' }) }),
    'GET /api/subscription-status': () => ({ status, body: view }),
    'POST /api/create-portal-session': () => ({ body: { portalUrl: 'https://pay.example/portal' } }),
  });
  leave = page.leave;
  return page;
}
const subscribe = () => screen.queryByRole('link', { name: 'Subscribe' });
const overdue = (payUrl: string | null) =>
  aSubscribed({ status: 'past_due', access: 'expired', pastDue: { payUrl } });

describe('the card of a person whose access has ended', () => {
  it.each([
    ['after the trial', aStatus({ status: 'no_subscription', access: 'expired', trialDaysLeft: 0 }), 200],
    ['when the status cannot be loaded', { statusCode: 404, code: 'test', message: 'No.' }, 404],
  ])('says that the trial has ended, %s', async (_, view, status) => {
    card(view, status);
    expect(await screen.findByRole('heading', { name: AUTH_MESSAGES.trialExpired.title })).toBeTruthy();
    expect(screen.getByText(AUTH_MESSAGES.trialExpired.message)).toBeTruthy();
    expect(subscribe()?.getAttribute('href')).toBe('/subscribe');
  });

  it.each([
    ['begins a page', true, 1],
    ['stands below the heading of another', false, 2],
  ])('has the heading that its page needs if it %s', async (_, isPage, level) => {
    card(aStatus({ status: 'no_subscription', access: 'expired', trialDaysLeft: 0 }), 200, isPage);
    expect(
      await screen.findByRole('heading', { level, name: AUTH_MESSAGES.trialExpired.title }),
    ).toBeTruthy();
  });

  it('says that a subscription has ended, and when', async () => {
    card(
      aStatus({ status: 'canceled', access: 'expired', trialDaysLeft: 0, current_period_end: PERIOD_END }),
    );
    expect(await screen.findByRole('heading', { name: 'Your subscription has ended' })).toBeTruthy();
    expect(screen.getByText(/It ended on 1 June 2026\. Subscribe again/)).toBeTruthy();
    expect(screen.queryByText(/free trial/)).toBeNull();
    expect(subscribe()).not.toBeNull();
  });

  it.each([
    ['on the page of the open invoice', 'https://pay.example/invoice', 'https://pay.example/invoice'],
    ['in the portal, where no invoice has a page', null, 'https://pay.example/portal'],
  ])('says that a payment is overdue, which is paid %s', async (_, payUrl, address) => {
    const { user } = card(overdue(payUrl));
    expect(await screen.findByRole('heading', { name: 'Your payment is overdue' })).toBeTruthy();
    expect(screen.queryByText(/free trial/)).toBeNull();
    expect(subscribe()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith(address));
  });

  it('leads to the subscription where cards cannot be taken', async () => {
    card({ ...overdue(null), paymentsAvailable: false });
    const link = await screen.findByRole('link', { name: 'See your subscription' });
    expect(link.getAttribute('href')).toBe('/?tab=subscription');
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });
});
