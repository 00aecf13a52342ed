import type { Genre } from '@marklight/contracts/genre';
import type { Strictness } from '@marklight/contracts/strictness';

/**
 * Lowest quality (0–1) of levels 1 to 4 for a criterion of ordinary demand: equal steps, so that ordinary school
 * work lies about the middle and level 4 is for what is rare. A kind's `demand` is added to each.
 */
export const LEVEL_STARTS = [0.2, 0.4, 0.6, 0.8] as const;

/**
 * What strictness adds to every start: a quarter of a level. What is counted stays as it is: a rubric's own numbers, and the
 * mistakes that a level allows.
 */
export const STRICTNESS_SHIFTS: Readonly<Record<Strictness, number>> = {
  lenient: -0.05,
  standard: 0,
  strict: 0.05,
};

/**
 * What the kind of writing adds to every start. A story of one moment is told in half a page, and the signs that are measured
 * (length, range, quoting, weighing) are those of essays: people's analytic scores of stories, and three readers of such results,
 * lie 0.7 to 1 of a level above what the plain starts give. docs/evaluation.md has the agreement before and after.
 */
export const GENRE_SHIFTS: Readonly<Record<Genre, number>> = {
  argument: 0,
  explanation: 0,
  'source-answer': 0,
  reflection: -0.15,
  story: -0.15,
};

/** The level (0–4) of a quality (0–1), without ceilings. */
export function levelOfQuality(quality: number, demand: number): number {
  return LEVEL_STARTS.filter((start) => quality >= start + demand).length;
}
