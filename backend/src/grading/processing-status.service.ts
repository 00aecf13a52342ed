import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PROCESSING_STATUSES_MAX } from '@marklight/contracts/business';
import type { ProcessingEvent, ProcessingStatus } from '@marklight/contracts/grading';
import type { DataSource } from 'typeorm';
import { NotFoundError } from '../common/coded-error';
import { TeacherChannel } from '../database/teacher-channel';

const LISTED = `
  select job.id as "jobId", job.essay_id as "essayId", essay.filename, job.status, job.progress, job.error,
    job.created_at, essay.uploaded_at
  from grading_jobs job join essays essay on essay.id = job.essay_id
  where job.dismissed_at is null and essay.deleted_at is null`;

type ListedRow = ProcessingStatus & { jobId: string };

@Injectable()
export class ProcessingStatusService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly channel: TeacherChannel,
  ) {}

  /**
   * In the order in which grading was asked for. Of more than PROCESSING_STATUSES_MAX those in progress, then those that
   * wait, in their order, then the newest of the others.
   */
  async list(userId: string): Promise<ProcessingStatus[]> {
    const rows = (await this.dataSource.query(
      `select * from (
         ${LISTED} and job.user_id = $1
         order by case job.status when 'processing' then 1 when 'pending' then 2 else 3 end,
           case when job.status = 'pending' then job.created_at end, job.created_at desc
         limit $2
       ) listed order by created_at, uploaded_at desc`,
      [userId, PROCESSING_STATUSES_MAX],
    )) as ListedRow[];
    return rows.map(toReply);
  }

  /**
   * Lets go of an essay's finished entries; those still being graded stay.
   * @throws NotFoundError where there is no entry for the essay, also where it is another teacher's.
   */
  async dismiss(userId: string, essayId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [rows] = (await manager.query(
        `update grading_jobs set dismissed_at = coalesce(dismissed_at, now())
         where user_id = $1 and essay_id = $2 and status in ('complete', 'error') returning id`,
        [userId, essayId],
      )) as [{ id: string }[], number];
      if (rows.length === 0) throw new NotFoundError('There is no finished entry for this essay.');
      for (const { id } of rows) await this.channel.tell({ userId, jobId: id }, manager);
    });
  }

  /** How these jobs stand now, in two queries however many there are. */
  async changesOf(jobIds: readonly string[]): Promise<ProcessingEvent[]> {
    const rows = (await this.dataSource.query(
      `${LISTED} and job.id = any($1::uuid[]) order by job.created_at, essay.uploaded_at desc`,
      [jobIds],
    )) as ListedRow[];
    const events = rows.map((row): ProcessingEvent => ({ type: 'change', status: toReply(row) }));
    const listed = new Set(rows.map(({ jobId }) => jobId));
    const others = jobIds.filter((id) => !listed.has(id));
    if (others.length === 0) return events;
    const gone = (await this.dataSource.query(
      'select essay_id as "essayId" from grading_jobs where id = any($1::uuid[])',
      [others],
    )) as { essayId: string }[];
    return [...events, ...gone.map(({ essayId }): ProcessingEvent => ({ type: 'removed', essayId }))];
  }
}

function toReply({ essayId, filename, status, progress, error }: ListedRow): ProcessingStatus {
  return { essayId, filename, status, progress, error };
}
