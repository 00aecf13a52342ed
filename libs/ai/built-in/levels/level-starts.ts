/**
 * Lowest quality (0–1) of levels 1 to 4 for a criterion of ordinary demand: equal steps, so that ordinary school
 * work lies about the middle and level 4 is for what is rare. A kind's `demand` is added to each.
 */
export const LEVEL_STARTS = [0.2, 0.4, 0.6, 0.8] as const;

/** The level (0–4) of a quality (0–1), without ceilings. */
export function levelOfQuality(quality: number, demand: number): number {
  return LEVEL_STARTS.filter((start) => quality >= start + demand).length;
}
