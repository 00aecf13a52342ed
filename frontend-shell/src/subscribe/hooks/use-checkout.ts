import { useCallback, useEffect, useRef, useState } from 'react';
import { isRequestFailure } from '@marklight/api-client/errors';
import type { CreateSubscriptionReply } from '@marklight/contracts/billing';
import { SUBSCRIPTION_VIEW } from '@marklight/contracts/trial-banner';
import { goTo } from '@marklight/ui/go-to';
import { toast } from '@marklight/ui/toast';
import { useCreateSubscriptionMutation } from '../api';
import { TOASTS } from '../logic/words';

/** What the payment form needs. */
export interface PaymentSecret {
  clientSecret: string;
  /** Days left of the trial, which are added to the first month. */
  trialDaysKept: number;
}
export type CheckoutState =
  | { phase: 'waiting' }
  | { phase: 'form'; secret: PaymentSecret }
  | { phase: 'notSetUp' }
  | { phase: 'failed'; error: unknown };

/** Asks the server for a subscription as soon as the screen opens, and again when asked to. */
export function useCheckout(): { state: CheckoutState; retry: () => void } {
  const [create] = useCreateSubscriptionMutation();
  const [state, setState] = useState<CheckoutState>({ phase: 'waiting' });
  const asked = useRef(false);

  const ask = useCallback(async () => {
    setState({ phase: 'waiting' });
    try {
      const reply = await create().unwrap();
      const secret = secretOf(reply);
      if (secret) setState({ phase: 'form', secret });
      // Subscribed already, or an invoice is open: the subscription's own view has what can be done.
      else goTo(reply.checkoutUrl ?? SUBSCRIPTION_VIEW);
    } catch (error) {
      if (isRequestFailure(error) && error.body?.code === 'payments_not_set_up') {
        return setState({ phase: 'notSetUp' });
      }
      setState({ phase: 'failed', error });
      toast({ title: 'Error', message: TOASTS.setupFailed, tone: 'error' });
    }
  }, [create]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, [ask]);

  return { state, retry: () => void ask() };
}

function secretOf({ clientSecret, trialDaysKept = 0 }: CreateSubscriptionReply): PaymentSecret | null {
  return clientSecret ? { clientSecret, trialDaysKept } : null;
}
