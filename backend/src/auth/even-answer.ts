import { setTimeout as sleep } from 'node:timers/promises';
import { EVEN_ANSWER_MS } from '@marklight/contracts/business';

/** Does the work, and gives its outcome, failures included, no sooner than EVEN_ANSWER_MS after the start. */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), sleep(EVEN_ANSWER_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
