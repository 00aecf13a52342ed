import { findToast, renderPage } from '../../testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import type { Invoice, SubscriptionStatus } from '@marklight/contracts/billing';
import { STORED_EMAIL_KEY } from '@marklight/api-client/stored-email';
import { goTo } from '@marklight/ui/go-to';
import type { Answer } from '../../testing/fake-network';
import { aUser } from '../../testing/fake-server';
import { SubscriptionPage } from '../subscription-page';
import { aBillingConfig, anInvoice, aStatus, aSubscribed } from '../testing/builders';

jest.mock('@marklight/ui/go-to', () => ({ goTo: jest.fn() }));
const went = jest.mocked(goTo);

let leave: () => void = () => undefined;
beforeEach(() => {
  localStorage.setItem(STORED_EMAIL_KEY, 'ada@school.example');
  went.mockReset();
});
afterEach(() => leave());

function page(view: SubscriptionStatus, invoices: Invoice[] = [], answers: Record<string, Answer> = {}) {
  const rendered = renderPage(<SubscriptionPage />, '/?tab=subscription', {
    'GET /api/config': () => ({ body: aBillingConfig() }),
    'GET /api/auth/user': () => ({ body: aUser() }),
    'GET /api/subscription-status': () => ({ body: view }),
    'GET /api/invoices': () => ({ body: invoices, headers: { 'X-Total-Count': String(invoices.length) } }),
    ...answers,
  });
  leave = rendered.leave;
  const press = async (name: string) => rendered.user.click(await screen.findByRole('button', { name }));
  return { ...rendered, press };
}
const button = (name: string) => screen.queryByRole('button', { name });

describe('how the plan stands', () => {
  it('shows a trial with its bar, its price, and no subscribe button before the last day', async () => {
    page(aStatus({ trialDaysLeft: 5 }));
    expect(await screen.findByText('Free Trial')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '5 days left in your free trial' })).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: '5 of 7 days left' });
    expect(bar.getAttribute('aria-valuenow')).toBe('71');
    expect(screen.getByText('$30 AUD per month')).toBeTruthy();
    expect(button('Subscribe')).toBeNull();
    expect(button('Cancel subscription')).toBeTruthy();
  });

  it('offers to subscribe on the last day', async () => {
    page(aStatus({ trialDaysLeft: 1 }));
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1 day left in your free trial' })).toBeTruthy();
  });

  it('shows a paid plan with the end of its period', async () => {
    page(aSubscribed());
    expect(await screen.findByText('Active')).toBeTruthy();
    expect(screen.getByText(/Paid until 1 June 2026/)).toBeTruthy();
    expect(button('Subscribe')).toBeNull();
  });

  it('leads an overdue payment to the open invoice', async () => {
    const view = page(
      aSubscribed({
        status: 'past_due',
        access: 'past_due',
        pastDue: { payUrl: 'https://pay.example/in_2' },
      }),
    );
    expect(await screen.findByText('Payment Overdue')).toBeTruthy();
    await view.press('Pay now');
    expect(went).toHaveBeenCalledWith('https://pay.example/in_2');
  });

  it('leads an overdue payment without an open invoice to the portal', async () => {
    const view = page(aSubscribed({ status: 'past_due', pastDue: { payUrl: null } }), [], {
      'POST /api/create-portal-session': () => ({ body: { portalUrl: 'https://pay.example/portal' } }),
    });
    await view.press('Pay now');
    await waitFor(() => expect(went).toHaveBeenCalledWith('https://pay.example/portal'));
    expect(view.network.sent('POST /api/create-portal-session')[0]?.json).toEqual({
      email: 'ada@school.example',
    });
  });

  it('says until when a canceled plan works, and resumes it in the portal', async () => {
    const view = page(aSubscribed({ cancelAtPeriodEnd: true }), [], {
      'POST /api/create-portal-session': () => ({ body: { portalUrl: 'https://pay.example/portal' } }),
    });
    expect(await screen.findByText(/Everything works until 1 June 2026/)).toBeTruthy();
    expect(button('Cancel subscription')).toBeNull();
    await view.press('Resume subscription');
    await waitFor(() => expect(went).toHaveBeenCalledWith('https://pay.example/portal'));
  });

  it('says where cards cannot be taken, and offers no button', async () => {
    page(
      aStatus({ status: 'no_subscription', access: 'expired', trialDaysLeft: 0, paymentsAvailable: false }),
    );
    expect(await screen.findByText(/Card payments are not set up on this server/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your free trial has ended' })).toBeTruthy();
    expect(button('Subscribe')).toBeNull();
  });

  it('does not exist where the server charges nobody', async () => {
    page(aStatus(), [], { 'GET /api/config': () => ({ body: aBillingConfig({ enabled: false }) }) });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });

  it('says when it cannot be loaded, and loads by Retry', async () => {
    const view = page(aStatus(), [], {
      'GET /api/subscription-status': () => ({
        status: 404,
        body: { statusCode: 404, code: 'test', message: 'Not now.' },
      }),
    });
    await screen.findByText('Your subscription could not be loaded.');
    view.network.on('GET /api/subscription-status', () => ({ body: aSubscribed() }));
    await view.press('Retry');
    expect(await screen.findByText('Active')).toBeTruthy();
  });
});

describe('subscribing from the dashboard', () => {
  const lastDay = aStatus({ trialDaysLeft: 1 });
  const answering = (body: object) => ({ 'POST /api/create-subscription': () => ({ body }) });

  it.each([
    [{ checkoutUrl: 'https://pay.example/checkout' }, 'https://pay.example/checkout'],
    [{ portalUrl: 'https://pay.example/portal' }, 'https://pay.example/portal'],
  ])('goes where the reply %j leads', async (reply, target) => {
    const view = page(lastDay, [], answering(reply));
    await view.press('Subscribe');
    await waitFor(() => expect(went).toHaveBeenCalledWith(target));
    expect(view.network.sent('POST /api/create-subscription')[0]?.json).toEqual({
      email: 'ada@school.example',
    });
  });

  it('says Already Subscribed, and opens the portal after two seconds', async () => {
    const view = page(lastDay, [], {
      ...answering({ subscriptionId: 'sub_1', status: 'active' }),
      'POST /api/create-portal-session': () => ({ body: { portalUrl: 'https://pay.example/portal' } }),
    });
    await view.press('Subscribe');
    await findToast('Already Subscribed');
    expect(view.network.sent('POST /api/create-portal-session')).toEqual([]);
    await waitFor(() => expect(went).toHaveBeenCalledWith('https://pay.example/portal'));
  });

  it('says success and asks for the status again after any other reply', async () => {
    const view = page(lastDay, [], answering({ message: 'Your plan is active again.' }));
    await screen.findByText('Free Trial');
    view.network.on('GET /api/subscription-status', () => ({ body: aSubscribed() }));
    await view.press('Subscribe');
    expect((await findToast('Success')).textContent).toContain('Your plan is active again.');
    expect(await screen.findByText('Active')).toBeTruthy();
  });

  it('says the catalogue’s sentence when it fails, and beside the button what the server said', async () => {
    const view = page(lastDay);
    view.network.fail('POST /api/create-subscription', 503, 'The payment service cannot be reached.');
    await view.press('Subscribe');
    expect((await findToast('Error')).textContent).toContain(
      'Failed to create subscription. Please try again.',
    );
    expect(screen.getByText('The payment service cannot be reached.')).toBeTruthy();
    expect(screen.getByText('Free Trial')).toBeTruthy();
  });
});

describe('canceling', () => {
  it('says when access ends before it cancels, and what the server answered', async () => {
    const view = page(aSubscribed(), [], {
      'POST /api/cancel-subscription': () => ({
        body: { cancelAtPeriodEnd: true, current_period_end: 1, message: 'Everything works until 1 June.' },
      }),
    });
    await view.press('Cancel subscription');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('You keep Marklight Pro until 1 June 2026');
    view.network.on('GET /api/subscription-status', () => ({
      body: aSubscribed({ cancelAtPeriodEnd: true }),
    }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
    expect((await findToast('Subscription cancelled')).textContent).toContain(
      'Everything works until 1 June.',
    );
    expect(await screen.findByText('You have cancelled.')).toBeTruthy();
  });

  it('keeps the subscription when the person changes their mind', async () => {
    const view = page(aSubscribed());
    await view.press('Cancel subscription');
    await view.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep subscription' }),
    );
    expect(view.network.sent('POST /api/cancel-subscription')).toEqual([]);
  });

  it('tells a trial without a card that there is nothing to cancel', async () => {
    const view = page(aStatus());
    await view.press('Cancel subscription');
    expect((await screen.findByRole('dialog')).textContent).toContain('ends by itself in 5 days');
    expect(view.network.sent('POST /api/cancel-subscription')).toEqual([]);
  });

  it('says the catalogue’s sentence when it fails', async () => {
    const view = page(aSubscribed());
    view.network.fail('POST /api/cancel-subscription', 503, 'Away.');
    await view.press('Cancel subscription');
    await view.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel subscription' }),
    );
    expect((await findToast('Error')).textContent).toContain(
      'Failed to cancel subscription. Please try again.',
    );
  });
});

describe('the invoices', () => {
  it('are listed with amount, state and links', async () => {
    page(aSubscribed(), [
      anInvoice(),
      anInvoice({ id: 'in_2', number: null, status: 'failed', hostedUrl: null, pdfUrl: null }),
    ]);
    await screen.findByText('ML-0001');
    const rows = within(screen.getByRole('region', { name: 'Invoices' })).getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('1 May 2026ML-0001$30.00 AUDPaid');
    expect(
      within(rows[0] as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/api/invoices/in_1/page', '/api/invoices/in_1/pdf']);
    expect(rows[1]?.textContent).toContain('$30.00 AUDPayment failed');
    expect(within(rows[1] as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('come in pages of a year', async () => {
    const view = page(aSubscribed(), [], {
      'GET /api/invoices': ({ params }) => ({
        body: [anInvoice({ number: `of page ${params.get('page')}` })],
        headers: { 'X-Total-Count': '13' },
      }),
    });
    await screen.findByText('of page 1');
    await view.press('Older');
    expect(await screen.findByText('of page 2')).toBeTruthy();
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
  });

  it('take no place before the first payment', async () => {
    page(aStatus());
    await screen.findByText('Free Trial');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull());
  });
});
