import { useEffect, useRef } from 'react';

/** Longer than a page takes to set its own focus. */
const SETTLED_AFTER_MS = 400;

/**
 * When another page is opened from a link that disappears with the old page, the focus goes to the new page, so that
 * the keyboard does not start again at the top of the document.
 */
export function useFocusOnPage(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const timer = setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      document.getElementById('main')?.focus({ preventScroll: true });
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}
