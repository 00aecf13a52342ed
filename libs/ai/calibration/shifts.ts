import { LEVEL_MAX } from '@marklight/contracts/grades';
import { type Agreement, agreementOf, type LevelPair } from './agreement';

/** Counted with the marked essays, as if one more had shown no difference: few essays move a level only if they agree. */
const ESSAYS_WITHOUT_DIFFERENCE = 1;

/** The level after a shift, within 0–4. */
export const shifted = (level: number, shift: number): number =>
  Math.min(LEVEL_MAX, Math.max(0, level + shift));

/** The whole number of levels nearest to the mean difference, shrunk towards none; halfway, the one nearer to none. */
export function meanShift(pairs: readonly LevelPair[]): number {
  const sum = pairs.reduce((total, { teacher, grader }) => total + teacher - grader, 0);
  const mean = sum / (pairs.length + ESSAYS_WITHOUT_DIFFERENCE);
  return mean < 0 ? -Math.ceil(-mean - 0.5) || 0 : Math.ceil(mean - 0.5) || 0;
}

const squaredError = (pairs: readonly LevelPair[]): number =>
  pairs.reduce((sum, { teacher, grader }) => sum + (teacher - grader) ** 2, 0);

/** Each pair as it would be graded if the shift had been learned from the others alone. */
function leaveOneOut(
  pairs: readonly LevelPair[],
  learn: (others: readonly LevelPair[]) => number,
): LevelPair[] {
  return pairs.map(({ teacher, grader }, left) => ({
    teacher,
    grader: shifted(grader, learn(pairs.filter((_, at) => at !== left))),
  }));
}

/** The mean shift, where it brings essays that it was not learned from nearer to the teacher; otherwise none. */
export function helpfulShift(pairs: readonly LevelPair[]): number {
  const shift = meanShift(pairs);
  if (shift === 0) return 0;
  return squaredError(leaveOneOut(pairs, meanShift)) < squaredError(pairs) ? shift : 0;
}

export interface CriterionCalibration {
  /** As graded; null where no essay has both levels. */
  before: Agreement | null;
  /** With the shift, on essays it was not learned from; null where none is proposed. */
  after: Agreement | null;
  /** In levels, −4 to 4; 0 where none is proposed. */
  shift: number;
}

/**
 * What the marked essays say of one criterion. A shift is proposed only from `least` essays on and only where
 * leave-one-out shows that it helps. Whether one helps is decided again without each essay, so that `after` is not
 * better than what further essays may expect from having chosen. Source of the method: M. Stone, "Cross-validatory
 * choice and assessment of statistical predictions", Journal of the Royal Statistical Society B 36 (1974), 111–147.
 */
export function calibrate(pairs: readonly LevelPair[], least: number): CriterionCalibration {
  const before = agreementOf(pairs);
  const none = { before, after: null, shift: 0 };
  const shift = pairs.length < least ? 0 : helpfulShift(pairs);
  if (shift === 0) return none;
  const held = leaveOneOut(pairs, helpfulShift);
  return squaredError(held) < squaredError(pairs) ? { before, after: agreementOf(held), shift } : none;
}
