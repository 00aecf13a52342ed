import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

const TOP = '--er-top';
/** Where the last one began: the next will most likely begin there too, and then need not be laid out twice. */
let lastTop: string | undefined;

/**
 * Tells the style sheet how far below the top of the window an element begins (`--er-top`), so that it can take the
 * rest of the height. What is above it varies, because banners come and go.
 * @returns the style that the element begins with
 */
export function useFillHeight(ref: RefObject<HTMLElement | null>): CSSProperties {
  const [first] = useState(lastTop);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const fit = () => {
      const top = `${Math.round(element.getBoundingClientRect().top + window.scrollY)}px`;
      lastTop = top;
      // Setting it, even to the same value, makes the browser recalculate the styles of everything inside.
      if (element.style.getPropertyValue(TOP) !== top) element.style.setProperty(TOP, top);
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
  return { [TOP]: first } as CSSProperties;
}
