import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { type EssayFilter } from '@marklight/contracts/essays';
import { essayFilterSchema } from '@marklight/contracts/essays.schema';
import { API } from '@marklight/contracts/routes';
import type { Request, Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { ExportsService } from './exports.service';
import { sendFile } from '../common/files/send-file';

@Controller()
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @LogActivity('report_exported', { change: 'Reports' })
  @Get(API.exportReports)
  async reports(
    @CurrentUserOf() user: User,
    @Query({ schema: essayFilterSchema }) filter: EssayFilter,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, () => this.exports.reports(user.id, filter));
  }

  @LogActivity('report_exported', { change: 'Detailed feedback' })
  @Get(API.exportDetailedFeedback)
  async detailedFeedback(
    @CurrentUserOf() user: User,
    @Query({ schema: essayFilterSchema }) filter: EssayFilter,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.vary('Accept');
    await sendFile(response, () =>
      request.accepts(['json', 'pdf']) === 'pdf'
        ? this.exports.detailedFeedbackPdf(user.id, filter)
        : this.exports.detailedFeedbackJson(user.id, filter),
    );
  }
}
