/** Of app.html: what the page begins with, before its code is there. */
const FRAME_ID = 'frame';

/** Whether the page still shows what it began with. */
export function hasPageFrame(): boolean {
  return document.getElementById(FRAME_ID) !== null;
}

/** The application takes the place of what the page began with, but for an essay that a page keeps (libs/ui/begun-with.tsx). */
export function removePageFrame(): void {
  document.getElementById(FRAME_ID)?.remove();
  document.querySelector('.shell-essay:not([data-kept])')?.remove();
}
