import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';

/** Prometheus metrics: of the process, of HTTP by route pattern (never by address), and of the queue. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [this.registry],
    });
    const jobs = new Gauge({
      name: 'grading_jobs',
      help: 'Grading jobs that are not dismissed, by status.',
      labelNames: ['status'],
      registers: [this.registry],
      collect: async () => {
        const rows = (await this.dataSource.query(
          'select status, count(*)::int as n from grading_jobs where dismissed_at is null group by status',
        )) as { status: string; n: number }[];
        jobs.reset();
        for (const { status, n } of rows) jobs.set({ status }, n);
      },
    });
    this.readFromDatabase(
      'grading_oldest_waiting_seconds',
      'How long the oldest essay that waits for grading has waited; 0 where none waits.',
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float as value
       from grading_jobs where status = 'pending'`,
    );
    this.readFromDatabase(
      'grading_workers_alive',
      'Grading workers of all processes that were seen within the last 30 seconds: one for each essay graded at a time.',
      `select count(*)::int as value from worker_processes
       where queue = 'grading' and seen_at > now() - interval '30 seconds'`,
    );
    this.watchScheduledJobs();
  }

  /** 1 for each scheduled job whose newest run failed, 0 for the others. */
  private watchScheduledJobs(): void {
    const failed = new Gauge({
      name: 'scheduled_job_failed',
      help: 'Whether the newest run of the scheduled job failed.',
      labelNames: ['job'],
      registers: [this.registry],
      collect: async () => {
        const rows = (await this.dataSource.query(
          `select distinct on (job) job, (outcome = 'failed')::int as failed
           from scheduled_job_runs order by job, started_at desc, id desc`,
        )) as { job: string; failed: number }[];
        failed.reset();
        for (const row of rows) failed.set({ job: row.job }, row.failed);
      },
    });
  }

  /** A gauge whose value is the one row's `value` of the query, asked for each time that somebody reads it. */
  private readFromDatabase(name: string, help: string, sql: string): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        const [row] = (await this.dataSource.query(sql)) as { value: number }[];
        gauge.set(row?.value ?? 0);
      },
    });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  readonly middleware: RequestHandler = (request, response, next) => {
    const stop = this.requests.startTimer();
    response.on('finish', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? 'other';
      stop({ method: request.method, route, status: String(response.statusCode) });
    });
    next();
  };
}
