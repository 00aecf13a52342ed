import { findToast, renderPage } from '../../testing/render-page';
import { act, screen } from '@testing-library/react';
import type { SubscriptionStatus } from '@marklight/contracts/billing';
import { useLocation } from '@marklight/ui/router';
import { PaymentReturn } from '../payment-return';
import { PlanBanner } from '../plan-banner';
import { aBillingConfig, aStatus, aSubscribed } from '../testing/builders';

const RETURN = '/?payment=success';
const FROM_PROVIDER = `${RETURN}&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=`;

let leave: () => void = () => undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  leave();
  jest.useRealTimers();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
const address = () => screen.getByTestId('address').textContent;

function page(views: SubscriptionStatus[], path = RETURN) {
  let asked = 0;
  const view = renderPage(
    <>
      <PaymentReturn />
      <Address />
    </>,
    path,
    {
      'GET /api/subscription-status': () => {
        asked += 1;
        return { body: views[Math.min(asked, views.length) - 1] };
      },
    },
  );
  leave = view.leave;
  return view;
}
/** Lets time pass in small steps, so that each question is answered before the next is due. */
async function wait(seconds: number) {
  for (let step = 0; step < seconds * 4; step += 1) await act(() => jest.advanceTimersByTimeAsync(250));
}

describe('coming back from a payment', () => {
  it('says that it was successful when the server says so, and cleans the address', async () => {
    const view = page([aSubscribed()], `${FROM_PROVIDER}succeeded`);
    await wait(1);
    expect((await findToast('Payment Successful')).textContent).toContain(
      'Welcome to Marklight’s Pro plan! Your subscription is now active.',
    );
    expect(address()).toBe('/');
    expect(view.network.sent('GET /api/subscription-status')[0]?.params.get('refresh')).toBe('true');
  });

  it('waits for the server, whatever the address says', async () => {
    page([
      aStatus({ pendingPayment: 'processing' }),
      aStatus({ pendingPayment: 'processing' }),
      aSubscribed(),
    ]);
    await wait(1);
    expect(screen.getByText(/Checking your payment with the bank/)).toBeTruthy();
    expect(screen.queryByText('Payment Successful')).toBeNull();
    await wait(4);
    await findToast('Payment Successful');
    expect(screen.queryByText(/Checking your payment/)).toBeNull();
  });

  it('no longer mentions the trial once it has succeeded, however long the next answer takes', async () => {
    const fresh = [aStatus({ pendingPayment: 'processing' }), aSubscribed()];
    const kept = [aStatus()];
    const view = renderPage(
      <>
        <PaymentReturn />
        <PlanBanner />
      </>,
      RETURN,
      {
        'GET /api/config': () => ({ body: aBillingConfig({ enabled: true }) }),
        'GET /api/subscription-status': ({ params }) => {
          const body = (params.get('refresh') ? fresh : kept).shift();
          return body ? { body } : new Promise(() => undefined);
        },
      },
    );
    leave = view.leave;
    await wait(1);
    expect(screen.getByText('Free Trial:')).toBeTruthy();
    await wait(3);
    await findToast('Payment Successful');
    expect(screen.queryByText('Free Trial:')).toBeNull();
  });

  it('says that the bank has not been heard from, and asks again when told to', async () => {
    const view = page([...Array<SubscriptionStatus>(10).fill(aStatus()), aSubscribed()]);
    await wait(20);
    expect(screen.getByText('We have not heard from the bank yet.')).toBeTruthy();
    expect(view.network.sent('GET /api/subscription-status')).toHaveLength(10);
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await wait(1);
    await findToast('Payment Successful');
  });

  it('says that a refused payment did not go through', async () => {
    page([aStatus({ pendingPayment: 'started' })], `${FROM_PROVIDER}failed`);
    await wait(1);
    expect(screen.getByText('Your payment did not go through.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/subscribe');
  });

  it('keeps the payment’s secret out of the address while it waits', async () => {
    page([aStatus({ pendingPayment: 'processing' })], `${FROM_PROVIDER}pending`);
    await wait(1);
    expect(address()).toBe(RETURN);
  });

  it('outlives a server that does not answer', async () => {
    const view = page([aStatus()]);
    view.network.on('GET /api/subscription-status', () => ({ status: 404, body: null }));
    await wait(2);
    view.network.on('GET /api/subscription-status', () => ({ body: aSubscribed() }));
    await wait(3);
    await findToast('Payment Successful');
  });
});
