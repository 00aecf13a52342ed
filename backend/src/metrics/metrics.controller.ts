import { Controller, Get, Query, Res } from '@nestjs/common';
import { type MetricsQuery, type MetricsReply } from '@marklight/contracts/metrics';
import { metricsQuerySchema } from '@marklight/contracts/metrics.schema';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { sendFile } from '../common/files/send-file';
import { MetricsService } from './metrics.service';
import { MetricsPdfPool } from './pdf/metrics-pdf-pool';

@Controller()
export class MetricsController {
  constructor(
    private readonly metrics: MetricsService,
    private readonly pdfs: MetricsPdfPool,
  ) {}

  @Get(API.performanceMetrics)
  async show(
    @CurrentUserOf() user: User,
    @Query({ schema: metricsQuerySchema }) query: MetricsQuery,
  ): Promise<MetricsReply> {
    return (await this.metrics.of(user.id, query)).metrics;
  }

  @LogActivity('report_exported', { change: 'Performance metrics' })
  @Get(API.performanceMetricsPdf)
  async pdf(
    @CurrentUserOf() user: User,
    @Query({ schema: metricsQuerySchema }) query: MetricsQuery,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, async (asker) =>
      this.pdfs.render({ named: await this.metrics.of(user.id, query), timeZone: query.timeZone }, asker),
    );
  }
}
