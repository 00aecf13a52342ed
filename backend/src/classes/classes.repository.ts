import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { AssignmentContext } from './assignment.mapper';
import type { ClassCounts } from './class.mapper';

/** What other tables hold about classes and assignments, each read for a whole list in one query. */
@Injectable()
export class ClassesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** By class; essays under "Recently deleted" do not count. */
  async countsOf(classIds: readonly string[]): Promise<Map<string, ClassCounts>> {
    const rows = await this.dataSource.query<({ id: string } & ClassCounts)[]>(
      `select class.id, coalesce(filed.assignments, 0)::int as "assignmentCount",
         coalesce(filed.essays, 0)::int as "essayCount", coalesce(listed.students, 0)::int as "rosterSize"
       from unnest($1::uuid[]) as class (id)
       left join (
         select assignment.class_id, count(*) as assignments, sum(kept.essays) as essays
         from assignments assignment
         left join lateral (
           select count(*) as essays from essays where assignment_id = assignment.id and deleted_at is null
         ) kept on true
         where assignment.class_id = any ($1) group by assignment.class_id
       ) filed on filed.class_id = class.id
       left join (
         select class_id, count(*) as students from class_students where class_id = any ($1) group by class_id
       ) listed on listed.class_id = class.id`,
      [classIds],
    );
    return new Map(rows.map(({ id, ...counts }) => [id, counts]));
  }

  /** By assignment; one that is gone is left out. */
  async contextsOf(assignmentIds: readonly string[]): Promise<Map<string, AssignmentContext>> {
    const rows = await this.dataSource.query<({ id: string } & AssignmentContext)[]>(
      `select assignment.id, class.name as "className", rubric.name as "rubricName",
         coalesce(jsonb_array_length(own.items), 0) as "pastedCriteria",
         coalesce(filed.essays, 0)::int as "essayCount"
       from assignments assignment
       join classes class on class.id = assignment.class_id
       left join rubrics rubric on rubric.id = assignment.rubric_id
       left join criteria own on own.id = assignment.criteria_id
       left join (
         select assignment_id, count(*) as essays from essays
         where assignment_id = any ($1) and deleted_at is null group by assignment_id
       ) filed on filed.assignment_id = assignment.id
       where assignment.id = any ($1)`,
      [assignmentIds],
    );
    return new Map(rows.map(({ id, ...context }) => [id, context]));
  }

  /** Whether the student is on the roster of one of the teacher's classes. */
  async ownsStudent(userId: string, studentId: string): Promise<boolean> {
    const found = await this.dataSource.query<unknown[]>(
      `select from class_students student join classes class on class.id = student.class_id
       where student.id = $2 and class.user_id = $1`,
      [userId, studentId],
    );
    return found.length > 0;
  }

  /**
   * Until the transaction ends, other changes of the class's roster wait.
   * @returns false if the teacher has no such class
   */
  async lock(manager: EntityManager, userId: string, classId: string): Promise<boolean> {
    const locked = await manager.query<unknown[]>(
      'select 1 from classes where id = $1 and user_id = $2 for no key update',
      [classId, userId],
    );
    return locked.length > 0;
  }

  /**
   * Until the transaction ends, the assignment is neither deleted nor moved, and changes of its class's roster wait.
   * @returns its class; null where the teacher has no such assignment
   */
  async holdAssignment(manager: EntityManager, userId: string, assignmentId: string): Promise<string | null> {
    // The class first, as when a class is deleted with its assignments.
    await manager.query(
      `select from classes
       where id = (select class_id from assignments where id = $1 and user_id = $2) for share`,
      [assignmentId, userId],
    );
    const [row] = await manager.query<{ classId: string }[]>(
      'select class_id as "classId" from assignments where id = $1 and user_id = $2 for share',
      [assignmentId, userId],
    );
    return row?.classId ?? null;
  }
}
