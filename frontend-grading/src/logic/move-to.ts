/** Scrolls to an element and gives it the focus, so that the keyboard continues from there. */
export function moveTo(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView?.({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  element.focus({ preventScroll: true });
}
