import { useLayoutEffect, type RefObject } from 'react';

/** Messages appear above an element at the foot of the window (`--toast-raised`) instead of on its buttons. */
export function useToastsAbove(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const raise = () => {
      const height = Math.max(0, window.innerHeight - element.getBoundingClientRect().top);
      style.setProperty('--toast-raised', `${Math.ceil(height)}px`);
    };
    raise();
    window.addEventListener('resize', raise);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(raise);
    observer?.observe(element);
    return () => {
      window.removeEventListener('resize', raise);
      observer?.disconnect();
      style.removeProperty('--toast-raised');
    };
  }, [ref, isShown]);
}
