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

/**
 * When something else comes up (another key), fetches its data again once it is drawn, because what was loaded ahead
 * may have changed since.
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
