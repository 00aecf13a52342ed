import { useSyncExternalStore } from 'react';

/** Below this width the columns of a list would be too narrow to read. */
const QUERY = '(max-width: 960px)';

/** True where a list has no space for columns. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia?.(QUERY);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    () => window.matchMedia?.(QUERY).matches ?? false,
  );
}
