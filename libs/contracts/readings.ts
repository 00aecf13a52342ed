/** Levels that are further apart than this are pointed out to the teacher. */
const LEVELS_APART = 1;

/**
 * Whether two readings of a criterion differ by more than one level. A criterion that one of them left open says nothing.
 * In a file without the words of a second opinion, because the first view needs no more than this.
 */
export function readingsDiffer(first: number | null | undefined, second: number | null | undefined): boolean {
  return typeof first === 'number' && typeof second === 'number' && Math.abs(first - second) > LEVELS_APART;
}
