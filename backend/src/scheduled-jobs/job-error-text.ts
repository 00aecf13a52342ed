import { CodedError } from '../common/coded-error';
import { isError } from '../common/is-error';
import { codeOf } from '../common/code-of';

/**
 * Why a job failed, worded for the administrator and safe to store: messages of databases and services quote values,
 * so only those of our own errors are kept; of others only the name and code.
 */
export function jobErrorText(error: unknown): string {
  if (error instanceof CodedError) return error.message;
  if (!isError(error)) return 'Unknown error';
  const code = codeOf('driverError' in error ? error.driverError : error);
  return code !== undefined && /^[\w-]{1,60}$/.test(code) ? `${error.name} (${code})` : error.name;
}
