import { QueryFailedError } from 'typeorm';
import { codeOf } from '../common/code-of';

/** PostgreSQL error code 23505. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof QueryFailedError && codeOf(error.driverError) === '23505';
}

/** Name of the foreign key that a statement violated (PostgreSQL error code 23503), or null. */
export function foreignKeyViolated(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === '23503' ? (constraint ?? '') : null;
}
