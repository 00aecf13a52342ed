import { findToast, renderPage } from '../../testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { BillingConfig } from '@marklight/contracts/billing';
import { goTo } from '@marklight/ui/go-to';
import type { Answer } from '../../testing/fake-network';
import { openStripe } from '../logic/payment-script';
import { SubscribePage } from '../subscribe-page';
import { aBillingConfig, aStatus, aSubscribed } from '../testing/builders';

jest.mock('@marklight/ui/go-to', () => ({ goTo: jest.fn() }));
jest.mock('../logic/payment-script', () => ({ openStripe: jest.fn() }));
const confirmPayment = jest.fn();
// The provider's fields live in the provider's own frame; here they are ready immediately.
jest.mock('@stripe/react-stripe-js', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  return {
    Elements: ({ children }: { children: ReactNode }) => children,
    PaymentElement: ({ onReady }: { onReady: () => void }) => {
      useEffect(() => onReady(), []); // eslint-disable-line react-hooks/exhaustive-deps -- once, as theirs
      return null;
    },
    useStripe: () => ({ confirmPayment }),
    useElements: () => 'the elements',
  };
});
const went = jest.mocked(goTo);
const open = jest.mocked(openStripe);

let leave: () => void = () => undefined;
beforeEach(() => {
  went.mockReset();
  confirmPayment.mockReset();
  open.mockReset().mockResolvedValue({} as never);
});
afterEach(() => leave());

function page(reply: Answer, billing: Partial<BillingConfig> = {}) {
  const view = renderPage(<SubscribePage />, '/subscribe', {
    'GET /api/config': () => ({ body: aBillingConfig(billing) }),
    'GET /api/subscription-status': () => ({ body: aStatus() }),
    'POST /api/create-subscription': reply,
  });
  leave = view.leave;
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  const pay = async () => {
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe Now' }).disabled).toBe(false),
    );
    await press('Subscribe Now');
  };
  return { ...view, press, pay };
}
const secret: Answer = () => ({ body: { clientSecret: 'pi_1_secret_2', trialDaysKept: 0 } });
const failure: Answer = () => ({
  status: 503,
  body: { statusCode: 503, code: 'payment_service_unreachable', message: 'The payment service is away.' },
});

describe('opening the checkout screen', () => {
  it('asks the server for a subscription, once and without a body, and says so while it waits', async () => {
    let answer: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    const view = page((request) => wait.then(() => secret(request)));
    expect(await screen.findByText('Setting up your subscription...')).toBeTruthy();
    expect(screen.getByText('This will only take a moment.')).toBeTruthy();
    answer();
    await screen.findByRole('heading', { name: 'Join Marklight Pro' });
    expect(view.network.sent('POST /api/create-subscription').map((sent) => sent.json)).toEqual([undefined]);
  });

  it('shows the plan, what it includes and the provider’s form', async () => {
    page(secret);
    await screen.findByRole('heading', { name: 'Join Marklight Pro' });
    for (const text of [
      'Start your AI-powered essay grading journey',
      'Complete Your Subscription',
      'Monthly',
      '$30 AUD per month',
      'Unlimited essay grading with AI',
      'Advanced spell and grammar checking',
      'Batch processing',
      'Export and reporting tools',
      'Priority customer support',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(await screen.findByText('Secure payment powered by Stripe')).toBeTruthy();
    expect(open).toHaveBeenCalledWith('https://pay.example/stripe.js', 'pk_test_1');
  });

  it('says to a person with an overdue payment that paying settles it', async () => {
    const view = page(secret);
    view.network.on('GET /api/subscription-status', () => ({ body: aSubscribed({ status: 'past_due' }) }));
    expect(await screen.findByText(/Paying here settles it/)).toBeTruthy();
  });

  it('says that no day of the trial is lost', async () => {
    page(() => ({ body: { clientSecret: 'pi_1_secret_2', trialDaysKept: 5 } }));
    expect(await screen.findByText(/The rest of your trial, 5 days, is added/)).toBeTruthy();
  });

  it.each(['trialing', 'active'])('sends a person who is %s already to the site root', async (status) => {
    page(() => ({ body: { status, subscriptionId: 'sub_1' } }));
    await waitFor(() => expect(went).toHaveBeenCalled());
    expect(new URL(String(went.mock.calls[0]?.[0]), 'http://site.example').pathname).toBe('/');
    expect(open).not.toHaveBeenCalled();
  });

  it('says the catalogue’s sentence when it fails, and tries again by Retry', async () => {
    const view = page(failure);
    expect((await findToast('Error')).textContent).toContain(
      'Failed to initialize subscription. Please try again.',
    );
    expect(screen.getByText('The payment service is away.')).toBeTruthy();
    view.network.on('POST /api/create-subscription', secret);
    await view.press('Retry');
    await screen.findByRole('heading', { name: 'Join Marklight Pro' });
  });

  it('says where card payments are not set up, and asks for nothing', async () => {
    const view = page(secret, { publishableKey: null, scriptUrl: null });
    expect(await screen.findByText(/Card payments are not set up on this server/)).toBeTruthy();
    expect(view.network.sent('POST /api/create-subscription')).toEqual([]);
  });

  it('does not exist where the server charges nobody', async () => {
    page(secret, { enabled: false });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });

  it('says when the provider’s script cannot be had, and gets it by Retry', async () => {
    open.mockRejectedValueOnce(new Error('blocked'));
    const view = page(secret);
    expect(await screen.findByText('The payment form could not be loaded.')).toBeTruthy();
    await view.press('Retry');
    expect(await screen.findByRole('button', { name: 'Subscribe Now' })).toBeTruthy();
  });
});

describe('paying', () => {
  it('confirms with the provider, with the site root as the way back, and goes there', async () => {
    confirmPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
    const view = page(secret);
    await view.pay();
    await waitFor(() => expect(went).toHaveBeenCalledWith('/?payment=success'));
    expect(confirmPayment).toHaveBeenCalledWith({
      elements: 'the elements',
      confirmParams: { return_url: 'http://localhost/?payment=success' },
      redirect: 'if_required',
    });
  });

  it('shows Processing and takes no second press while the provider works', async () => {
    let answer: (value: object) => void = () => undefined;
    confirmPayment.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const view = page(secret);
    await view.pay();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Processing...' })).disabled).toBe(
      true,
    );
    answer({ error: { type: 'card_error', message: 'Your card was declined.' } });
    expect(await screen.findByRole('button', { name: 'Subscribe Now' })).toBeTruthy();
    expect(confirmPayment).toHaveBeenCalledTimes(1);
  });

  it('says Payment Failed with the provider’s message, and the card can be given again', async () => {
    confirmPayment.mockResolvedValue({ error: { type: 'card_error', message: 'Your card was declined.' } });
    const view = page(secret);
    await view.pay();
    const shown = await findToast('Payment Failed');
    expect(shown.className).toContain('ml-toast-error');
    expect(shown.textContent).toContain('Your card was declined.');
    confirmPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
    await view.pay();
    await waitFor(() => expect(went).toHaveBeenCalledWith('/?payment=success'));
  });

  it('says that nothing was charged when the provider does not answer', async () => {
    confirmPayment.mockRejectedValue(new Error('offline'));
    const view = page(secret);
    await view.pay();
    expect((await findToast('Payment Failed')).textContent).toContain('did not answer');
  });

  it('continues when the payment was already made in another tab', async () => {
    confirmPayment.mockResolvedValue({
      error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
    });
    const view = page(secret);
    await view.pay();
    await waitFor(() => expect(went).toHaveBeenCalledWith('/?payment=success'));
  });
});
