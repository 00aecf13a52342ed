import { useCallback, type ReactNode } from 'react';
import { DELETED_KEPT_DAYS } from '@marklight/contracts/business';
import { toast } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { useClearWorkingSetMutation } from '../api/grading-api';
import { describeWorkingSet } from '../logic/working-set';

export interface WorkingSetSize {
  essayCount: number;
  /** How many of them are filed under an assignment. */
  filedCount: number;
  criteriaSetCount: number;
  /** How many essays are being graded. */
  underWayCount: number;
}

/** What Clear All and Reset All do: ask, giving the numbers, then delete the working set in one call. */
export function useClearWorkingSet(
  { essayCount, filedCount, criteriaSetCount, underWayCount }: WorkingSetSize,
  onCleared: () => void,
): { clear: () => Promise<void>; isClearing: boolean; dialog: ReactNode } {
  const [ask, dialog] = useConfirm();
  const [clearWorkingSet, { isLoading }] = useClearWorkingSetMutation();

  const clear = useCallback(async () => {
    if (essayCount === 0 && criteriaSetCount === 0) {
      toast({ title: 'Nothing to Clear', message: 'There are no essays or criteria to clear.' });
      return;
    }
    const agreed = await ask({
      title: 'Clear everything on this page?',
      body: (
        <>
          <p>
            This deletes {describeWorkingSet(essayCount, criteriaSetCount)}, together with the results. Essays
            that you have marked as reviewed stay on the Essays page.
          </p>
          {filedCount > 0 && (
            <p>
              <strong>{`${countOf(filedCount, 'essay')} ${filedCount === 1 ? 'is' : 'are'} filed under an assignment`}</strong>
              {', and will disappear from its page too, with the decisions you have made.'}
            </p>
          )}
          {essayCount > 0 && (
            <p>{`For ${DELETED_KEPT_DAYS} days you can find and restore deleted essays under “Recently deleted” on the Essays page.`}</p>
          )}
          {underWayCount > 0 && <p>Grading is still under way; it stops for these essays.</p>}
        </>
      ),
      confirmLabel: 'Clear all',
      danger: true,
    });
    if (!agreed) return;
    const reply = await clearWorkingSet();
    if (reply.error) {
      toast({ title: 'Error', message: 'Failed to clear files', tone: 'error' });
      return;
    }
    onCleared();
    toast({
      title: 'Cleared',
      message: `Deleted ${describeWorkingSet(essayCount, criteriaSetCount)}.`,
      tone: 'success',
    });
  }, [ask, clearWorkingSet, essayCount, filedCount, criteriaSetCount, underWayCount, onCleared]);

  return { clear, isClearing: isLoading, dialog };
}
