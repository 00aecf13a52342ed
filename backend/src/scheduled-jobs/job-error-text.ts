import { CodedError } from '../common/coded-error';
import { isError } from '../common/is-error';

/**
 * Why a job failed, worded for the administrator and safe to store: messages of databases and services quote values,
 * so only those of our own errors are kept; of others only the name and code.
 */
export function jobErrorText(error: unknown): string {
  if (error instanceof CodedError) return error.message;
  if (!isError(error)) return 'Unknown error';
  const { code } =
    (error as { driverError?: { code?: unknown } }).driverError ?? (error as { code?: unknown });
  return typeof code === 'string' && /^[\w-]{1,60}$/.test(code) ? `${error.name} (${code})` : error.name;
}
