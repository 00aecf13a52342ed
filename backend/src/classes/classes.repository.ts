import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { AssignmentContext } from './assignment.mapper';
import type { ClassCounts } from './class.mapper';

/** What stands around classes and assignments, each read for a whole list in one query. */
@Injectable()
export class ClassesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** By class. An essay under "Recently deleted" does not count. */
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
         coalesce(filed.essays, 0)::int as "essayCount"
       from assignments assignment
       join classes class on class.id = assignment.class_id
       left join rubrics rubric on rubric.id = assignment.rubric_id
       left join (
         select assignment_id, count(*) as essays from essays
         where assignment_id = any ($1) and deleted_at is null group by assignment_id
       ) filed on filed.assignment_id = assignment.id
       where assignment.id = any ($1)`,
      [assignmentIds],
    );
    return new Map(rows.map(({ id, ...context }) => [id, context]));
  }

  /**
   * Until the transaction ends, other changes of the class's roster wait.
   * @returns false where the teacher has no such class
   */
  async lock(manager: EntityManager, userId: string, classId: string): Promise<boolean> {
    const locked = await manager.query<unknown[]>(
      'select 1 from classes where id = $1 and user_id = $2 for no key update',
      [classId, userId],
    );
    return locked.length > 0;
  }
}
