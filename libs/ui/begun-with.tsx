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
  const isText = begun?.matches('.shell-essay') ?? false;
  useLayoutEffect(() => {
    if (!begun) return;
    if (isText) return keptBelow(begun);
    // The page's own grey lines stand below.
    begun.querySelector('.shell-loading')?.remove();
    place.current?.replaceChildren(begun);
  }, [begun, isText]);
  return (
    <>
      {begun && !isText && <div ref={place} aria-busy />}
      {!isText && children}
    </>
  );
}

/** A text is not moved: a browser would take it for painted only then, when the application's code has long been running. */
function keptBelow(text: Element): () => void {
  if (!text.isConnected) document.body.append(text);
  text.setAttribute('data-kept', '');
  return () => {
    text.removeAttribute('data-kept');
    // Another place may keep it in the same moment.
    setTimeout(() => {
      if (!text.hasAttribute('data-kept')) text.remove();
    });
  };
}

function begunHere(): Element | null {
  const { marklightFrame: frame } = window;
  return frame?.path === window.location.pathname ? frame.page : null;
}
