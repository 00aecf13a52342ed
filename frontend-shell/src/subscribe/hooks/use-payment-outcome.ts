import { useCallback, useEffect, useState } from 'react';
import { baseApi } from '@marklight/api-client/base-api';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { useDispatch } from '@marklight/api-client/redux';
import type { SubscriptionStatus } from '@marklight/contracts/billing';
import { useLocation, useNavigate } from '@marklight/ui/router';
import { toast } from '@marklight/ui/toast';
import { subscriptionApi, useLazyFreshSubscriptionStatusQuery } from '../api';
import { isSettled } from '../logic/offers';
import { TOASTS } from '../logic/words';

/** About 15 s altogether: banks answer within a few seconds, and nobody watches for longer. */
const TRIES = 10;
const BETWEEN_TRIES_MS = 1_500;

type Phase = 'asking' | 'silent' | 'refused' | 'done';

/**
 * Asks the server until it knows the outcome of the payment that the browser returns from. The address only says that
 * there was one, and anybody can type it.
 */
export function usePaymentOutcome() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch<AppDispatch>();
  const [ask] = useLazyFreshSubscriptionStatusQuery();
  const [phase, setPhase] = useState<Phase>('asking');
  const [tries, setTries] = useState(0);
  const [round, setRound] = useState(0);
  // The provider's hint, kept before the address is cleaned.
  const [hint] = useState(() => new URLSearchParams(search).get('redirect_status'));

  const cleanAddress = useCallback(() => {
    const kept = new URLSearchParams(window.location.search);
    for (const name of [...kept.keys()]) if (name !== 'tab') kept.delete(name);
    void navigate({ pathname, search: kept.toString() }, { replace: true });
  }, [navigate, pathname]);

  useEffect(() => {
    let watching = true;
    const settle = (view: SubscriptionStatus) => {
      setPhase('done');
      cleanAddress();
      // What follows is fetched once nothing else is under way; until then the page would still mention a trial.
      void dispatch(subscriptionApi.util.upsertQueryData('subscriptionStatus', undefined, view));
      dispatch(baseApi.util.invalidateTags(['Subscription', 'CurrentUser']));
      toast({ title: 'Payment Successful', message: TOASTS.paid, tone: 'success' });
    };
    const watch = async () => {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const { data: view } = await ask();
        if (!watching) return;
        setTries(attempt);
        if (view && isSettled(view)) return settle(view);
        if (view?.pendingPayment === 'started' && hint === 'failed') return setPhase('refused');
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
        if (!watching) return;
      }
      setPhase('silent');
    };
    void watch();
    return () => {
      watching = false;
    };
    // a round is one watch; the address changes at its end
  }, [round]);

  useEffect(() => {
    // The provider adds the payment's secret; it must not stay in the history.
    if (hint !== null) void navigate({ pathname, search: 'payment=success' }, { replace: true });
    // once
  }, []);

  return {
    phase,
    /** The share of the waiting time that has passed, 0–1. */
    share: tries / TRIES,
    askAgain: () => {
      setPhase('asking');
      setTries(0);
      setRound(round + 1);
    },
    dismiss: () => {
      setPhase('done');
      cleanAddress();
    },
  };
}
