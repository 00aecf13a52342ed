import { useEffect, useRef } from 'react';
import { statusOf } from '@marklight/api-client/errors';
import { TIMINGS } from '@marklight/contracts/business';
import type { ProcessingStatus } from '@marklight/contracts/grading';
import { useDismissStatusMutation } from '../api/grading-api';

const LONGEST_PAUSE_MS = 60_000;
const AT_ONCE = 4;
/** Essays may be done in quick succession, so one refresh follows the last of them. */
const REFRESH_AFTER_MS = 500;

/**
 * Two seconds after an essay is complete its entry is deleted on the server, then the list refreshed. A
 * failed deletion is tried again at growing intervals, because an entry that stays blocks the next start.
 */
export function useCompletedClearing(statuses: readonly ProcessingStatus[], refresh: () => void): void {
  const [dismiss] = useDismissStatusMutation();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const queue = useRef<{ essayId: string; pause: number }[]>([]);
  const running = useRef(0);
  const refreshTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef({ dismiss, refresh });
  useEffect(() => {
    latest.current = { dismiss, refresh };
  });

  useEffect(() => {
    const known = timers.current;
    const complete = new Set(statuses.filter((s) => s.status === 'complete').map((s) => s.essayId));
    for (const [essayId, timer] of known) {
      if (complete.has(essayId)) continue;
      clearTimeout(timer);
      known.delete(essayId);
    }

    const schedule = (essayId: string, pause: number) => {
      known.set(
        essayId,
        setTimeout(() => {
          queue.current.push({ essayId, pause });
          void work();
        }, pause),
      );
    };
    const work = async () => {
      if (running.current >= AT_ONCE) return;
      const next = queue.current.shift();
      if (!next) return;
      running.current += 1;
      const reply = await latest.current.dismiss(next.essayId);
      running.current -= 1;
      // 404: another tab, or the server, has already deleted it.
      const failed = reply.error !== undefined && statusOf(reply.error) !== 404;
      if (failed && known.has(next.essayId)) {
        schedule(next.essayId, Math.min(next.pause * 2, LONGEST_PAUSE_MS));
      }
      if (queue.current.length > 0) void work();
      else if (running.current === 0) {
        clearTimeout(refreshTimer.current);
        refreshTimer.current = setTimeout(() => latest.current.refresh(), REFRESH_AFTER_MS);
      }
    };
    for (const essayId of complete) {
      if (!known.has(essayId)) schedule(essayId, TIMINGS.processingStatusCleared);
    }
  }, [statuses]);

  useEffect(() => {
    const known = timers.current;
    return () => {
      for (const timer of known.values()) clearTimeout(timer);
      known.clear();
      clearTimeout(refreshTimer.current);
    };
  }, []);
}
