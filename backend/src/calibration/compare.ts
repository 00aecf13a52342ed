import type { LevelPair } from '@marklight/ai/calibration/agreement';
import { calibrate } from '@marklight/ai/calibration/shifts';
import { CALIBRATION_ESSAYS_MIN } from '@marklight/contracts/business';
import { type Calibration, type CalibrationBasis, DIFFERENCES_SHOWN } from '@marklight/contracts/calibration';
import type { GradedRow, MarkRow } from './calibration.repository';

interface Compared {
  /** Null if none of the marked essays was graded. */
  comparison: Calibration['comparison'];
  /** Ids of the essays in it. */
  compared: ReadonlySet<string>;
}

/** Only essays marked on every criterion count, so that an essay is compared after it was judged, not while. */
export const isComplete = (mark: MarkRow): mark is MarkRow & { levels: number[] } =>
  mark.levels.every((level) => level !== null);

const keyOf = ({ grader, strictness, withExamples }: CalibrationBasis): string =>
  JSON.stringify([grader, strictness, withExamples]);
export const isSameBasis = (one: CalibrationBasis, other: CalibrationBasis): boolean =>
  keyOf(one) === keyOf(other);

/** The basis of most essays; of two with as many, the one graded last. Null if there is no result. */
function basisOf(graded: readonly GradedRow[]): CalibrationBasis | null {
  const found = new Map<string, { basis: CalibrationBasis; essays: Set<string> }>();
  for (const { basis, essayId } of graded) {
    const of = found.get(keyOf(basis)) ?? { basis, essays: new Set() };
    found.set(keyOf(basis), of);
    of.essays.add(essayId);
  }
  const all = [...found.values()];
  const most = Math.max(0, ...all.map(({ essays }) => essays.size));
  return all.find(({ essays }) => essays.size === most)?.basis ?? null;
}

/**
 * Marked essays beside a grader's results for them, where they were graded in the same way.
 * @param graded newest first
 */
export function compare(marks: readonly MarkRow[], graded: readonly GradedRow[], criteria: number): Compared {
  const complete = marks.filter(isComplete);
  const ofComplete = graded.filter(({ essayId }) => complete.some((mark) => mark.essayId === essayId));
  const basis = basisOf(ofComplete);
  if (basis === null) return { comparison: null, compared: new Set() };
  const essays = complete.flatMap((mark) => {
    const result = ofComplete.find((one) => one.essayId === mark.essayId && isSameBasis(one.basis, basis));
    return result ? [{ mark, result }] : [];
  });
  const numbers = Array.from({ length: criteria }, (_, number) => number);
  const differences = essays.flatMap(({ mark, result }) =>
    numbers.flatMap((criterion) => {
      const { essayId, filename, studentName, levels } = mark;
      const [teacher, given] = [levels[criterion], result.criteria[criterion]];
      if (teacher === undefined || !given || given.level === null || given.level === teacher) return [];
      const { level: grader, reasoning } = given;
      return [{ essayId, filename, studentName, criterion, teacher, grader, reasoning }];
    }),
  );
  const comparison = {
    basis,
    essays: essays.length,
    criteria: numbers.map((criterion) =>
      calibrate(
        essays.flatMap(({ mark, result }): LevelPair[] => {
          const [teacher, grader] = [mark.levels[criterion], result.criteria[criterion]?.level ?? null];
          return teacher === undefined || grader === null ? [] : [{ teacher, grader }];
        }),
        CALIBRATION_ESSAYS_MIN,
      ),
    ),
    differences: differences
      .sort((a, b) => Math.abs(b.teacher - b.grader) - Math.abs(a.teacher - a.grader))
      .slice(0, DIFFERENCES_SHOWN),
  };
  return { comparison, compared: new Set(essays.map(({ mark }) => mark.essayId)) };
}
