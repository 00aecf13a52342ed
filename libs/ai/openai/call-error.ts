import type { ProviderFailure } from '../provider-error';

/** A part of our request that a server may not know; see `capabilities.ts`. */
export type OptionalPart = 'format' | 'temperature' | 'seed' | 'maxTokens' | 'systemRole';

/** How one call failed. `detail` holds status and error code only, never words of a request or reply. */
export class CallError extends Error {
  constructor(
    readonly failure: ProviderFailure,
    readonly detail: string,
    readonly options: {
      /** The same call may succeed if it is simply made again. */
      transient?: boolean;
      retryAfterMs?: number | null;
      /** The server refused this part; 'unknown' where it refused the request without saying which part. */
      unsupported?: OptionalPart | 'unknown';
    } = {},
  ) {
    super(detail);
    this.name = 'CallError';
  }
}
