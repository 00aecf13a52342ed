import { setTimeout as sleep } from 'node:timers/promises';

/** A limit for things that hang, within the time that a test has; not a statement about speed. */
const PATIENCE_MS = 50_000;
const LOOK_EVERY_MS = 20;

/**
 * Waits until something holds. A test that needs longer than the usual limit of a test says for how long.
 * @throws Error that names the condition
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`this did not come to pass: ${conditionOf(holds)}`);
    await sleep(LOOK_EVERY_MS);
  }
}

/** As it is written in the test, because a report of a gate may hold nothing else. */
const conditionOf = (holds: () => unknown): string =>
  String(holds)
    .replace(/^(async )?\(\) => /, '')
    .replace(/\s+/g, ' ')
    .slice(0, 200);
