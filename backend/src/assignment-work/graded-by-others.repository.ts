import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import type { DataSource } from 'typeorm';
import { carriesDecisionsSql, inForce } from '../essays/result-standing';

/** What grades an assignment now: a rubric as it stands, or the criteria set that was pasted for it. */
export type PresentCriteria =
  | { id: string; version: number; criteriaId?: undefined }
  | { criteriaId: string; id?: undefined; version?: undefined };

/** Results of an assignment based on criteria other than its own. The caller has checked who owns the assignment. */
@Injectable()
export class GradedByOthersRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** How many there are, with and without decisions. */
  async count(
    assignmentId: string,
    { id, version, criteriaId }: PresentCriteria,
  ): Promise<AssignmentStanding['gradedByOthers']> {
    const [counts] = await this.dataSource.query<[AssignmentStanding['gradedByOthers']]>(
      `select count(*) filter (where not "isDecided")::int as undecided,
         count(*) filter (where "isDecided")::int as decided
       from (${BY_OTHERS}) others`,
      [assignmentId, id, version, criteriaId],
    );
    return counts;
  }

  /** The essays of these results, oldest first. */
  async essayIds(
    assignmentId: string,
    { id, version, criteriaId }: PresentCriteria,
    { withDecided, most }: { withDecided: boolean; most: number },
  ): Promise<string[]> {
    const rows = await this.dataSource.query<{ essayId: string }[]>(
      `select "essayId" from (${BY_OTHERS}) others where $5 or not "isDecided"
       order by "uploadedAt", "essayId" limit $6`,
      [assignmentId, id, version, criteriaId, withDecided, most],
    );
    return rows.map(({ essayId }) => essayId);
  }
}

/** SQL: the teacher's criteria sets that copy version $3 of rubric $2, or set $4. */
const COPIES = `array(select id from criteria
  where user_id = (select user_id from assignments where id = $1)
    and (id = $4 or rubric_id = $2 and rubric_version = $3))`;

/**
 * SQL: the essays of assignment $1 whose result is based on criteria other than `COPIES`. An essay that has since been
 * graded by one of those is left out: its new result waits as a proposal, or the teacher has chosen the other one.
 */
const BY_OTHERS = `select essay.id as "essayId", essay.uploaded_at as "uploadedAt",
    ${carriesDecisionsSql('result', 'essay')} as "isDecided"
  from essays essay
  cross join lateral (
    -- The limit holds the planner to the index.
    select * from grading_results where essay_id = essay.id and ${inForce('grading_results')} limit 1
  ) result
  where essay.assignment_id = $1 and essay.deleted_at is null and result.criteria_id <> all(${COPIES})
    and not exists (
      select from grading_jobs where essay_id = essay.id and status in ('pending', 'processing'))
    and not exists (
      select from grading_results newer
      where newer.essay_id = essay.id and newer.created_at > result.created_at and newer.criteria_id = any(${COPIES}))`;
