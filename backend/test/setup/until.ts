import { setTimeout as sleep } from 'node:timers/promises';

/** A limit for things that hang, within the time that a test has; not a statement about speed. */
const PATIENCE_MS = 50_000;
const LOOK_EVERY_MS = 20;

/** Waits until something holds. A test that needs longer than the usual limit of a test says for how long. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('it did not come to pass');
    await sleep(LOOK_EVERY_MS);
  }
}
