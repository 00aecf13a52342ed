import type { Locator } from 'playwright-core';

export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/**
 * Where an element is on the screen and how large, in CSS pixels. `boundingBox` answers null when the page
 * replaces the element between finding and measuring it; this then measures its replacement.
 */
export async function boxOf(element: Locator): Promise<Box> {
  for (;;) {
    await element.waitFor();
    const box = await element.boundingBox();
    if (box) return box;
  }
}
