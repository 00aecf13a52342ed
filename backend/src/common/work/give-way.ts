import { setTimeout as sleep } from 'node:timers/promises';
import { isSomebodyWaiting } from './request-turns';

const LONGEST_PAUSE_MS = 200;

/**
 * Called between the pieces of a long piece of work on the event loop: pauses three times as long as the last piece
 * took, while somebody waits for an answer, so that the work takes at most a quarter of the event loop.
 * @param since when the last piece was begun, by `performance.now()`
 */
export async function giveWay(since: number): Promise<void> {
  const took = performance.now() - since;
  if (isSomebodyWaiting()) await sleep(Math.min(3 * took, LONGEST_PAUSE_MS));
}
