import type { AiUsage } from '@marklight/contracts/grading';

/** Why a provider could not answer; each has one sentence for the teacher. */
export const PROVIDER_FAILURES = {
  quota: 'The AI service is over its quota. Ask the person who runs this server to check its plan.',
  rate_limited: 'The AI service is too busy right now. Try again in a few minutes.',
  unavailable: 'The AI service cannot be reached. Try again in a few minutes.',
  timeout: 'The AI service took too long to answer. Try again.',
  not_allowed: 'The AI service refused this server’s key. Ask the person who runs this server to check it.',
  bad_configuration:
    'The AI service does not know the configured model. Ask the person who runs this server to check it.',
  content_filter:
    'The AI service refused to read this essay because of its content filter. Grade it yourself, or use the built-in grader.',
  refused: 'The AI service declined to grade this essay. Grade it yourself, or use the built-in grader.',
  bad_answer: 'The AI service gave an answer that did not pass our checks. Try again.',
  bad_request:
    'The AI service did not understand this server’s request. Ask the person who runs this server to check its address and model.',
  too_much_work:
    'Grading this essay takes more time or memory than the server may spend on one essay. Check that its text is an essay, or grade it yourself.',
  essay_too_long: 'This essay is too long for the AI service. Split it, or use the built-in grader.',
} as const;
export type ProviderFailure = keyof typeof PROVIDER_FAILURES;

/** What a failed request leaves behind for the books and the log; neither holds text of an essay. */
export interface FailureTrace {
  /** Tokens spent before it failed: a teacher's monthly cap counts them too. */
  usage?: AiUsage | null;
  /** Status and error code of the service, for the log: "429 insufficient_quota". */
  detail?: string | null;
}

/** A provider's failure: `code` for programs, `message` for the teacher, never with essay text in it. */
export class ProviderError extends Error {
  constructor(
    readonly code: ProviderFailure,
    /** True where the same request may succeed later without anybody changing anything. */
    readonly retryable: boolean,
    /** Milliseconds the service asked us to wait, where it said so. */
    readonly retryAfterMs: number | null = null,
    trace: FailureTrace = {},
  ) {
    super(PROVIDER_FAILURES[code]);
    this.name = 'ProviderError';
    this.usage = trace.usage ?? null;
    this.detail = trace.detail ?? null;
  }

  readonly usage: AiUsage | null;
  readonly detail: string | null;
}
