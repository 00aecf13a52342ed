import { BACKGROUND_HEADER } from '@marklight/contracts/common';

/** Calls within this time after somebody did something on the page count as caused by that person. */
const CAUSED_WITHIN_MS = 10_000;
/** Pointer movement does not count: a shaking desk is not a person. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Opening the page counts as the first thing that the person does on it. */
let lastInput = Date.now();
if (typeof window !== 'undefined')
  for (const event of INPUT_EVENTS)
    window.addEventListener(event, () => (lastInput = Date.now()), { capture: true, passive: true });

/**
 * Headers of a call that goes out now. Where nobody has done anything on the page lately, the call is the page's own
 * (polling, news of progress, a retry), and says so: it must not keep an idle session open.
 */
export function backgroundHeaders(): Record<string, string> {
  return Date.now() - lastInput > CAUSED_WITHIN_MS ? { [BACKGROUND_HEADER]: '1' } : {};
}
