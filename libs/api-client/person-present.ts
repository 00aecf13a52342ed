import { BACKGROUND_HEADER } from '@marklight/contracts/common';

/** What somebody does on the page is followed within this time by the calls that it leads to. */
const CAUSED_WITHIN_MS = 10_000;
/** Pointer movement does not count: a shaking desk is not a person. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Opening the page is the first thing that the person does on it. */
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
