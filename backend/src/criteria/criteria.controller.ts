import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CRITERIA_MAX_BYTES } from '@marklight/contracts/business';
import { type PageQuery } from '@marklight/contracts/common';
import { idSchema, pageQuerySchema } from '@marklight/contracts/common.schema';
import {
  CRITERIA_FIELD,
  type CriteriaSet,
  type CriteriaTextRequest,
  type GradedCriteria,
} from '@marklight/contracts/criteria';
import { criteriaTextRequestSchema } from '@marklight/contracts/criteria.schema';
import { API } from '@marklight/contracts/routes';
import type { Request, Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { AskerOf, type Asker } from '../common/work/asker';
import { withUpload } from '../common/work/upload-turns';
import { CriteriaError } from './criteria.errors';
import { CriteriaService } from './criteria.service';

/** Only the first of several dropped files is used; more than this cannot be a slip of the hand. */
const MAX_FILES = 20;

@Controller()
export class CriteriaController {
  constructor(private readonly criteria: CriteriaService) {}

  @Get(API.criteria)
  async list(
    @CurrentUserOf() user: User,
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CriteriaSet[]> {
    return listReply(response, await this.criteria.list(user.id, query));
  }

  @LogActivity('criteria_uploaded', ({ items }: CriteriaSet) => ({ criteria: items.length }))
  @Post(API.criteria)
  async upload(
    @CurrentUserOf() user: User,
    @AskerOf() asker: Asker,
    @Req() request: Request,
  ): Promise<CriteriaSet> {
    const limits = { field: CRITERIA_FIELD, maxFiles: MAX_FILES, maxBytes: CRITERIA_MAX_BYTES };
    return withUpload(request, asker, limits, async ({ files: [first] }) => {
      if (!first)
        throw new CriteriaError('no_file', { fields: { [CRITERIA_FIELD]: 'No file was received.' } });
      return this.criteria.addFile(user.id, first, asker);
    });
  }

  @LogActivity('criteria_uploaded', ({ items }: CriteriaSet) => ({ criteria: items.length }))
  @Post(API.criteriaText)
  addText(
    @CurrentUserOf() user: User,
    @AskerOf() asker: Asker,
    @Body({ schema: criteriaTextRequestSchema }) body: CriteriaTextRequest,
  ): Promise<CriteriaSet> {
    return this.criteria.addText(user.id, body.text, asker);
  }

  @Get(API.criteriaSet)
  graded(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<GradedCriteria> {
    return this.criteria.graded(user.id, id);
  }

  @HttpCode(204)
  @Delete(API.criteriaSet)
  delete(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<void> {
    return this.criteria.delete(user.id, id);
  }
}
