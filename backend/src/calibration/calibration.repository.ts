import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { CALIBRATIONS_PER_ACCOUNT } from '@marklight/contracts/business';
import type { Calibration, CalibrationBasis, CalibrationEssay } from '@marklight/contracts/calibration';
import type { DataSource, EntityManager } from 'typeorm';
import { PreparedStatements } from '../database/prepared-statements.repository';

/** A version of a rubric, as one teacher calibrates it. */
export interface CalibratedVersion {
  userId: string;
  rubricId: string;
  version: number;
}

export interface CalibrationRow {
  id: string;
  shifts: number[] | null;
  learnedFrom: number | null;
  basis: CalibrationBasis | null;
  examples: boolean;
}

export interface MarkRow {
  essayId: string;
  filename: string;
  studentName: string | null;
  levels: (number | null)[];
}

export interface GradedRow {
  essayId: string;
  basis: CalibrationBasis;
  /** As the grader gave them, before any shift. */
  criteria: { level: number | null; reasoning: string }[];
}

export interface MarkedText {
  essayText: string;
  studentName: string | null;
  levels: number[];
}

const COLUMNS = `id, shifts, learned_from as "learnedFrom", basis, examples`;
const OF_VERSION = 'user_id = $1 and rubric_id = $2 and criteria_version = $3';
/** Copies of the version, by which essays are graded: `$1` teacher, `$2` rubric, `$3` version. */
const COPIES = 'select id from criteria where user_id = $1 and rubric_id = $2 and rubric_version = $3';
const IS_COMPLETE = 'array_position(mark.levels, null) is null';

const valuesOf = ({ userId, rubricId, version }: CalibratedVersion) => [userId, rubricId, version];

/** The caller has checked that the teacher may use the rubric. */
@Injectable()
export class CalibrationRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly prepared: PreparedStatements,
  ) {}

  async find(of: CalibratedVersion): Promise<CalibrationRow | null> {
    const [row] = await this.dataSource.query<CalibrationRow[]>(
      `select ${COLUMNS} from rubric_calibrations where ${OF_VERSION}`,
      valuesOf(of),
    );
    return row ?? null;
  }

  /** What is switched on for the version that a criteria set copies; null if nothing is. */
  async inUseFor(userId: string, criteriaId: string): Promise<CalibrationRow | null> {
    const [row] = await this.prepared.rows<CalibrationRow>(
      'calibration in use',
      `select ${COLUMNS.replace('id,', 'calibration.id,')} from rubric_calibrations calibration
       join criteria copy on copy.rubric_id = calibration.rubric_id
         and copy.rubric_version = calibration.criteria_version
       where calibration.user_id = $1 and copy.id = $2 and copy.user_id = $1 and (shifts is not null or examples)`,
      [userId, criteriaId],
    );
    return row ?? null;
  }

  /** Locks the row, making it if there is none. @returns null if the account has no room for another */
  async lock(manager: EntityManager, of: CalibratedVersion): Promise<CalibrationRow | null> {
    await manager.query(
      `insert into rubric_calibrations (user_id, rubric_id, criteria_version)
       select $1, $2, $3 where (select count(*) from rubric_calibrations where user_id = $1) < $4
       on conflict do nothing`,
      [...valuesOf(of), CALIBRATIONS_PER_ACCOUNT],
    );
    const [row] = await manager.query<CalibrationRow[]>(
      `select ${COLUMNS} from rubric_calibrations where ${OF_VERSION} for update`,
      valuesOf(of),
    );
    return row ?? null;
  }

  async use(manager: EntityManager, id: string, row: Omit<CalibrationRow, 'id'>): Promise<void> {
    await manager.query(
      'update rubric_calibrations set shifts = $2, learned_from = $3, basis = $4, examples = $5 where id = $1',
      [id, row.shifts, row.learnedFrom, row.basis && JSON.stringify(row.basis), row.examples],
    );
  }

  /** In the order in which they were first marked; essays in the bin are left out. */
  marks(calibrationId: string): Promise<MarkRow[]> {
    return this.dataSource.query<MarkRow[]>(
      `select essay.id as "essayId", essay.filename, essay.student_name as "studentName", mark.levels
       from calibration_marks mark join essays essay on essay.id = mark.essay_id and essay.deleted_at is null
       where mark.calibration_id = $1 order by mark.marked_at, essay.id`,
      [calibrationId],
    );
  }

  /** How many there are, those of essays in the bin included, and whether this essay has one. */
  async countMarks(manager: EntityManager, calibrationId: string, essayId: string) {
    const [row] = await manager.query<[{ count: number; isMarked: boolean }]>(
      `select count(*)::int as count, coalesce(bool_or(essay_id = $2), false) as "isMarked"
       from calibration_marks where calibration_id = $1`,
      [calibrationId, essayId],
    );
    return row;
  }

  async mark(
    manager: EntityManager,
    calibrationId: string,
    essayId: string,
    levels: readonly (number | null)[],
  ): Promise<void> {
    await manager.query(
      `insert into calibration_marks (calibration_id, essay_id, levels) values ($1, $2, $3)
       on conflict (calibration_id, essay_id) do update set levels = excluded.levels`,
      [calibrationId, essayId, levels],
    );
  }

  async unmark(of: CalibratedVersion, essayId: string): Promise<void> {
    await this.dataSource.query(
      `delete from calibration_marks where essay_id = $4
         and calibration_id in (select id from rubric_calibrations where ${OF_VERSION})`,
      [...valuesOf(of), essayId],
    );
  }

  /** The results of these essays by this version, the newest first. */
  graded(of: CalibratedVersion, essayIds: readonly string[]): Promise<GradedRow[]> {
    return this.dataSource.query<GradedRow[]>(
      `select result.essay_id as "essayId",
         jsonb_build_object(
           'grader', coalesce(result.graded_with ->> 'grader', result.provider),
           'strictness', result.strictness,
           'withExamples', coalesce(result.graded_with ? 'examples', false)) as basis,
         (select jsonb_agg(jsonb_build_object(
              'level', coalesce(item.value -> 'levelBeforeShift', item.value -> 'level'),
              'reasoning', item.value ->> 'chainOfThought') order by item.position)
          from jsonb_array_elements(result.feedback) with ordinality item (value, position)) as criteria
       from grading_results result
       where result.criteria_id in (${COPIES}) and result.essay_id = any($4)
       order by result.created_at desc, result.id`,
      [...valuesOf(of), essayIds],
    );
  }

  /** Whether the essay is filed under an assignment with the rubric, or was graded by this version. */
  async belongs(of: CalibratedVersion, essayId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select from essays essay where essay.id = $4 and (
         exists (select from assignments where id = essay.assignment_id and rubric_id = $2)
         or exists (select from grading_results where essay_id = essay.id and criteria_id in (${COPIES})))`,
      [...valuesOf(of), essayId],
    );
    return rows.length > 0;
  }

  /** Essays of an assignment that may be marked, by name; nothing says how they were graded. */
  async essays(
    of: CalibratedVersion,
    { assignmentId, take, skip }: { assignmentId: string; take: number; skip: number },
  ): Promise<{ items: CalibrationEssay[]; total: number }> {
    const from = `from essays essay join assignments assignment on assignment.id = essay.assignment_id
      left join calibration_marks mark on mark.essay_id = essay.id and mark.calibration_id in (
        select id from rubric_calibrations where ${OF_VERSION})
      where essay.user_id = $1 and essay.assignment_id = $4 and essay.deleted_at is null
        and (assignment.rubric_id = $2 or exists (
          select from grading_results where essay_id = essay.id and criteria_id in (${COPIES})))`;
    const [items, [{ total }]] = await Promise.all([
      this.dataSource.query<CalibrationEssay[]>(
        `select essay.id as "essayId", essay.filename, essay.student_name as "studentName",
           essay.word_count as "wordCount",
           exists (select from grading_results where essay_id = essay.id and criteria_id in (${COPIES})) as "isGraded",
           mark.marked_at is not null as "isMarked",
           exists (select from result_ledger line where line.essay_id = essay.id and line.kind = 'changed'
             and (mark.marked_at is null or line.happened_at < mark.marked_at)) as "isDecided"
         ${from} order by coalesce(essay.student_name, essay.filename), essay.id limit $5 offset $6`,
        [...valuesOf(of), assignmentId, take, skip],
      ),
      this.dataSource.query<[{ total: number }]>(`select count(*)::int as total ${from}`, [
        ...valuesOf(of),
        assignmentId,
      ]),
    ]);
    return { items, total };
  }

  assignments(userId: string, rubricId: string): Promise<Calibration['assignments']> {
    return this.dataSource.query<Calibration['assignments']>(
      `select assignment.id, assignment.title, class.name as "className"
       from assignments assignment join classes class on class.id = assignment.class_id
       where assignment.user_id = $1 and assignment.rubric_id = $2
       order by assignment.created_at desc, assignment.id limit 100`,
      [userId, rubricId],
    );
  }

  /** Essays that were marked on every criterion, other than this one, the first marked first. */
  completeTexts(calibrationId: string, otherThan: string): Promise<MarkedText[]> {
    return this.dataSource.query<MarkedText[]>(
      `select essay.content as "essayText", essay.student_name as "studentName", mark.levels
       from calibration_marks mark join essays essay on essay.id = mark.essay_id and essay.deleted_at is null
       where mark.calibration_id = $1 and essay.id <> $2 and ${IS_COMPLETE}
       order by mark.marked_at, essay.id`,
      [calibrationId, otherThan],
    );
  }
}
