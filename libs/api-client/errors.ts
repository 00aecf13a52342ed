import { PRODUCT_NAME } from '@marklight/contracts/business';
import type { ApiError } from '@marklight/contracts/errors';

/** A failed request as the store keeps it: plain data, so that it can be serialised. */
export interface RequestFailure {
  /** HTTP status; 0 where no answer came. */
  status: number;
  /** `status: body text`, or `status: status text` where the body is empty. */
  message: string;
  /** The reply in the one error shape, or null where the body was something else. */
  body: ApiError | null;
}

/** The same failure where something must be thrown: uploads, downloads. */
export class RequestError extends Error implements RequestFailure {
  readonly status: number;
  readonly body: ApiError | null;

  constructor(failure: RequestFailure) {
    super(failure.message);
    this.name = 'RequestError';
    this.status = failure.status;
    this.body = failure.body;
  }
}

/** Builds the failure of an answer that was not a success. `text` is the whole body as it came. */
export function failureOf(status: number, statusText: string, text: string): RequestFailure {
  return { status, message: `${status}: ${text || statusText}`, body: apiErrorFrom(text) };
}

/** The failure of a request that got no answer at all. */
export function unreachable(reason: string): RequestFailure {
  return { status: 0, message: `0: ${reason}`, body: null };
}

/** True where the value is a failed request, thrown or kept in the store. */
export function isRequestFailure(error: unknown): error is RequestFailure {
  return (
    typeof error === 'object' &&
    error !== null &&
    typeof (error as RequestFailure).status === 'number' &&
    typeof (error as RequestFailure).message === 'string'
  );
}

/** HTTP status of a failure; 0 where no answer came, null where the error is of another kind. */
export function statusOf(error: unknown): number | null {
  return isRequestFailure(error) ? error.status : null;
}

/** A session that has ended (the person can log in again), a request that took too long, and too many requests. */
const PASSES = [401, 408, 429];

/** True if no answer came, or one that may be different if the same request is sent later. */
export function isServerAway(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status === 0 || status >= 500 || PASSES.includes(status);
}

/** By field name, what the server says is wrong with it. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return isRequestFailure(error) ? (error.body?.fields ?? {}) : {};
}

/** What a person reads about a failure: the server's own sentence where there is one. */
export function messageOf(error: unknown): string {
  if (!isRequestFailure(error)) return 'Something went wrong on this page. Reload it and try again.';
  if (error.status === 0) {
    return `${PRODUCT_NAME} cannot be reached. Check your connection and try again.`;
  }
  if (error.body === null)
    return `The server could not answer (error ${error.status}). Try again in a minute.`;
  const { message, reference } = error.body;
  return reference && !message.includes(reference) ? `${message} Reference: ${reference}.` : message;
}

function apiErrorFrom(text: string): ApiError | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const body = value as Partial<ApiError>;
    return typeof body.code === 'string' && typeof body.message === 'string' ? (body as ApiError) : null;
  } catch {
    return null;
  }
}
