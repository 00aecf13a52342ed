import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { studentMarkSql } from '../../classes/matching/student-mark.sql';
import { inForce } from '../../common/sql/result-standing.sql';
import type { ReportPlace } from './report-rows';

interface PlaceRow extends ReportPlace {
  id: string;
}

/** Where essays belong, which their results do not say. */
@Injectable()
export class ReportPlacesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** By essay. The caller has checked whose essays they are. */
  async of(essayIds: readonly string[]): Promise<Map<string, ReportPlace>> {
    const rows = await this.dataSource.query<PlaceRow[]>(
      `select essay.id, class.name as "className", assignment.title as "assignmentTitle",
         student.student_number as "studentNumber", rubric.name as "rubricName"
       from essays essay
       left join assignments assignment on assignment.id = essay.assignment_id
       left join classes class on class.id = assignment.class_id
       left join class_students student on student.id = essay.student_id and student.class_id = assignment.class_id
       left join grading_results result on result.essay_id = essay.id and ${inForce('result')}
       left join criteria on criteria.id = result.criteria_id
       left join rubrics rubric on rubric.id = criteria.rubric_id
       where essay.id = any($1::uuid[])`,
      [essayIds],
    );
    return new Map(rows.map(({ id, ...place }) => [id, place]));
  }

  /** Number or email of those students whose name another on their class list has too, by essay. */
  async marksOf(essayIds: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await this.dataSource.query<{ id: string; mark: string | null }[]>(
      `select id, ${studentMarkSql('essay.student_id')} as mark from essays essay
       where id = any($1::uuid[]) and student_id is not null`,
      [essayIds],
    );
    return new Map(rows.map(({ id, mark }) => [id, mark]));
  }
}
