import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { inTime } from '../common/in-time';
import { threadStarts } from '../common/work/thread-starts';
import { DatabaseState } from '../database/database-state';
import { MetricsRepository } from './metrics.repository';
import { QueueStateRepository } from './queue-state.repository';

/** Prometheus waits ten seconds for all of them, including the check whether the database answers. */
const PATIENCE_MS = 3_000;

/** Prometheus metrics: of the process, of HTTP by route pattern (never by address), and of the queue. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram;
  private readonly databaseUp: Gauge;
  private databaseAnswers = false;

  constructor(
    private readonly rows: MetricsRepository,
    private readonly queueState: QueueStateRepository,
    private readonly database: DatabaseState,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.databaseUp = new Gauge({
      name: 'database_up',
      help: 'Whether the database answers this process; while it is 0, the figures from the database have no value.',
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
            const rows = await this.rows.gradingsByStatus();
            jobs.reset();
            for (const { status, n } of rows) jobs.set({ status }, n);
          },
        ),
    });
    this.readFromDatabase(
      'grading_oldest_waiting_seconds',
      'How long the oldest essay waiting to be graded has waited; 0 if none is waiting.',
      () => this.rows.oldestWaitingGrading(),
    );
    this.readFromDatabase(
      'grading_workers_alive',
      'Grading workers of all processes that had a job in hand or an answer from the queue within the last 30 seconds: one for each essay graded at a time, and half as many again with an AI service.',
      async () => (await this.queueState.read()).gradingWorkers,
    );
    this.readFromDatabase(
      'grading_jobs_stuck',
      'Gradings that are stuck: no worker is going to take them. They are queued again within a minute.',
      async () => (await this.queueState.read()).stuck,
    );
    this.readFromDatabase(
      'mails_late',
      'Mails that have waited to be sent for more than ten minutes.',
      async () => (await this.queueState.read()).lateMails,
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
            const rows = await this.rows.failedJobs();
            failed.reset();
            for (const row of rows) failed.set({ job: row.job }, row.failed);
          },
        ),
    });
  }

  /** A gauge whose value is read each time the metrics are requested. */
  private readFromDatabase(name: string, help: string, value: () => Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () =>
        this.unlessAway(
          () => gauge.set(Number.NaN),
          async () => gauge.set(await value()),
        ),
    });
  }

  /** Answers within some seconds whatever the database does. */
  async text(): Promise<string> {
    this.databaseAnswers = await this.database.answers();
    this.databaseUp.set(this.databaseAnswers ? 1 : 0);
    return this.registry.metrics();
  }

  /** While the database is unreachable, a metric that is read from it has no value rather than an old one. */
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
