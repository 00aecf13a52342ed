import { Injectable } from '@nestjs/common';
import { applyShifts } from '@marklight/ai/calibration/apply-shifts';
import { chooseExamples, shortenedExample } from '@marklight/ai/calibration/choose-examples';
import type { ExampleEssay } from '@marklight/ai/provider';
import type { AppliedCalibration, CalibrationBasis } from '@marklight/contracts/calibration';
import type { FeedbackItem } from '@marklight/contracts/grading';
import { CalibrationRepository, type CalibrationRow } from './calibration.repository';
import { isSameBasis } from './compare';

export interface Shifted {
  feedback: FeedbackItem[];
  /** Null where nothing was applied. */
  applied: AppliedCalibration | null;
}

/** What one grading takes from calibration. */
export class CalibrationOfGrading {
  constructor(
    private readonly row: CalibrationRow | null,
    /** None for a grader that does not read them. */
    readonly examples: readonly ExampleEssay[],
  ) {}

  /** Shifts the levels where the grading was made like those that the shifts were learned from. */
  shift(feedback: FeedbackItem[], by: Omit<CalibrationBasis, 'withExamples'>): Shifted {
    const { shifts = null, learnedFrom = null, basis = null } = this.row ?? {};
    const examples = this.examples.length;
    const isMeant = shifts && basis && isSameBasis(basis, { ...by, withExamples: examples > 0 });
    if (!isMeant) {
      return { feedback, applied: examples > 0 ? { shifts: null, learnedFrom: null, examples } : null };
    }
    return {
      feedback: applyShifts(feedback, shifts, learnedFrom ?? 0),
      applied: { shifts, learnedFrom, examples },
    };
  }
}

/** What is switched on for the version of a rubric that a criteria set copies. */
@Injectable()
export class CalibrationInUse {
  constructor(private readonly calibrations: CalibrationRepository) {}

  /** @param readsExamples whether the grader can be shown marked essays; never the one that is graded */
  async of(
    grading: { userId: string; criteriaId: string; essayId: string },
    readsExamples: boolean,
  ): Promise<CalibrationOfGrading> {
    const row = await this.calibrations.inUseFor(grading.userId, grading.criteriaId);
    if (!row?.examples || !readsExamples) return new CalibrationOfGrading(row, []);
    const texts = await this.calibrations.completeTexts(row.id, grading.essayId);
    const examples = chooseExamples(texts).map(({ essayText, ...rest }) => ({
      ...rest,
      essayText: shortenedExample(essayText),
    }));
    return new CalibrationOfGrading(row, examples);
  }
}
