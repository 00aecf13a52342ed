import type { z } from 'zod';
import type { strictnessSchema } from './strictness.schema';

/** Where the grader draws the line between two levels. */
export const STRICTNESSES = ['lenient', 'standard', 'strict'] as const;
export type Strictness = z.infer<typeof strictnessSchema>;
export const DEFAULT_STRICTNESS: Strictness = 'standard';

export const STRICTNESS_FIELD_LABEL = 'Strictness';
/** In the teacher's words. */
export const STRICTNESS_WORDS: Record<Strictness, string> = {
  lenient: 'Lenient',
  standard: 'Standard',
  strict: 'Strict',
};
/** "strict grading", where there is anything to say: standard goes without saying. */
export function strictnessNote(strictness: Strictness): string | null {
  return strictness === DEFAULT_STRICTNESS ? null : `${strictness} grading`;
}
/** What each does to the levels. */
export const STRICTNESS_HINTS: Record<Strictness, string> = {
  lenient: 'Between two levels, the grader gives the higher one more often.',
  standard: 'Levels begin where they usually do.',
  strict: 'Between two levels, the grader gives the lower one more often.',
};
