import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { inTime } from '../common/in-time';
import { threadStarts } from '../common/work/thread-starts';
import { DatabaseState } from '../database/database-state';
import { readQueueState, type QueueState } from './queue-state.repository';

/** Prometheus waits ten seconds for all of them, the question whether the database answers included. */
const PATIENCE_MS = 3_000;

/** Prometheus metrics: of the process, of HTTP by route pattern (never by address), and of the queue. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram;
  private readonly databaseUp: Gauge;
  private databaseAnswers = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly database: DatabaseState,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.databaseUp = new Gauge({
      name: 'database_up',
      help: 'Whether the database answers this process; while it is 0, what is read from it has no value.',
      registers: [this.registry],
    });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [this.registry],
    });
    const jobs: Gauge = new Gauge({
      name: 'grading_jobs',
      help: 'Grading jobs that are not dismissed, by status.',
      labelNames: ['status'],
      registers: [this.registry],
      collect: () =>
        this.unlessAway(
          () => jobs.reset(),
          async () => {
            const rows = (await this.dataSource.query(
              'select status, count(*)::int as n from grading_jobs where dismissed_at is null group by status',
            )) as { status: string; n: number }[];
            jobs.reset();
            for (const { status, n } of rows) jobs.set({ status }, n);
          },
        ),
    });
    this.readFromDatabase(
      'grading_oldest_waiting_seconds',
      'How long the oldest essay that waits for grading has waited; 0 where none waits.',
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float as value
       from grading_jobs where status = 'pending'`,
    );
    this.readFromState(
      'grading_workers_alive',
      'Grading workers of all processes that had a job in hand or an answer from the queue within the last 30 seconds: one for each essay graded at a time.',
      (state) => state.gradingWorkers,
    );
    this.readFromState(
      'grading_jobs_stuck',
      'Gradings for which nobody is going to do anything as things stand; they are queued again within a minute.',
      (state) => state.stuck,
    );
    this.readFromState(
      'mails_late',
      'Mails that have waited to be sent for more than ten minutes.',
      (state) => state.lateMails,
    );
    this.watchThreads();
    this.watchScheduledJobs();
  }

  private watchThreads(): void {
    const failed = new Gauge({
      name: 'thread_cannot_start',
      help: 'Threads and work processes of this process that could not start when they were last wanted.',
      labelNames: ['thread'],
      registers: [this.registry],
      collect: () => {
        failed.reset();
        for (const thread of threadStarts.failed.keys()) failed.set({ thread }, 1);
      },
    });
  }

  /** 1 for each scheduled job whose newest run failed, 0 for the others. */
  private watchScheduledJobs(): void {
    const failed: Gauge = new Gauge({
      name: 'scheduled_job_failed',
      help: 'Whether the newest run of the scheduled job failed.',
      labelNames: ['job'],
      registers: [this.registry],
      collect: () =>
        this.unlessAway(
          () => failed.reset(),
          async () => {
            const rows = (await this.dataSource.query(
              `select distinct on (job) job, (outcome = 'failed')::int as failed
           from scheduled_job_runs order by job, started_at desc, id desc`,
            )) as { job: string; failed: number }[];
            failed.reset();
            for (const row of rows) failed.set({ job: row.job }, row.failed);
          },
        ),
    });
  }

  /** A gauge of how the queue stands. */
  private readFromState(name: string, help: string, value: (state: QueueState) => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () =>
        this.unlessAway(
          () => gauge.set(Number.NaN),
          async () => {
            gauge.set(value(await readQueueState((sql, values) => this.dataSource.query(sql, values))));
          },
        ),
    });
  }

  /** A gauge whose value is the one row's `value` of the query, asked for each time that somebody reads it. */
  private readFromDatabase(name: string, help: string, sql: string): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () =>
        this.unlessAway(
          () => gauge.set(Number.NaN),
          async () => {
            const [row] = (await this.dataSource.query(sql)) as { value: number }[];
            gauge.set(row?.value ?? 0);
          },
        ),
    });
  }

  /** Answers within some seconds whatever the database does. */
  async text(): Promise<string> {
    this.databaseAnswers = await this.database.answers();
    this.databaseUp.set(this.databaseAnswers ? 1 : 0);
    return this.registry.metrics();
  }

  /** While the database is away a metric that is read from it has no value instead of an old one. */
  private async unlessAway(forget: () => void, collect: () => Promise<void>): Promise<void> {
    if (!this.databaseAnswers) return forget();
    const collected = collect().then(
      () => true,
      () => false,
    );
    if (!(await inTime(PATIENCE_MS, collected, false))) forget();
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
