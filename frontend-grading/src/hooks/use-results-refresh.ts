import { useEffect, useRef } from 'react';
import { baseApi } from '@marklight/api-client/base-api';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { useDispatch } from '@marklight/api-client/redux';
import type { ProcessingStatus } from '@marklight/contracts/grading';
import { mayHaveNewResults } from '../logic/processing';

const SHORTEST_PAUSE_MS = 1_000;
/** 200 essays weigh some megabytes; asking for them every second would starve the grading itself. */
const PAUSE_PER_ENTRY_MS = 20;

/**
 * Fetches the results again when an essay is complete: immediately, then at most every second (4 s for 200
 * essays), and once more after the last change. The list of essays follows when nothing is under way.
 */
export function useResultsRefresh(statuses: readonly ProcessingStatus[]): void {
  const dispatch = useDispatch<AppDispatch>();
  const before = useRef<readonly ProcessingStatus[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const lastRefresh = useRef(-Infinity);

  useEffect(() => {
    const isNews = mayHaveNewResults(before.current, statuses);
    before.current = statuses;
    if (!isNews) return;
    const underWay = statuses.some((entry) => entry.status === 'pending' || entry.status === 'processing');
    const refresh = () => {
      timer.current = undefined;
      lastRefresh.current = performance.now();
      dispatch(baseApi.util.invalidateTags(underWay ? ['Results'] : ['Results', 'Essays']));
    };
    const pause = underWay ? Math.max(SHORTEST_PAUSE_MS, statuses.length * PAUSE_PER_ENTRY_MS) : 0;
    const wait = lastRefresh.current + pause - performance.now();
    clearTimeout(timer.current);
    if (wait <= 0) refresh();
    else timer.current = setTimeout(refresh, wait);
  }, [statuses, dispatch]);

  useEffect(() => () => clearTimeout(timer.current), []);
}
