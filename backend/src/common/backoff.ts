/**
 * How long to wait before the next attempt: doubles from a quarter of a second to two seconds, half of it random, so
 * that many processes do not come back to a restarted database in the same instant.
 * @param failures attempts that have failed in a row, 1 after the first
 * @returns milliseconds
 */
export function backoffMs(failures: number): number {
  const longest = Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), LONGEST_MS);
  return longest * (0.5 + Math.random() / 2);
}

const FIRST_MS = 250;
/** Well below the ten seconds within which a restarted database should be in use again. */
const LONGEST_MS = 2_000;
