import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EssayCounts, EssayStatus } from '@marklight/contracts/essays';
import type { ListedEyeReason } from '@marklight/contracts/eye-reasons';
import { NOTE_IN_LISTS } from '@marklight/contracts/triage';
import type { DataSource, EntityManager } from 'typeorm';
import { studentMarkSql } from '../classes/matching/student-mark';
import { hasProposalSql, inForce } from './result-standing';
import type { EssayContext } from './essay.mapper';
import { EyeRepository } from './eye.repository';

type ContextRow = Omit<EssayContext, 'eyeReasons'> & {
  id: string;
  /** Null if there is no result, or it has been reviewed. */
  reasons: ListedEyeReason[] | null;
  hasNote: boolean | null;
};

/** What a list of essays shows beside the rows of the table itself. */
@Injectable()
export class EssayListsRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly eyes: EyeRepository,
  ) {}

  /** From the counters, which triggers keep; essays under "Recently deleted" are not among them. */
  async counts(userId: string): Promise<EssayCounts> {
    const [row] = await this.dataSource.query<[EssayCounts]>(
      `select coalesce(sum(n), 0)::int as total,
         coalesce(sum(n) filter (where graded), 0)::int as graded,
         coalesce(sum(n) filter (where status = 'ready_for_review'), 0)::int as "readyForReview",
         coalesce(sum(n) filter (where status = 'reviewed'), 0)::int as reviewed
       from essay_counts where user_id = $1`,
      [userId],
    );
    return row;
  }

  /** From the counters as well. @param status null for all */
  async totalOf(userId: string, status: EssayStatus | null): Promise<number> {
    const [row] = await this.dataSource.query<[{ total: number }]>(
      'select coalesce(sum(n), 0)::int as total from essay_counts where user_id = $1 and ($2::text is null or status = $2)',
      [userId, status],
    );
    return row.total;
  }

  /** What other tables hold about these essays, by essay, in one query. */
  async contextsOf(
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<string, EssayContext>> {
    const rows = await manager.query<ContextRow[]>(
      `select essay.id, assignment.title as "assignmentTitle", class.id as "classId", class.name as "className",
         coalesce(rubric.name, criteria.filename) as "rubricName",
         case when result.criteria_id is not null then json_build_object(
           'assessedCriteria', result.total_criteria - result.unassessed_criteria,
           'totalCriteria', result.total_criteria,
           'isProvisional', result.unassessed_criteria > 0 and result.reviewed_at is null) end as assessed,
         case when essay.status <> 'reviewed' then result.eye_reasons end as reasons,
         essay.status <> 'reviewed' and ${this.eyes.hasNote('result')} as "hasNote",
         ${hasProposalSql('essay.id')} as "hasProposal", ${studentMarkSql('essay.student_id')} as "studentMark",
         essay.student_id is null and not essay.student_decided
           and exists (select from class_students listed where listed.class_id = class.id) as "isToMatch",
         exists (select from essay_files kept where kept.essay_id = essay.id) as "hasFile",
         (select json_build_object('done', count(page.found), 'pages', count(*)) from scanned_pages page
          where page.essay_id = essay.id having count(*) > 0) as reading
       from essays essay
       left join assignments assignment on assignment.id = essay.assignment_id
       left join classes class on class.id = assignment.class_id
       left join grading_results result on result.essay_id = essay.id and ${inForce('result')}
       left join criteria on criteria.id = result.criteria_id
       left join rubrics rubric on rubric.id = criteria.rubric_id
       where essay.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(
      rows.map(({ id, reasons, hasNote, ...context }) => [
        id,
        { ...context, eyeReasons: [...(hasNote ? [NOTE_IN_LISTS] : []), ...(reasons ?? [])] },
      ]),
    );
  }
}
