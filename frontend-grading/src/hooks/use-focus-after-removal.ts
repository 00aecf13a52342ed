import { useEffect, useRef } from 'react';

/** Longer than a dialog takes to close and to return the focus. */
const SETTLED_AFTER_MS = 400;

/**
 * When a list shrinks and the focused element went with it, the focus goes to the first of these elements
 * that is there, so that the keyboard does not start again at the top of the page.
 */
export function useFocusAfterRemoval(count: number, ...fallbackIds: readonly string[]): void {
  useFocusWhenLost(count, fallbackIds, { onlyWhenSmaller: true });
}

/** The same for a part of the page that is replaced by another, or moves, when the key changes. */
export function useFocusAfterChange(key: string, ...fallbackIds: readonly string[]): void {
  useFocusWhenLost(key, fallbackIds, { onlyWhenSmaller: false });
}

function useFocusWhenLost(
  value: string | number,
  fallbackIds: readonly string[],
  { onlyWhenSmaller }: { onlyWhenSmaller: boolean },
): void {
  const before = useRef(value);
  // A part that has not had the focus since it was opened cannot lose it, so a page that is still loading
  // leaves the focus where it is.
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = () => (hadFocus.current = true);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const ids = fallbackIds.join(' ');
  useEffect(() => {
    const mayBeLost = onlyWhenSmaller ? value < before.current : value !== before.current;
    before.current = value;
    if (!mayBeLost) return;
    const timer = setTimeout(() => {
      if (!hadFocus.current) return;
      if (document.activeElement && document.activeElement !== document.body) return;
      const fallback = ids.split(' ').map((id) => document.getElementById(id));
      fallback.find((element) => element !== null)?.focus({ preventScroll: true });
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value, ids, onlyWhenSmaller]);
}
