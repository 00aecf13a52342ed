import { QueryFailedError } from 'typeorm';
import { codedErrors } from '../coded-error';
import { isDatabaseAway } from './database-away';
import { codeOf } from '../code-of';

const AGAIN_SOON = 5;
const AGAIN_LATER = 60;

/** Requests that cannot be served right now, through no fault of their own. */
export class UnavailableError extends codedErrors({
  database_unavailable: {
    status: 503,
    message: 'The server cannot reach its database right now. Try again in a minute.',
    retryAfterSeconds: AGAIN_SOON,
  },
  storage_full: {
    status: 503,
    message: 'The server has no room left on its disk, so this was not saved. Tell the person who runs it.',
    retryAfterSeconds: AGAIN_LATER,
  },
}) {
  /** It does not go away without help: somebody must free up space or repair a disk. */
  needsSomebody = false;
}

/** By SQLSTATE, what a database that still answers cannot do right now; see PostgreSQL's appendix A. */
interface Refusal {
  message: string;
  retryAfterSeconds: number;
  needsSomebody?: true;
}
const REFUSALS: Readonly<Record<string, Refusal>> = {
  '53100': {
    message:
      'The database has no room left on its disk, so nothing can be saved. Tell the person who runs this server.',
    retryAfterSeconds: AGAIN_LATER,
    needsSomebody: true,
  },
  '58030': {
    message: 'The database cannot read or write its disk. Tell the person who runs this server.',
    retryAfterSeconds: AGAIN_LATER,
    needsSomebody: true,
  },
  '25006': {
    message: 'The database is not accepting changes right now. Try again in a few minutes.',
    retryAfterSeconds: AGAIN_LATER,
  },
  '53200': {
    message: 'The database is out of memory. Try again in a minute.',
    retryAfterSeconds: AGAIN_LATER,
  },
  '57014': {
    message: 'The database took too long for this. Try again in a minute.',
    retryAfterSeconds: AGAIN_LATER,
  },
};
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/**
 * The error for the person if the database is unreachable, full or read-only, or our own disk is full; null for an
 * error of another kind.
 */
export function unavailabilityOf(error: unknown): UnavailableError | null {
  if (error instanceof UnavailableError) return error;
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code = codeOf(cause);
  if (code !== undefined) {
    if (FULL_DISK.has(code)) return lasting(new UnavailableError('storage_full'), true);
    const refusal = REFUSALS[code];
    if (refusal) return lasting(new UnavailableError('database_unavailable', refusal), refusal.needsSomebody);
  }
  return isDatabaseAway(error) ? new UnavailableError('database_unavailable') : null;
}

function lasting(error: UnavailableError, needsSomebody = false): UnavailableError {
  error.needsSomebody = needsSomebody;
  return error;
}
