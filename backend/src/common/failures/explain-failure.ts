import { unavailabilityOf } from './unavailable';
import { codeOf } from '../code-of';
import { StartError } from '../start-error';

/** What a failed program prints for the person at the terminal: one message, and a stack only for our own faults. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForPeople = error instanceof StartError || error.name === 'BackupError';
  if (isForPeople) return error.message;
  if (unavailabilityOf(error)) return forTheOperator(error);
  return error.stack ?? error.message;
}

/** A page words the same failures differently, because its reader can tell somebody. */
const BY_CODE: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no room left on the disk of this machine. Make room, then try again.',
  EDQUOT: 'This user has no room left on the disk of this machine. Make room, then try again.',
  EROFS: 'The disk of this machine does not accept changes. Make it writable, then try again.',
  '53100': 'The database has no room left on its disk. Make room there, then try again.',
  '58030': 'The database cannot read or write its disk. Look at its log and at the disk, then try again.',
  '25006':
    'The database is read-only, perhaps a standby. Give the address of the primary in DATABASE_URL, or try again once it takes changes.',
  '53200': 'The database is out of memory. Look at its log, then try again.',
  '57014': 'The database took too long. See what else it is working on, then try again.',
  '53300':
    'The database has no room for another connection. Raise max_connections there, or lower DATABASE_POOL.',
};
const AWAY =
  'The database went away or does not answer. See whether PostgreSQL is running and what its log says, then try again.';

function forTheOperator(error: Error): string {
  const { driverError } = error as { driverError?: unknown };
  return BY_CODE[codeOf(driverError ?? error) ?? ''] ?? AWAY;
}
