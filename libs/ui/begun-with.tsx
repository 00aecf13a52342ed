import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

declare global {
  interface Window {
    /** What the page began with, and for which path (rspack/page-start.ts). */
    marklightFrame?: { path: string; page: Element } | undefined;
  }
}

/**
 * Shown in place of a page whose code or data is still loading: what the page began with (its title and perhaps its
 * text) above `children`, its grey lines. A text takes the whole screen. If the page began at another address, there
 * are only grey lines.
 */
export function BegunWith({ children }: { children: ReactNode }) {
  const [begun] = useState(begunHere);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (begun) place.current?.replaceChildren(begun);
  }, [begun]);
  return (
    <>
      {begun && <div ref={place} aria-busy />}
      {!begun?.matches('.shell-essay') && children}
    </>
  );
}

function begunHere(): Element | null {
  const { marklightFrame: frame } = window;
  return frame?.path === window.location.pathname ? frame.page : null;
}
