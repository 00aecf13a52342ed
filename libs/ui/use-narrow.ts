import { useSyncExternalStore } from 'react';

/** Up to this width a table has no room for its columns; the style sheets use the same number. */
const NARROW = '(max-width: 760px)';
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(NARROW) : undefined);

function subscribe(onChange: () => void) {
  const media = query();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

/** True on a phone and in any window as narrow as one. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false);
