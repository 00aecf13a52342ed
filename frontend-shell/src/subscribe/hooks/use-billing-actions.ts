import { useCallback, useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { useCurrentUserQuery } from '@marklight/api-client/session-api';
import { storedEmail } from '@marklight/api-client/stored-email';
import { TIMINGS } from '@marklight/contracts/business';
import { goTo } from '@marklight/ui/go-to';
import { toast } from '@marklight/ui/toast';
import {
  useCancelSubscriptionMutation,
  useCreatePortalSessionMutation,
  useCreateSubscriptionMutation,
  useSubscriptionStatusQuery,
} from '../api';
import { TOASTS } from '../logic/words';

type Action = 'subscribe' | 'portal' | 'cancel';

/**
 * Subscribe, cancel, and the provider's own pages. `busy` is the action that is running or is about to leave the
 * page; `problem` is what the server said about the last one that failed.
 */
export function useBillingActions() {
  const [busy, setBusy] = useState<Action | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: user } = useCurrentUserQuery();
  const { refetch } = useSubscriptionStatusQuery();
  const [create] = useCreateSubscriptionMutation();
  const [portal] = useCreatePortalSessionMutation();
  const [cancelPlan] = useCancelSubscriptionMutation();
  // The session decides who pays; the calls carry the email as well.
  const email = user?.email ?? storedEmail() ?? '';

  const begin = useCallback((action: Action) => {
    setBusy(action);
    setProblem(null);
  }, []);
  const failed = useCallback((error: unknown, sentence: string) => {
    setBusy(null);
    setProblem(messageOf(error));
    toast({ title: 'Error', message: sentence, tone: 'error' });
  }, []);

  const openPortal = useCallback(async () => {
    begin('portal');
    try {
      goTo((await portal({ email }).unwrap()).portalUrl);
    } catch (error) {
      failed(error, messageOf(error));
    }
  }, [portal, email, begin, failed]);

  const subscribe = useCallback(async () => {
    begin('subscribe');
    try {
      const reply = await create({ email }).unwrap();
      const elsewhere = reply.checkoutUrl ?? reply.portalUrl;
      if (elsewhere) return goTo(elsewhere);
      if (reply.subscriptionId && reply.status) {
        const message = reply.message ?? 'You have a subscription. Your billing page opens in a moment.';
        toast({ title: 'Already Subscribed', message });
        setTimeout(() => void openPortal(), TIMINGS.alreadySubscribedRedirect);
        return;
      }
      toast({
        title: 'Success',
        message: reply.message ?? 'Your subscription was updated.',
        tone: 'success',
      });
      setBusy(null);
      void refetch();
    } catch (error) {
      failed(error, TOASTS.subscribeFailed);
    }
  }, [create, email, openPortal, refetch, begin, failed]);

  const cancel = useCallback(async () => {
    begin('cancel');
    try {
      const { message } = await cancelPlan().unwrap();
      setBusy(null);
      toast({ title: 'Subscription cancelled', message, tone: 'success' });
    } catch (error) {
      failed(error, TOASTS.cancelFailed);
    }
  }, [cancelPlan, begin, failed]);

  return { busy, problem, subscribe, openPortal, cancel };
}
