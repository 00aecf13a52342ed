import { useCallback, useState } from 'react';
import { messageOf, statusOf } from '@marklight/api-client/errors';
import { toast } from '@marklight/ui/toast';
import { useDismissStatusMutation } from '../api/grading-api';

/** Retry and Dismiss of essays whose analysis failed; `busyIds` are those on their way. */
export function useFailedEntries(
  gradeAgain: (essayIds: readonly string[]) => Promise<void>,
  refresh: () => void,
): {
  busyIds: ReadonlySet<string>;
  retry: (essayIds: readonly string[]) => void;
  dismiss: (essayIds: readonly string[]) => void;
} {
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [dismissStatus] = useDismissStatusMutation();

  const whileBusy = useCallback(async (ids: readonly string[], work: () => Promise<void>) => {
    setBusyIds((busy) => new Set([...busy, ...ids]));
    await work();
    setBusyIds((busy) => new Set([...busy].filter((id) => !ids.includes(id))));
  }, []);

  const retry = useCallback(
    (essayIds: readonly string[]) => void whileBusy(essayIds, () => gradeAgain(essayIds)),
    [whileBusy, gradeAgain],
  );

  const dismiss = useCallback(
    (essayIds: readonly string[]) =>
      void whileBusy(essayIds, async () => {
        for (const essayId of essayIds) {
          const { error } = await dismissStatus(essayId);
          if (error === undefined || statusOf(error) === 404) continue;
          toast({ title: 'Error', message: messageOf(error), tone: 'error' });
          break;
        }
        refresh();
      }),
    [whileBusy, dismissStatus, refresh],
  );

  return { busyIds, retry, dismiss };
}
