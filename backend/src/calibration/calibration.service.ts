import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { CALIBRATION_ESSAYS_MAX } from '@marklight/contracts/business';
import type {
  Calibration,
  CalibrationEssay,
  CalibrationEssaysQuery,
  PutCalibrationEssayRequest,
  PutCalibrationRequest,
} from '@marklight/contracts/calibration';
import type { DataSource } from 'typeorm';
import { Graders } from '../ai/graders';
import type { User } from '../auth/user.entity';
import { AssignmentsService } from '../classes/assignments.service';
import { sliceOf, type Page } from '../common/paging';
import type { RubricSnapshot } from '../criteria/criteria.service';
import { EssaysService } from '../essays/essays.service';
import { RubricsService } from '../rubrics/rubrics.service';
import { CalibrationError } from './calibration.errors';
import { CalibrationRepository, type CalibratedVersion, type CalibrationRow } from './calibration.repository';
import { compare, isComplete } from './compare';

/** Measures a grader against essays that the teacher marked without seeing its levels. */
@Injectable()
export class CalibrationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly calibrations: CalibrationRepository,
    private readonly rubrics: RubricsService,
    private readonly assignments: AssignmentsService,
    private readonly essays: EssaysService,
    private readonly graders: Graders,
  ) {}

  /** Of the rubric's present version. @throws NotFoundError */
  async of(user: User, rubricId: string): Promise<Calibration> {
    const rubric = await this.rubrics.requireSnapshot(user, rubricId);
    const of = versionOf(user, rubric);
    const row = await this.calibrations.find(of);
    const [{ marks, comparison, compared }, assignments] = await Promise.all([
      this.comparisonOf(of, row, rubric.criteria.length),
      this.calibrations.assignments(user.id, rubricId),
    ]);
    return {
      rubric: { id: rubric.id, name: rubric.name },
      version: rubric.version,
      criteria: rubric.criteria.map(({ name, description, levels }) => ({ name, description, levels })),
      marked: marks.map((mark) => ({ ...mark, isCompared: compared.has(mark.essayId) })),
      comparison,
      inUse: inUseOf(row),
      readsExamples: this.graders.usual.name === 'openai',
      assignments,
    };
  }

  /** Essays of one assignment that may be marked. @throws NotFoundError */
  async essaysOf(
    user: User,
    rubricId: string,
    query: CalibrationEssaysQuery,
  ): Promise<Page<CalibrationEssay>> {
    const rubric = await this.rubrics.requireSnapshot(user, rubricId);
    await this.assignments.requireOwned(user.id, query.assignmentId);
    return this.calibrations.essays(versionOf(user, rubric), {
      assignmentId: query.assignmentId,
      ...sliceOf(query),
    });
  }

  /** Stores the levels of one essay, also while some are missing. @throws NotFoundError, CalibrationError */
  async mark(
    user: User,
    rubricId: string,
    essayId: string,
    { version, levels }: PutCalibrationEssayRequest,
  ): Promise<void> {
    const rubric = await this.rubrics.requireSnapshot(user, rubricId);
    await this.essays.requireOwned(user.id, essayId);
    const of = versionOf(user, rubric);
    if (version !== rubric.version) throw new CalibrationError('criteria_changed');
    if (levels.length !== rubric.criteria.length) throw new CalibrationError('wrong_levels');
    if (!(await this.calibrations.belongs(of, essayId))) throw new CalibrationError('other_rubric');
    await this.dataSource.transaction(async (manager) => {
      const row = await this.calibrations.lock(manager, of);
      if (!row) throw new CalibrationError('too_many_calibrations');
      const { count, isMarked } = await this.calibrations.countMarks(manager, row.id, essayId);
      if (!isMarked && count >= CALIBRATION_ESSAYS_MAX) throw new CalibrationError('too_many_essays');
      await this.calibrations.mark(manager, row.id, essayId, levels);
    });
  }

  /** @throws NotFoundError */
  async unmark(user: User, rubricId: string, essayId: string): Promise<void> {
    const rubric = await this.rubrics.requireSnapshot(user, rubricId);
    await this.essays.requireOwned(user.id, essayId);
    await this.calibrations.unmark(versionOf(user, rubric), essayId);
  }

  /** Decides what later gradings apply; no result changes. @throws NotFoundError, CalibrationError */
  async use(user: User, rubricId: string, asked: PutCalibrationRequest): Promise<Calibration> {
    const rubric = await this.rubrics.requireSnapshot(user, rubricId);
    if (asked.version !== rubric.version) throw new CalibrationError('criteria_changed');
    const of = versionOf(user, rubric);
    const { marks, comparison } = await this.comparisonOf(
      of,
      await this.calibrations.find(of),
      rubric.criteria.length,
    );
    const proposed = comparison?.criteria.map(({ shift }) => shift) ?? [];
    if (asked.shifts && proposed.every((shift) => shift === 0))
      throw new CalibrationError('nothing_to_shift');
    if (asked.examples && !marks.some(isComplete)) throw new CalibrationError('nothing_marked');
    await this.dataSource.transaction(async (manager) => {
      const row = await this.calibrations.lock(manager, of);
      if (!row) throw new CalibrationError('too_many_calibrations');
      await this.calibrations.use(manager, row.id, {
        shifts: asked.shifts ? proposed : null,
        learnedFrom: asked.shifts ? (comparison?.essays ?? null) : null,
        basis: asked.shifts ? (comparison?.basis ?? null) : null,
        examples: asked.examples,
      });
    });
    return this.of(user, rubricId);
  }

  private async comparisonOf(of: CalibratedVersion, row: CalibrationRow | null, criteria: number) {
    const marks = row ? await this.calibrations.marks(row.id) : [];
    const graded =
      marks.length === 0
        ? []
        : await this.calibrations.graded(
            of,
            marks.map(({ essayId }) => essayId),
          );
    return { marks, ...compare(marks, graded, criteria) };
  }
}

function versionOf(user: User, { id, version }: RubricSnapshot): CalibratedVersion {
  return { userId: user.id, rubricId: id, version };
}

function inUseOf(row: CalibrationRow | null): Calibration['inUse'] {
  if (!row || (row.shifts === null && !row.examples)) return null;
  const { shifts, learnedFrom, basis, examples } = row;
  return { shifts, learnedFrom, basis, examples };
}
