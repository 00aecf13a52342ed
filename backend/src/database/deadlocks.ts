import { QueryFailedError } from 'typeorm';
import { codeOf } from '../common/code-of';

const ATTEMPTS = 3;

/** Deadlock, and "could not serialize access", which a transaction with one view of the data meets. */
const REPEATABLE: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);

/**
 * Runs a transaction, and runs it again if the database ended it because it and another one waited for each other's rows,
 * or because another one changed rows of its view. For transactions that lock many rows, which another statement may lock in
 * another order.
 * @param transaction may run several times, so it must change nothing outside the database
 */
export async function throughDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRepeatable(error)) throw error;
    }
  }
}

function isRepeatable(error: unknown): boolean {
  return error instanceof QueryFailedError && REPEATABLE.has(codeOf(error.driverError));
}
