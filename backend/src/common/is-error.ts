import { isNativeError } from 'node:util/types';

/**
 * Whether a thrown value is an error. `instanceof` alone misses Node's own errors (a reset connection) in a vm
 * context, which each test file is; `isNativeError` alone misses a DOMException (an aborted signal).
 */
export function isError(thrown: unknown): thrown is Error {
  return isNativeError(thrown) || thrown instanceof Error;
}
