import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RUBRIC_VERSIONS_LISTED } from '@marklight/contracts/rubrics';
import type { DataSource } from 'typeorm';
import { inForce } from '../common/sql/result-standing.sql';

export interface UsedVersion {
  version: number;
  firstUsedAt: Date;
  /** A criteria set that is a copy of this version. */
  criteriaId: string;
  essays: number;
  assignments: string[];
}

@Injectable()
export class RubricVersionsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The versions that the teacher has graded with or taken to the dashboard, newest first. */
  used(userId: string, rubricId: string): Promise<UsedVersion[]> {
    return this.dataSource.query<UsedVersion[]>(
      `select copy.rubric_version as version, min(copy.uploaded_at) as "firstUsedAt",
         (array_agg(copy.id order by copy.uploaded_at, copy.id))[1] as "criteriaId",
         count(distinct essay.id)::int as essays,
         coalesce((array_agg(distinct assignment.title) filter (where assignment.title is not null))[1:5], '{}')
           as assignments
       from criteria copy
       left join grading_results result on result.criteria_id = copy.id and ${inForce('result')}
       left join essays essay on essay.id = result.essay_id and essay.deleted_at is null
       left join assignments assignment on assignment.id = essay.assignment_id
       where copy.user_id = $1 and copy.rubric_id = $2 and copy.rubric_version is not null and (
         copy.deleted_at is null or exists (select from grading_results where criteria_id = copy.id))
       group by copy.rubric_version order by copy.rubric_version desc limit $3`,
      [userId, rubricId, RUBRIC_VERSIONS_LISTED],
    );
  }
}
