import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { CallError, type OptionalPart } from './call-error';

const QUOTA_CODES = new Set([
  'insufficient_quota',
  'billing_hard_limit_reached',
  'billing_not_active',
  'quota_exceeded',
]);
const FILTER_CODES = new Set([
  'content_filter',
  'content_policy_violation',
  'invalid_prompt',
  'ResponsibleAIPolicyViolation',
]);
const TOO_LONG =
  /context_length|context length|context window|maximum context|exceeds? the (?:available )?context|prompt is too long|too many (?:input )?tokens/i;
/**
 * Servers whose models cannot see pictures say so with various statuses, some with 500, which would be retried in
 * vain for minutes.
 */
const NO_PICTURES =
  /image_url|image input|\bimages? (?:is|are) not|support (?:for )?(?:image|vision)|multi-?modal|mmproj/i;
const PARTS: readonly [RegExp, OptionalPart][] = [
  [/max_completion_tokens|max_tokens/i, 'maxTokens'],
  [/temperature/i, 'temperature'],
  [/\bseed\b/i, 'seed'],
  [/response_format|json_schema|json_object|json mode|guided|grammar|structured output/i, 'format'],
  [/system (?:role|message)|(?:role|messages?).{0,40}['"`]system['"`]/i, 'systemRole'],
];

/**
 * What the failure of a call means. The SDK's errors carry the service's words, which may repeat the
 * request; nothing of them is passed on but status and code.
 */
export function classifyError(error: unknown, nowMs: number = Date.now()): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof APIConnectionTimeoutError)
    return new CallError('timeout', 'timeout', { transient: true });
  if (error instanceof APIConnectionError) {
    return new CallError('unavailable', 'connection failed', { transient: true });
  }
  if (!(error instanceof APIError) || error.status === undefined) {
    // A body that breaks off or is no JSON is thrown by fetch itself, not by the SDK.
    return new CallError('unavailable', 'unreadable reply', { transient: true });
  }
  return fromStatus(error as APIError<number, Headers | undefined>, nowMs);
}

function fromStatus(error: APIError<number, Headers | undefined>, nowMs: number): CallError {
  const { status } = error;
  const codes = [error.code, error.type].filter((code): code is string => typeof code === 'string');
  const detail = [status, ...codes.filter((code) => /^[\w.-]{1,64}$/.test(code))].join(' ');
  const words = `${error.param ?? ''} ${error.message}`;
  const has = (known: ReadonlySet<string>): boolean => codes.some((code) => known.has(code));

  if (status === 402 || has(QUOTA_CODES)) return new CallError('quota', detail);
  if (status === 429) {
    return new CallError('rate_limited', detail, {
      transient: true,
      retryAfterMs: retryAfterOf(error.headers, nowMs),
    });
  }
  if (status === 401 || status === 403) return new CallError('not_allowed', detail);
  if (has(FILTER_CODES) || /content management policy|content filter/i.test(words)) {
    return new CallError('content_filter', detail);
  }
  const tooLong = TOO_LONG.test(words) || codes.includes('context_length_exceeded');
  // The room for the answer counts towards the context: without that limit the prompt may still fit.
  if (tooLong) return new CallError('essay_too_long', detail, { unsupported: 'maxTokens' });
  if (status === 413) return new CallError('essay_too_long', detail);
  if ([400, 404, 415, 422, 500, 501].includes(status) && NO_PICTURES.test(words))
    return new CallError('bad_request', detail);
  // Some servers answer 500 to a part that they do not know, naming it.
  const part = PARTS.find(([pattern]) => pattern.test(words))?.[1];
  if (part && [400, 404, 415, 422, 500, 501].includes(status)) {
    return new CallError(status >= 500 ? 'unavailable' : 'bad_request', detail, { unsupported: part });
  }
  if (status === 404 || codes.includes('model_not_found')) return new CallError('bad_configuration', detail);
  if (status === 408 || status === 504) {
    return new CallError('timeout', detail, {
      transient: true,
      retryAfterMs: retryAfterOf(error.headers, nowMs),
    });
  }
  if (status >= 500 || status === 409) {
    return new CallError('unavailable', detail, {
      transient: true,
      retryAfterMs: retryAfterOf(error.headers, nowMs),
    });
  }
  return new CallError('bad_request', detail, { unsupported: 'unknown' });
}

/**
 * Milliseconds that the service asks us to wait: `retry-after-ms`, or `Retry-After` in seconds or as a date
 * (RFC 9110, 10.2.3); null where it asks for none or writes it wrongly.
 */
export function retryAfterOf(headers: Headers | undefined, nowMs: number): number | null {
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (milliseconds >= 0) return milliseconds;
  const value = headers?.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Math.round(Number(value) * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}
