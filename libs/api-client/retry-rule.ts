/** Retries of one query after its first failure. */
const RETRIES_MAX = 2;

/**
 * Whether a failed query is asked again: only while fewer than two retries were made, and only if the message lacks
 * the digit 4 (an error of ours, which stays) or contains 429 (too many calls, which passes). Mutations never ask.
 * @param retriesMade retries so far, 0 after the first failure
 * @param message `status: body text`
 */
export function shouldRetry(retriesMade: number, message: string): boolean {
  if (retriesMade >= RETRIES_MAX) return false;
  return !message.includes('4') || message.includes('429');
}
