import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { idSchema } from '@marklight/contracts/common.schema';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import { API } from '@marklight/contracts/routes';
import {
  type CreateRubricRequest,
  type ImportRubricRequest,
  type PutSharesRequest,
  type Rubric as RubricReply,
  type RubricVersion,
  type RubricListQuery,
  type UpdateRubricRequest,
} from '@marklight/contracts/rubrics';
import {
  createRubricRequestSchema,
  importRubricRequestSchema,
  putSharesRequestSchema,
  rubricListQuerySchema,
  updateRubricRequestSchema,
} from '@marklight/contracts/rubrics.schema';
import { type ReportRubricRequest } from '@marklight/contracts/rubric-reports';
import { reportRubricRequestSchema } from '@marklight/contracts/rubric-reports.schema';
import type { Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { sendFile } from '../common/files/send-file';
import { AskerOf, type Asker } from '../common/work/asker';
import { RubricImport } from './import/rubric-import.service';
import { RubricPdfPool } from './pdf/rubric-pdf-pool';
import { RubricReportsService } from './rubric-reports.service';
import { RubricsService } from './rubrics.service';

@Controller()
export class RubricsController {
  constructor(
    private readonly rubrics: RubricsService,
    private readonly pdfs: RubricPdfPool,
    private readonly reports: RubricReportsService,
    private readonly imports: RubricImport,
  ) {}

  @Get(API.rubrics)
  async list(
    @CurrentUserOf() user: User,
    @Query({ schema: rubricListQuerySchema }) query: RubricListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RubricReply[]> {
    return listReply(response, await this.rubrics.list(user, query));
  }

  @LogActivity('rubric_changed', { change: 'Created' })
  @Post(API.rubrics)
  create(
    @CurrentUserOf() user: User,
    @Body({ schema: createRubricRequestSchema }) body: CreateRubricRequest,
  ): Promise<RubricReply> {
    return this.rubrics.create(user, body);
  }

  /** Stores nothing: the teacher checks what was understood, and then saves it. */
  @HttpCode(200)
  @Post(API.rubricImport)
  import(
    @AskerOf() asker: Asker,
    @Body({ schema: importRubricRequestSchema }) body: ImportRubricRequest,
  ): Promise<CreateRubricRequest> {
    return this.imports.read(body.text, asker);
  }

  @Get(API.rubric)
  one(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<RubricReply> {
    return this.rubrics.one(user, id);
  }

  @Get(API.rubricVersions)
  versions(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<RubricVersion[]> {
    return this.rubrics.versions(user, id);
  }

  @LogActivity('rubric_changed', { change: 'Edited' })
  @Put(API.rubric)
  update(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateRubricRequestSchema }) body: UpdateRubricRequest,
  ): Promise<RubricReply> {
    return this.rubrics.update(user, id, body);
  }

  @LogActivity('rubric_changed', { change: 'Deleted' })
  @HttpCode(204)
  @Delete(API.rubric)
  delete(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<void> {
    return this.rubrics.delete(user, id);
  }

  @LogActivity('rubric_changed', { change: 'Copied' })
  @Post(API.rubricDuplicate)
  duplicate(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<RubricReply> {
    return this.rubrics.duplicate(user, id);
  }

  @LogActivity('rubric_changed', { change: 'Sharing changed' })
  @Put(API.rubricShares)
  share(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: putSharesRequestSchema }) body: PutSharesRequest,
  ): Promise<RubricReply> {
    return this.rubrics.share(user, id, body.shares);
  }

  @LogActivity('criteria_uploaded', ({ items }: CriteriaSet) => ({ criteria: items.length }))
  @Post(API.rubricCriteriaSet)
  startGrading(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<CriteriaSet> {
    return this.rubrics.startGrading(user, id);
  }

  @LogActivity('rubric_changed', { change: 'Reported' })
  @HttpCode(204)
  @Post(API.rubricReport)
  report(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: reportRubricRequestSchema }) body: ReportRubricRequest,
  ): Promise<void> {
    return this.reports.report(user, id, body.reason);
  }

  @Get(API.rubricPdf)
  async pdf(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, async (asker) => this.pdfs.render(await this.rubrics.one(user, id), asker));
  }
}
