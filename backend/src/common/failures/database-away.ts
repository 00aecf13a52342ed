import { setTimeout as sleep } from 'node:timers/promises';
import { QueryFailedError } from 'typeorm';
import { backoffMs } from '../backoff';
import { isError } from '../is-error';

/** SQLSTATEs of a server that stops, starts, has no room for another connection, or lost this one. */
const AWAY_STATES = /^(08...|57P0[1-5]|53300|25P03)$/;
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** pg gives these no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|Driver not Connected)/i;

/** TypeORM releases a transaction's connection when it is lost; the next statement then reports only this. */
const AWAY_NAMES = new Set(['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError']);

/** Whether the database could not be reached or went away, so that the same statement may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  if (!isError(cause)) return false;
  if (isAggregate(cause)) return cause.errors.some(isDatabaseAway);
  const { code, syscall } = cause as NodeJS.ErrnoException;
  if (code !== undefined && AWAY_STATES.test(code)) return true;
  // ENOENT also stands for a missing file; for a connection (a missing socket) it names the call.
  if (code !== undefined && AWAY_CODES.has(code)) return code !== 'ENOENT' || syscall === 'connect';
  return AWAY_NAMES.has(cause.name) || AWAY_WORDS.test(cause.message);
}

function isAggregate(error: Error): error is AggregateError {
  return error.name === 'AggregateError' && 'errors' in error && Array.isArray(error.errors);
}

/** A restart of PostgreSQL, a failover or a network cut is over by then; otherwise the caller gets an error. */
export const DATABASE_PATIENCE_MS = 60_000;
/** An answer that was paid for waits longer: nobody is kept waiting by it, and giving up means paying for it again. */
export const PAID_FOR_PATIENCE_MS = 10 * 60_000;

/**
 * Repeats the work while the database is unreachable, for up to a minute unless told otherwise. Only for work that may be done twice: a
 * commit whose reply was lost has still happened.
 * @throws the work's error when it is of another kind, when that time has passed, or when `signal` is aborted
 */
export async function throughDatabaseOutage<T>(
  work: () => Promise<T>,
  { signal, limitMs = DATABASE_PATIENCE_MS }: { signal?: AbortSignal; limitMs?: number } = {},
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      const wait = backoffMs(failures);
      if (!isDatabaseAway(error) || signal?.aborted || performance.now() + wait > deadline) throw error;
      await sleep(wait, undefined, signal ? { signal } : {}).catch(() => {
        throw error;
      });
    }
  }
}
