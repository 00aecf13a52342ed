import { useCallback, useEffect, useRef, useState } from 'react';
import type { AppDispatch, RootState } from '@marklight/api-client/make-store';
import { useDispatch, useSelector } from '@marklight/api-client/redux';
import { forget, keptOf, type Kept } from '../logic/kept-changes';
import type { Outcome } from '../logic/send-kept';

/** Times, in milliseconds. */
export const UNSENT = {
  /** An open window sends its own changes; those that have not changed for this long were left behind. */
  leftAfter: 20_000,
  lookAgain: 15_000,
};

export interface Unsent {
  kept: Kept;
  outcome: Outcome;
}

/**
 * Changes to other essays that this device keeps for the account that is signed in: sent when possible, and otherwise
 * listed. What another account left here is neither sent nor shown.
 * @param essayId the one on the screen, which sends its own
 */
export function useUnsent(essayId: string | null): {
  unsent: readonly Unsent[];
  discard: (one: Unsent) => void;
} {
  const account = useSelector((state: RootState) =>
    state.session.status === 'live' ? state.session.id : null,
  );
  const dispatch = useDispatch<AppDispatch>();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const isRunning = useRef(false);
  const look = useCallback(async () => {
    if (account === null || isRunning.current) return;
    const before = Date.now() - UNSENT.leftAfter;
    const left = keptOf(account).filter(({ changes }) => changes.essayId !== essayId && changes.at <= before);
    if (left.length === 0) {
      setUnsent((shown) => (shown.length === 0 ? shown : []));
      return;
    }
    isRunning.current = true;
    try {
      const { sendKept } = await import('../logic/send-kept');
      const outcomes: Unsent[] = [];
      // The oldest first, because later changes are on top of it.
      for (const kept of left.toReversed()) {
        const outcome = await sendKept(kept, dispatch);
        if (outcome !== 'sent') outcomes.push({ kept, outcome });
        if (outcome === 'away') break;
      }
      const others = left.filter((kept) => keptOf(account).some(({ key }) => key === kept.key));
      setUnsent(
        others.map(
          (kept) => outcomes.find((one) => one.kept.key === kept.key) ?? { kept, outcome: 'away' as const },
        ),
      );
    } finally {
      isRunning.current = false;
    }
  }, [account, essayId, dispatch]);
  useEffect(() => {
    const now = () => void look();
    now();
    const timer = setInterval(now, UNSENT.lookAgain);
    window.addEventListener('online', now);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', now);
    };
  }, [look]);
  return {
    unsent,
    discard: ({ kept }) => {
      forget(kept);
      setUnsent((shown) => shown.filter((one) => one.kept.key !== kept.key));
    },
  };
}
