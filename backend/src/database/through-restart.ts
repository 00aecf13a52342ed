import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../common/code-of';
import { StartError } from '../common/start-error';
import { DATABASE_PATIENCE_MS, isDatabaseAway } from '../common/failures/database-away';

/** A server that stops, starts, or has ended this connection for that. */
const RESTARTING = /^57P0[1-5]$/;
const LOOK_AGAIN_MS = 500;

interface Waiting {
  /** Whether it has answered in this start. One that never has may have a wrong address, which waiting does not correct. */
  hasAnswered: boolean;
  say: (line: string) => void;
  limitMs?: number;
}

/**
 * Repeats a step of the start while the database restarts, for up to a minute: with the machine, a server is often started
 * before its database is ready. Only for work that may be done twice.
 * @throws the work's error when it is of another kind, or when the minute has passed
 */
export async function throughRestart<T>(
  work: () => Promise<T>,
  { hasAnswered, say, limitMs = DATABASE_PATIENCE_MS }: Waiting,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  let isWaiting = false;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const cause = error instanceof StartError ? error.cause : error;
      const isRestarting = RESTARTING.test(codeOf(cause) ?? '');
      const isAway = (hasAnswered || isWaiting) && isDatabaseAway(cause);
      if ((!isRestarting && !isAway) || performance.now() + LOOK_AGAIN_MS > deadline) throw error;
      if (!isWaiting) say('The database is restarting. Waiting for it, for up to a minute.');
      isWaiting = true;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}
