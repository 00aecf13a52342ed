import { useEffect, useEffectEvent, useState } from 'react';
import { DRAWN_AFTER_MS } from '../logic/drawn-after';

/**
 * False for the short time while something that has just come up is being drawn; anything not needed for that can
 * wait.
 */
export function useIsDrawn(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDrawn(true), DRAWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDrawn;
}

interface Fetched {
  currentData?: unknown;
  startedTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/**
 * When something else comes up (another key), fetches its data again once it is drawn, because what was loaded ahead
 * may have changed since. Data that has since been requested for another reason, such as an approval, is not fetched again.
 */
export function useFetchAgainOnceDrawn(key: string, ...queries: readonly Fetched[]): void {
  const known = useEffectEvent(() => queries.map(({ currentData }) => currentData !== undefined));
  const fetchAgain = useEffectEvent((wasKnown: readonly boolean[], shownAt: number) => {
    queries.forEach(({ startedTimeStamp = 0, refetch }, index) => {
      if (wasKnown[index] && startedTimeStamp < shownAt) void refetch();
    });
  });
  useEffect(() => {
    const wasKnown = known();
    const shownAt = Date.now();
    const timer = setTimeout(() => fetchAgain(wasKnown, shownAt), DRAWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
}
