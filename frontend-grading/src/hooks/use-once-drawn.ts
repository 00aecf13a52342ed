import { useEffect, useEffectEvent, useState } from 'react';
import { DRAWN_AFTER_MS } from '../logic/drawn-after';

/** False for the short while in which what has just come up is drawn; what is not needed for that waits. */
export function useIsDrawn(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDrawn(true), DRAWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDrawn;
}

/**
 * Fetches again what was there already when something else came up (another key), once that is drawn: what was loaded
 * ahead may have changed since.
 */
export function useFetchAgainOnceDrawn(
  key: string,
  ...queries: readonly { currentData?: unknown; refetch: () => unknown }[]
): void {
  const known = useEffectEvent(() => queries.filter(({ currentData }) => currentData !== undefined));
  useEffect(() => {
    const before = known();
    const timer = setTimeout(() => before.forEach(({ refetch }) => void refetch()), DRAWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
}
