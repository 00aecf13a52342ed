import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EssayFilter } from '@marklight/contracts/essays';
import { HAND_BACK_SHEETS_MAX } from '@marklight/contracts/business';
import type { HandBackSummary, HeldBack } from '@marklight/contracts/hand-back';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { narrowToFilter } from '../../essays/essay-filter.sql';
import { Essay } from '../../essays/essay.entity';
import { EyeRepository } from '../../essays/eye.repository';
import { otherLevelCriteriaSql } from '../../essays/other-level.sql';
import { inForce } from '../../common/sql/result-standing.sql';
import { studentMarkSql } from '../../classes/matching/student-mark.sql';
import type { SheetPlace } from './sheet';

export interface ChosenEssay extends SheetPlace {
  id: string;
  studentName: string | null;
  filename: string;
  isReviewed: boolean;
}

/** An essay that does not go out. */
export interface HeldBackEssay extends ChosenEssay {
  reason: HeldBack;
}

const HAS_RESULT = `exists (select from grading_results result where result.essay_id = essay.id and ${inForce('result')})`;
const IS_REVIEWED = `essay.status = 'reviewed'`;

type Counts = Pick<HandBackSummary, 'reviewed' | 'notReviewed' | 'withoutResult'>;
type GradedRow = Pick<ChosenEssay, 'id' | 'filename' | 'studentName' | 'isReviewed'> & { otherLevel: number };

/** Which of a teacher's essays are handed back. */
@Injectable()
export class HandBackRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly eyes: EyeRepository,
  ) {}

  async counts(userId: string, filter: EssayFilter): Promise<Counts> {
    const row = await this.essaysOf(userId, filter)
      .select(`count(*) filter (where ${HAS_RESULT} and ${IS_REVIEWED})::int`, 'reviewed')
      .addSelect(`count(*) filter (where ${HAS_RESULT} and not ${IS_REVIEWED})::int`, 'notReviewed')
      .addSelect(`count(*) filter (where not ${HAS_RESULT})::int`, 'withoutResult')
      .getRawOne<Counts>();
    return row ?? { reviewed: 0, notReviewed: 0, withoutResult: 0 };
  }

  /** Essays with a result, as many as one file can have, by student, with their criteria written for another level. */
  graded(userId: string, filter: EssayFilter): Promise<GradedRow[]> {
    return this.essaysOf(userId, filter)
      .innerJoin('grading_results', 'result', `result.essay_id = essay.id and ${inForce('result')}`)
      .select('essay.id', 'id')
      .addSelect('essay.filename', 'filename')
      .addSelect('essay.student_name', 'studentName')
      .addSelect(IS_REVIEWED, 'isReviewed')
      .addSelect(otherLevelCriteriaSql('result'), 'otherLevel')
      .orderBy('lower(coalesce(essay.student_name, essay.filename))')
      .addOrderBy('essay.id')
      .limit(HAND_BACK_SHEETS_MAX)
      .getRawMany<GradedRow>();
  }

  /** What the weights of the criteria of a result add up to; null where this differs from result to result or is not known. */
  async weights(userId: string, filter: EssayFilter): Promise<number | null> {
    const [first, ...others] = await this.essaysOf(userId, filter)
      .innerJoin('grading_results', 'result', `result.essay_id = essay.id and ${inForce('result')}`)
      .innerJoin('criteria', 'criteria', 'criteria.id = result.criteria_id')
      .select(
        `(select sum((detail ->> 'weight')::float8) from jsonb_array_elements(criteria.details) detail)`,
        'sum',
      )
      .distinct(true)
      .limit(2)
      .getRawMany<{ sum: number | null }>();
    return others.length === 0 ? (first?.sum ?? null) : null;
  }

  /** Essays with a result, by class, assignment and student, at most `most`. */
  chosen(userId: string, filter: EssayFilter, onlyReviewed: boolean, most: number): Promise<ChosenEssay[]> {
    const builder = this.listed(userId, filter).andWhere(HAS_RESULT).limit(most);
    if (onlyReviewed) builder.andWhere(IS_REVIEWED);
    return builder.getRawMany<ChosenEssay>();
  }

  /** The others that the filter lets through, in the same order, each with the reason; at most as many as a file has sheets. */
  heldBack(userId: string, filter: EssayFilter, onlyReviewed: boolean): Promise<HeldBackEssay[]> {
    return this.listed(userId, filter)
      .addSelect(`case when ${HAS_RESULT} then 'not_reviewed' else 'no_result' end`, 'reason')
      .andWhere(onlyReviewed ? `not (${HAS_RESULT} and ${IS_REVIEWED})` : `not ${HAS_RESULT}`)
      .limit(HAND_BACK_SHEETS_MAX)
      .getRawMany<HeldBackEssay>();
  }

  private listed(userId: string, filter: EssayFilter): SelectQueryBuilder<Essay> {
    return this.essaysOf(userId, filter)
      .leftJoin('assignments', 'assignment', 'assignment.id = essay.assignment_id')
      .leftJoin('classes', 'class', 'class.id = assignment.class_id')
      .leftJoin(
        'class_students',
        'student',
        'student.id = essay.student_id and student.class_id = assignment.class_id',
      )
      .select('essay.id', 'id')
      .addSelect('essay.student_name', 'studentName')
      .addSelect('essay.filename', 'filename')
      .addSelect(IS_REVIEWED, 'isReviewed')
      .addSelect('class.name', 'className')
      .addSelect('assignment.title', 'assignmentTitle')
      .addSelect('student.id', 'studentId')
      .addSelect('student.email', 'studentEmail')
      .addSelect('student.student_number', 'studentNumber')
      .addSelect(studentMarkSql('student.id'), 'mark')
      .orderBy('lower(class.name)', 'ASC', 'NULLS LAST')
      .addOrderBy('lower(assignment.title)', 'ASC', 'NULLS LAST')
      .addOrderBy('lower(coalesce(essay.student_name, essay.filename))')
      .addOrderBy('essay.id');
  }

  private essaysOf(userId: string, filter: EssayFilter): SelectQueryBuilder<Essay> {
    const builder = this.dataSource
      .getRepository(Essay)
      .createQueryBuilder('essay')
      .where('essay.user_id = :userId', { userId })
      .andWhere('essay.deleted_at is null');
    return narrowToFilter(builder, filter, this.eyes);
  }
}
