import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the style sheet how far below the top of the window an element begins (`--er-top`), so that it can take the
 * rest of the height. What stands above differs: banners come and go.
 */
export function useFillHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const fit = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--er-top', `${Math.round(top)}px`);
    };
    fit();
    window.addEventListener('resize', fit);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(fit);
    observer?.observe(document.body);
    return () => {
      window.removeEventListener('resize', fit);
      observer?.disconnect();
    };
  }, [ref]);
}
