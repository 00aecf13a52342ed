import { BACKGROUND_HEADER } from '@marklight/contracts/common';
import { API } from '@marklight/contracts/routes';
import type { Request } from 'express';

/** Requests that pages make without their user; event streams cannot carry a header. */
const NEVER_USE: ReadonlySet<string> = new Set([
  API.processingStatusStream,
  API.processingStatus,
  API.config,
]);

/**
 * Whether a request shows that the person is there, which keeps an idle session open. Pages and scripts are left out:
 * opening one is followed by calls that count.
 */
export function isUse(request: Pick<Request, 'path' | 'get'>): boolean {
  if (!request.path.startsWith('/api/') || NEVER_USE.has(request.path)) return false;
  return request.get(BACKGROUND_HEADER) === undefined;
}
