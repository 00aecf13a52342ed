import { useEffect } from 'react';

/** Long after the first view, and long before a session that was just opened can end. */
const FETCH_AFTER_MS = 20_000;

/**
 * Fetches code outside the first view before it is needed, because by then a newer server may have replaced its
 * files. A failure is handled where the code is used. The identity of `load` must not change.
 */
export function useFetchedLater(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
