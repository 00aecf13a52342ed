import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A limit for things that hang, within the time that a test has; not a statement about speed. It outlasts the three minutes after
 * which the product tries a grading again.
 */
const PATIENCE_MS = 300_000;
const LOOK_EVERY_MS = 20;
/**
 * The most that one wait between two looks counts. If a machine or process stood still for a minute, what is waited for had no
 * time to happen.
 */
const COUNTED_AT_MOST_MS = 1_000;

/**
 * Waits until something holds. A test that needs longer than the usual limit of a test says for how long; time in which this
 * process stood still does not count.
 * @throws Error that names the condition
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  let waitedMs = 0;
  let lookedAt = performance.now();
  while (!(await holds())) {
    const now = performance.now();
    waitedMs += Math.min(now - lookedAt, COUNTED_AT_MOST_MS);
    lookedAt = now;
    if (waitedMs > patienceMs) throw new Error(`waited in vain for: ${conditionOf(holds)}`);
    await sleep(LOOK_EVERY_MS);
  }
}

/** As it is written in the test, because a report of a test run may contain nothing else. */
const conditionOf = (holds: () => unknown): string =>
  String(holds)
    .replace(/^(async )?\(\) ?=> ?/, '')
    .replace(/\s+/g, ' ')
    .slice(0, 200);
