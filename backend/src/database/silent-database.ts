import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler, Response } from 'express';
import type { DatabaseState } from './database-state';
import { UnavailableError } from '../common/failures/unavailable';

/** A call that has waited this long is looked at, and again after as long; most take some milliseconds. */
const PATIENCE_MS = 8_000;
/** On a busy machine one query may not be answered in time; two in a row are a sign of a fault. */
const BETWEEN_QUESTIONS_MS = 1_000;

/**
 * Answers reads with 503 where the database has stopped answering without breaking the connection: a frozen server or
 * pooler. A statement may take a minute, which is too long to leave a person without a word. Calls that change
 * something are left to that limit, because their outcome is not known yet; so are calls on which a responsive
 * database is still working. Install it before whatever asks the database.
 */
export function answerForSilentDatabase(
  state: Pick<DatabaseState, 'answers'>,
  patienceMs = PATIENCE_MS,
): RequestHandler {
  return ({ method }, response, next) => {
    if (method === 'GET' || method === 'HEAD') watch(response, state, patienceMs);
    next();
  };
}

function watch(response: Response, state: Pick<DatabaseState, 'answers'>, patienceMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  const isAnswered = () => response.headersSent || response.destroyed;
  const look = async (): Promise<void> => {
    if (isAnswered() || (await state.answers())) return wait();
    await sleep(Math.min(BETWEEN_QUESTIONS_MS, patienceMs), undefined, { ref: false });
    if (isAnswered() || (await state.answers())) return wait();
    if (!isAnswered()) refuse(response);
  };
  const wait = (): void => {
    if (!isAnswered()) timer = setTimeout(() => void look(), patienceMs).unref();
  };
  response.once('close', () => clearTimeout(timer));
  wait();
}

function refuse(response: Response): void {
  const { statusCode, code, message, retryAfterSeconds } = new UnavailableError('database_unavailable');
  response.setHeader('Retry-After', String(retryAfterSeconds));
  response.status(statusCode).json({ statusCode, code, message });
}
