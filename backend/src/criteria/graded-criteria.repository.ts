import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { CriterionDetails } from './criteria.entity';

export interface GradedCriteriaRow {
  id: string;
  filename: string;
  items: string[];
  details: CriterionDetails[] | null;
  rubricId: string | null;
  rubricVersion: number | null;
  /** The present version of the rubric's criteria; null if it is gone, or is neither the teacher's nor the platform's. */
  currentVersion: number | null;
  uploadedAt: Date;
}

/** Criteria that results are based on, whatever becomes of the rubric and of the set on the dashboard. */
@Injectable()
export class GradedCriteriaRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns null if the teacher has no such set, or if it is deleted and no result is based on it */
  async find(userId: string, id: string): Promise<GradedCriteriaRow | null> {
    const [row] = await this.dataSource.query<GradedCriteriaRow[]>(
      `select criteria.id, criteria.filename, criteria.items, criteria.details, criteria.rubric_id as "rubricId",
         criteria.rubric_version as "rubricVersion", rubric.criteria_version as "currentVersion",
         criteria.uploaded_at as "uploadedAt"
       from criteria left join rubrics rubric
         on rubric.id = criteria.rubric_id and (rubric.user_id = $1 or rubric.user_id is null)
       where criteria.id = $2 and criteria.user_id = $1 and (criteria.deleted_at is null
         or exists (select from grading_results where criteria_id = criteria.id))`,
      [userId, id],
    );
    return row ?? null;
  }
}
