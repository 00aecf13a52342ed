import { unavailabilityOf } from '../database/unavailable';
import { StartError } from './start-error';

/** What a failed program prints for the person at the terminal: one message, and a stack only for our own faults. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForPeople = error instanceof StartError || error.name === 'BackupError';
  if (isForPeople) return error.message;
  return unavailabilityOf(error)?.message ?? error.stack ?? error.message;
}
