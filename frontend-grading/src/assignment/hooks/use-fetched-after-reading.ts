import { useCallback, useEffect, useRef } from 'react';
import { baseApi } from '@marklight/api-client/base-api';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { useDispatch } from '@marklight/api-client/redux';

/** The pages of a class set may be read at several a second. */
export const AFTER_PAGES = { ms: 700 };

/**
 * Returns a function to call when a page of an essay has been read. The lists are then fetched again, once for all
 * calls that come together.
 */
export function useFetchedAfterReading(): () => void {
  const dispatch = useDispatch<AppDispatch>();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      dispatch(baseApi.util.invalidateTags(['Essays']));
    }, AFTER_PAGES.ms);
  }, [dispatch]);
}
