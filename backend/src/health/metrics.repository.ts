import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** The figures for Prometheus that come from the database's rows. */
@Injectable()
export class MetricsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Gradings that are not dismissed, by status. */
  gradingsByStatus(): Promise<{ status: string; n: number }[]> {
    return this.dataSource.query(
      'select status, count(*)::int as n from grading_jobs where dismissed_at is null group by status',
    );
  }

  /** Seconds; 0 if none waits. */
  async oldestWaitingGrading(): Promise<number> {
    const [row] = await this.dataSource.query<{ seconds: number }[]>(
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float as seconds
       from grading_jobs where status = 'pending'`,
    );
    return row?.seconds ?? 0;
  }

  /** For each scheduled job, 1 if its newest run failed, otherwise 0. */
  failedJobs(): Promise<{ job: string; failed: number }[]> {
    return this.dataSource.query(
      `select distinct on (job) job, (outcome = 'failed')::int as failed
       from scheduled_job_runs order by job, started_at desc, id desc`,
    );
  }
}
