import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PROCESSING_STATUSES_MAX } from '@marklight/contracts/business';
import type { ProcessingStatus } from '@marklight/contracts/grading';
import type { DataSource, EntityManager } from 'typeorm';
import { PreparedStatements } from '../database/prepared-statements.repository';

export type ListedJob = ProcessingStatus & { jobId: string };

/** A job that was put back and only looks whether it may go on: shown as waiting, or the list would flicker at each look. */
const LOOKS = `job.status = 'processing' and job.waits_for is not null`;
const LISTED = `
  select job.id as "jobId", job.essay_id as "essayId", essay.filename, essay.assignment_id as "assignmentId",
    case when ${LOOKS} then 'pending' else job.status end as status, case when ${LOOKS} then 0 else job.progress end as progress,
    job.error, case when job.status in ('pending', 'processing') then job.waits_for end as "waitsFor", job.created_at, essay.uploaded_at
  from grading_jobs job join essays essay on essay.id = job.essay_id
  where not job.second_opinion and job.dismissed_at is null and essay.deleted_at is null`;

/** Gradings as the dashboard lists them: neither dismissed nor of a deleted essay. */
@Injectable()
export class ProcessingStatusRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly prepared: PreparedStatements,
  ) {}

  /**
   * In the order in which grading was asked for. Of more than PROCESSING_STATUSES_MAX those in progress, then those that
   * wait, in their order, then the newest of the others.
   */
  ofTeacher(userId: string): Promise<ListedJob[]> {
    return this.prepared.rows<ListedJob>(
      'processing status',
      `select * from (
         ${LISTED} and job.user_id = $1
         order by case when job.status = 'processing' and not (${LOOKS}) then 1 when job.status in ('pending', 'processing') then 2 else 3 end,
           case when job.status = 'pending' or ${LOOKS} then job.created_at end, job.created_at desc
         limit $2
       ) listed order by created_at, uploaded_at desc`,
      [userId, PROCESSING_STATUSES_MAX],
    );
  }

  /** Those of these jobs that are listed. */
  listed(jobIds: readonly string[]): Promise<ListedJob[]> {
    return this.dataSource.query<ListedJob[]>(
      `${LISTED} and job.id = any($1::uuid[]) order by job.created_at, essay.uploaded_at desc`,
      [jobIds],
    );
  }

  /** The essays of these jobs, listed or not, by job. */
  async essaysOf(jobIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.dataSource.query<{ jobId: string; essayId: string }[]>(
      `select id as "jobId", essay_id as "essayId" from grading_jobs
       where id = any($1::uuid[]) and not second_opinion`,
      [jobIds],
    );
    return new Map(rows.map(({ jobId, essayId }) => [jobId, essayId]));
  }

  /** @returns the essay's finished jobs, which are no longer listed */
  async dismiss(manager: EntityManager, userId: string, essayId: string): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `update grading_jobs set dismissed_at = coalesce(dismissed_at, now())
       where user_id = $1 and essay_id = $2 and not second_opinion and status in ('complete', 'error') returning id`,
      [userId, essayId],
    );
    return rows.map(({ id }) => id);
  }
}
