/** A dialog that was closed may still be on the page. */
export function isShown(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (getComputedStyle(one).display === 'none') return false;
  }
  return true;
}
