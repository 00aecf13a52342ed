import { useCallback, useMemo, useState } from 'react';
import type { ProcessingStatus } from '@marklight/contracts/grading';
import { keepGraded, type KeptRun } from '../../logic/processing';

interface KeptGraded {
  /** The list with what stays on it, by file name. */
  statuses: readonly ProcessingStatus[];
  /** Once nothing but graded essays is on the list. */
  close: (() => void) | undefined;
}

/**
 * Graded essays stay on the list when the server clears them from it, so that what is below does not move under the
 * pointer seconds after the last essay. They leave when the teacher closes the list or starts to grade again.
 * @param statuses the server's list; keep the array between draws
 */
export function useKeptGraded(statuses: readonly ProcessingStatus[]): KeptGraded {
  const [run, setRun] = useState<KeptRun>({ statuses, graded: [] });
  if (run.statuses !== statuses) setRun(keepGraded(run, statuses));
  const close = useCallback(() => setRun((before) => ({ ...before, graded: [] })), []);
  // By name, so that no row moves when the server clears it.
  const shown = useMemo(
    () => [...run.graded, ...run.statuses].sort((a, b) => a.filename.localeCompare(b.filename)),
    [run],
  );
  const isOver = run.statuses.length === 0 && run.graded.length > 0;
  return { statuses: shown, close: isOver ? close : undefined };
}
