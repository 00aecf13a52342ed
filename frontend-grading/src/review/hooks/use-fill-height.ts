import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

const TOP = '--er-top';
/** Where the last one began: the next most likely begins there too, and is not laid out twice. */
let lastTop: string | undefined;

/**
 * Tells the style sheet how far below the top of the window an element begins (`--er-top`), so that it can take the
 * rest of the height. What stands above differs: banners come and go.
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
      // Setting it, even to what it is, has the styles of all that it holds worked out again.
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
