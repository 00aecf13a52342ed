import { useCallback, useRef, type RefObject } from 'react';

/**
 * Gives the focus back after a chain of dialogs: each knows only the one before it, which is gone by then.
 * @param fallback where the focus goes if what opened the first dialog is gone too
 */
export function useReturnFocus(fallback: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  /** Call it before a dialog opens; inside a chain it does nothing. */
  const remember = useCallback((isChained: boolean) => {
    if (!isChained) opener.current = document.activeElement;
  }, []);
  const giveBack = useCallback(() => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const target = opener.current?.isConnected ? opener.current : fallback.current;
      (target as HTMLElement | null)?.focus();
    });
  }, [fallback]);
  return { remember, giveBack };
}
