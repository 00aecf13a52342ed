import { useCallback, useEffect, useRef } from 'react';
import { baseApi } from '@marklight/api-client/base-api';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { useDispatch } from '@marklight/api-client/redux';

/** Pages of a class set are read many a second. */
export const AFTER_PAGES = { ms: 700 };

/** Gives what is to be called when a page of an essay was read: the page's lists follow, once for all that come together. */
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
