import { useCallback, useEffect, useRef } from 'react';
import { baseApi } from '@marklight/api-client/base-api';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { useDispatch } from '@marklight/api-client/redux';

/**
 * Essays and results are fetched again when the teacher comes back to this window, if something was decided since: most
 * likely in the other one, and a list of many results is not worth fetching after each of the changes made there.
 */
export function useFetchOnReturn(): () => void {
  const dispatch = useDispatch<AppDispatch>();
  const isStale = useRef(false);
  useEffect(() => {
    const fetchAgain = () => {
      if (!isStale.current || document.visibilityState === 'hidden') return;
      isStale.current = false;
      dispatch(baseApi.util.invalidateTags(['Essays', 'Results', 'Assignments', 'Metrics']));
    };
    window.addEventListener('focus', fetchAgain);
    document.addEventListener('visibilitychange', fetchAgain);
    return () => {
      window.removeEventListener('focus', fetchAgain);
      document.removeEventListener('visibilitychange', fetchAgain);
    };
  }, [dispatch]);
  return useCallback(() => {
    isStale.current = true;
  }, []);
}
