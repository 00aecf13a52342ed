import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ProcessingEvent, ProcessingStatus } from '@marklight/contracts/grading';
import { concatMap, defer, filter, from, map, merge, of, type Observable } from 'rxjs';
import type { DataSource } from 'typeorm';
import { NotFoundError } from '../common/coded-error';
import { TeacherChannel, type TeacherNews } from '../database/teacher-channel';

const LISTED = `
  select job.id as "jobId", job.essay_id as "essayId", essay.filename, job.status, job.progress, job.error
  from grading_jobs job join essays essay on essay.id = job.essay_id
  where job.dismissed_at is null and essay.deleted_at is null`;

type ListedRow = ProcessingStatus & { jobId: string };

@Injectable()
export class ProcessingStatusService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly channel: TeacherChannel,
  ) {}

  /** In the order in which grading was asked for. */
  async list(userId: string): Promise<ProcessingStatus[]> {
    const rows = (await this.dataSource.query(
      `${LISTED} and job.user_id = $1 order by job.created_at, essay.uploaded_at desc`,
      [userId],
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

  /** A snapshot, then every change. Listening begins before the snapshot is read, so nothing falls between. */
  stream(userId: string): Observable<ProcessingEvent> {
    const snapshot = () =>
      this.list(userId).then((statuses): ProcessingEvent => ({ type: 'snapshot', statuses }));
    const changes = this.channel.news.pipe(
      filter((news) => news === 'reconnected' || (news.userId === userId && !news.signedOut)),
      map((news) => () => this.eventFor(news, snapshot)),
    );
    return merge(of(snapshot), changes).pipe(
      concatMap((read) => defer(() => from(read()))),
      filter((event) => event !== null),
    );
  }

  private async eventFor(
    news: TeacherNews | 'reconnected',
    snapshot: () => Promise<ProcessingEvent>,
  ): Promise<ProcessingEvent | null> {
    if (news === 'reconnected' || news.jobId === undefined) return snapshot();
    const [row] = (await this.dataSource.query(`${LISTED} and job.id = $1`, [news.jobId])) as ListedRow[];
    if (row) return { type: 'change', status: toReply(row) };
    const [gone] = (await this.dataSource.query(
      'select essay_id as "essayId" from grading_jobs where id = $1',
      [news.jobId],
    )) as { essayId: string }[];
    return gone ? { type: 'removed', essayId: gone.essayId } : null;
  }
}

function toReply({ essayId, filename, status, progress, error }: ListedRow): ProcessingStatus {
  return { essayId, filename, status, progress, error };
}
