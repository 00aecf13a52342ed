import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PageQuery } from '@marklight/contracts/common';
import type { FeedbackItem } from '@marklight/contracts/grading';
import type { StudentEssay } from '@marklight/contracts/student-work';
import type { DataSource } from 'typeorm';
import { sliceOf } from '../common/paging';
import { inForce } from '../common/sql/result-standing.sql';
import type { GradingResultRecord } from '../grading/grading-result.entity';

type Result = NonNullable<StudentEssay['result']>;
/** The overall feedback is as it was stored, with the teacher's decisions beside it. */
export type StudentEssayRow = Omit<StudentEssay, 'uploadedAt' | 'result'> & {
  uploadedAt: Date;
  result:
    | (Pick<Result, 'grade' | 'percentage' | 'isProvisional' | 'criteria' | 'comments'> &
        Pick<GradingResultRecord, 'overallAnalysis' | 'contextualInsights' | 'wholeReview'> & {
          proposedLevels: FeedbackItem['level'][];
        })
    | null;
};

/** The criteria of a result with the level that counts: the teacher's, or else the proposed one. */
const CRITERIA = `(
  select jsonb_agg(jsonb_build_object(
      'name', trim(item.value ->> 'criteria'),
      'level', coalesce(current.review -> (item.position - 1)::int ->> 'level', item.value ->> 'level')::int
    ) order by item.position)
  from jsonb_array_elements(current.feedback) with ordinality item (value, position))`;

const PROPOSED_LEVELS = `(
  select jsonb_agg(item.value -> 'level' order by item.position)
  from jsonb_array_elements(current.feedback) with ordinality item (value, position))`;

/** Essays by the student they are matched to. The caller has checked whose student it is. */
@Injectable()
export class StudentWorkRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** One page of the student's essays with their results in force, the latest handed in first. */
  page(userId: string, studentId: string, query: PageQuery): Promise<StudentEssayRow[]> {
    const { take, skip } = sliceOf(query);
    return this.dataSource.query(
      `select essay.id as "essayId", essay.filename, assignment.id as "assignmentId",
         assignment.title as "assignmentTitle", essay.status, essay.uploaded_at as "uploadedAt", (
           select jsonb_build_object(
             'grade', current.grade, 'percentage', current.percentage,
             'isProvisional', current.unassessed_criteria > 0 and current.reviewed_at is null,
             'criteria', coalesce(${CRITERIA}, '[]'),
             'proposedLevels', coalesce(${PROPOSED_LEVELS}, '[]'),
             'comments', coalesce(jsonb_array_length(current.whole_review -> 'comments'), 0),
             'overallAnalysis', current.overall_analysis, 'contextualInsights', current.contextual_insights,
             'wholeReview', current.whole_review - 'comments')
           from grading_results current where essay_id = essay.id and ${inForce('current')} limit 1
         ) as result
       from essays essay join assignments assignment on assignment.id = essay.assignment_id
       where essay.user_id = $1 and essay.student_id = $2 and essay.deleted_at is null
       order by essay.uploaded_at desc, essay.id limit ${take} offset ${skip}`,
      [userId, studentId],
    );
  }

  async count(userId: string, studentId: string): Promise<number> {
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `select count(*)::int as count from essays join assignments on assignments.id = essays.assignment_id
       where essays.user_id = $1 and student_id = $2 and deleted_at is null`,
      [userId, studentId],
    );
    return row.count;
  }
}
