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
