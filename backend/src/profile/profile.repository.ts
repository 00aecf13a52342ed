import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PROFILE_ESSAY_COUNT, type ProfileReply } from '@marklight/contracts/profile';
import type { DataSource } from 'typeorm';
import { inForce } from '../common/sql/result-standing.sql';

export type EssayHistoryRow = Omit<ProfileReply['essayHistory'][number], 'uploadedAt'> & { uploadedAt: Date };

/** What a person's profile says about their essays. Those under "Recently deleted" and their results do not count. */
@Injectable()
export class ProfileRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async essayCount(userId: string): Promise<number> {
    const [row] = await this.dataSource.query<[{ n: number }]>(
      'select count(*)::int as n from essays where user_id = $1 and deleted_at is null',
      [userId],
    );
    return row.n;
  }

  /** How many gradings there are, and the mean percentage of those in force. */
  async gradings(userId: string): Promise<{ total: number; meanPercentage: number | null }> {
    const [row] = await this.dataSource.query<[{ total: number; meanPercentage: number | null }]>(
      `select count(*)::int as total,
         avg(result.percentage) filter (where ${inForce('result')}) as "meanPercentage"
       from grading_results result join essays essay on essay.id = result.essay_id and essay.deleted_at is null
       where result.user_id = $1`,
      [userId],
    );
    return row;
  }

  /** The newest essays, each with the grades of its results: the one in force, then newest first. */
  async essayHistory(userId: string): Promise<EssayHistoryRow[]> {
    return this.dataSource.query<EssayHistoryRow[]>(
      `select id, filename, uploaded_at as "uploadedAt",
         (select coalesce(json_agg(json_build_object('grade', grade,
             'isProvisional', unassessed_criteria > 0 and reviewed_at is null)
             order by ${inForce('result')} desc, created_at desc, result.id desc), '[]')
          from grading_results result where result.essay_id = essays.id) as "gradingResults"
       from essays where user_id = $1 and deleted_at is null order by uploaded_at desc, id limit $2`,
      [userId, PROFILE_ESSAY_COUNT],
    );
  }
}
