/** Retries of one query after its first failure. */
const RETRIES_MAX = 2;

/**
 * Whether a failed query is asked again (specification, section 8): only while fewer than two retries
 * were made, and only if the message lacks the digit 4 or contains 429. Mutations never ask.
 * @param retriesMade retries so far, 0 after the first failure
 * @param message `status: body text`
 */
export function shouldRetry(retriesMade: number, message: string): boolean {
  if (retriesMade >= RETRIES_MAX) return false;
  return !message.includes('4') || message.includes('429');
}
