import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RootState } from '@marklight/api-client/make-store';
import { useSelector } from '@marklight/api-client/redux';
import type { GradingResult } from '@marklight/contracts/grading';
import { isEdited } from '../logic/review-edits';
import type { Review } from './use-review';

/** Times to wait, in milliseconds. */
export const AUTOSAVE = {
  /** After the last change: a pause in typing. */
  afterChange: 1_000,
  /** After each attempt that found no server; the last value is repeated. */
  afterFailure: [2_000, 5_000, 15_000, 30_000, 60_000],
};

/**
 * `kept`: on this device, to be sent when the server is back; `at_risk`: not even that. `conflict` and `refused` wait
 * for the teacher. Null until something was changed.
 */
export type SaveState = 'saving' | 'saved' | 'kept' | 'at_risk' | 'conflict' | 'refused' | null;

/** Saves the result that counts a moment after each change, and again when the server, or the session, is back. */
export function useAutosave(review: Review, result: GradingResult | null): SaveState {
  const { failure, isSaving, changeCount } = review;
  const isExpired = useSelector((state: RootState) => state.session.status === 'expired');
  const edits = result && review.editsOf(result.id);
  const isPending = edits !== null && isEdited(edits);
  const hasConflict = result !== null && review.conflictsIn(result).length > 0;
  const own = failure?.resultId === result?.id ? failure : null;
  const isRefused = own !== null && !own.isAway && own.changeCount === changeCount;
  const isAway = own?.isAway ?? false;
  const mayTry = isPending && !hasConflict && !isRefused && !isExpired;

  const failures = useRef(0);
  useEffect(() => {
    failures.current = own?.isAway ? failures.current + 1 : 0;
  }, [own]);
  const saveNow = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    saveNow.current = () => {
      if (mayTry && result) void review.save(result.id);
    };
  });
  useEffect(() => {
    if (!mayTry || isSaving) return;
    const waits = AUTOSAVE.afterFailure;
    const wait = isAway ? waits[Math.min(failures.current, waits.length) - 1] : AUTOSAVE.afterChange;
    const timer = setTimeout(() => saveNow.current(), wait);
    return () => clearTimeout(timer);
  }, [mayTry, isSaving, isAway, own, edits]);

  const wasExpired = useRef(isExpired);
  useEffect(() => {
    if (wasExpired.current && !isExpired) saveNow.current();
    wasExpired.current = isExpired;
  }, [isExpired]);
  useEffect(() => {
    const now = () => saveNow.current();
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') now();
    };
    window.addEventListener('online', now);
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.removeEventListener('online', now);
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', whenHidden);
      // When the teacher goes to another essay.
      now();
    };
  }, []);

  const [wasPending, setWasPending] = useState(false);
  if (isPending && !wasPending) setWasPending(true);
  if (!isPending) return wasPending ? 'saved' : null;
  if (hasConflict) return 'conflict';
  if (isRefused) return 'refused';
  if (isAway || isExpired) return review.isAtRisk ? 'at_risk' : 'kept';
  return 'saving';
}
