import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { idSchema } from '@marklight/contracts/common.schema';
import type { ExportQuery } from '@marklight/contracts/exports';
import { exportQuerySchema } from '@marklight/contracts/exports.schema';
import type { ExplanationQuery } from '@marklight/contracts/ledger';
import { explanationQuerySchema } from '@marklight/contracts/ledger.schema';
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
    @Query({ schema: exportQuerySchema }) query: ExportQuery,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, () => this.exports.reports(user.id, query));
  }

  @LogActivity('report_exported', { change: 'Detailed feedback' })
  @Get(API.exportDetailedFeedback)
  async detailedFeedback(
    @CurrentUserOf() user: User,
    @Query({ schema: exportQuerySchema }) query: ExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.vary('Accept');
    await sendFile(response, () =>
      request.accepts(['json', 'pdf']) === 'pdf'
        ? this.exports.detailedFeedbackPdf(user.id, query)
        : this.exports.detailedFeedbackJson(user.id, query),
    );
  }

  @LogActivity('report_exported', { change: 'Explanation of a grade' })
  @Get(API.resultExplanation)
  async explanation(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: explanationQuerySchema }) { timeZone = 'UTC' }: ExplanationQuery,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, (asker) => this.exports.explanation(user.id, id, timeZone, asker));
  }
}
