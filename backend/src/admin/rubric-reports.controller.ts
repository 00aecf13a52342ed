import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { type PageQuery } from '@marklight/contracts/common';
import { idSchema, pageQuerySchema } from '@marklight/contracts/common.schema';
import { ADMIN_API } from '@marklight/contracts/routes';
import { type DecideRubricReportRequest, type RubricReport } from '@marklight/contracts/rubric-reports';
import { decideRubricReportRequestSchema } from '@marklight/contracts/rubric-reports.schema';
import type { Response } from 'express';
import { AdminsOnly } from '../auth/signed-in.guard';
import { listReply } from '../common/paging';
import { RubricReportsService } from '../rubrics/rubric-reports.service';
import { ActorOf } from './actor';
import { AdminRubricReports } from './admin-rubric-reports.service';
import type { Actor } from './audit.service';

/** Public rubrics that teachers have reported. */
@AdminsOnly()
@Controller()
export class AdminRubricReportsController {
  constructor(
    private readonly reports: RubricReportsService,
    private readonly decisions: AdminRubricReports,
  ) {}

  @Get(ADMIN_API.rubricReports)
  async list(
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RubricReport[]> {
    return listReply(response, await this.reports.list(query));
  }

  @HttpCode(200)
  @Post(ADMIN_API.decideRubricReport)
  decide(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: decideRubricReportRequestSchema }) body: DecideRubricReportRequest,
  ): Promise<RubricReport> {
    return this.decisions.decide(actor, id, body);
  }
}
