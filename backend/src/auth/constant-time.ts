import { setTimeout as sleep } from 'node:timers/promises';
import { CONSTANT_TIME_MS } from '@marklight/contracts/business';

/** Does the work, and gives its outcome, failures included, no sooner than CONSTANT_TIME_MS after the start. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), sleep(CONSTANT_TIME_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
