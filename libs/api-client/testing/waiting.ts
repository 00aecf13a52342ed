// Taken before a test fakes it.
const { setTimeout: later } = globalThis;

/** Fakes the date and the timers of the page, but not what its network and its promises need. */
export function fakeTimers(now = 0): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'cancelAnimationFrame',
      'nextTick',
      'queueMicrotask',
      'requestAnimationFrame',
      'setImmediate',
    ],
  });
}

/** Waits until it is so, while the faked clock stands still: a reply takes none of the page's time. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => later(resolve, 1));
}
