/** Above what is scrolled to, in pixels, so that it does not stick to the edge. */
const ROOM = 12;

/**
 * Scrolls a pane until an element in it is in sight, and nothing around the pane: `scrollIntoView` would move the page
 * on a small window. An element that is in sight stays where it is.
 */
export function scrollWithin(pane: HTMLElement | null, element: HTMLElement | null): void {
  if (!pane || !element || !pane.contains(element) || typeof pane.scrollTo !== 'function') return;
  const [frame, target] = [pane.getBoundingClientRect(), element.getBoundingClientRect()];
  if (target.top >= frame.top && target.bottom <= frame.bottom) return;
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  const top = pane.scrollTop + target.top - frame.top - ROOM;
  pane.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
}
