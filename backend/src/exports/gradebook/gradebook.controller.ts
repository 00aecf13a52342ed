import { Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import {
  GRADEBOOK_FIELD,
  GRADEBOOK_MAX_BYTES,
  type FilledGradebook,
  type GradebookQuery,
  type MadeGradebook,
} from '@marklight/contracts/gradebook';
import { gradebookFieldsSchema, gradebookQuerySchema } from '@marklight/contracts/gradebook.schema';
import { API } from '@marklight/contracts/routes';
import type { Request } from 'express';
import { LogActivity } from '../../activity/log-activity';
import { CurrentUserOf } from '../../auth/signed-in.guard';
import type { User } from '../../auth/user.entity';
import { parsed } from '../../common/schema.pipe';
import { type Asker, AskerOf } from '../../common/work/asker';
import { withUpload } from '../../common/work/upload-turns';
import { GradebookService } from './gradebook.service';

@Controller()
export class GradebookController {
  constructor(private readonly gradebooks: GradebookService) {}

  @LogActivity('report_exported', { change: 'Gradebook' })
  @Get(API.handBackGradebook)
  make(
    @CurrentUserOf() user: User,
    @Query({ schema: gradebookQuerySchema }) query: GradebookQuery,
  ): Promise<MadeGradebook> {
    return this.gradebooks.make(user.id, query);
  }

  @LogActivity('report_exported', { change: 'Gradebook' })
  @HttpCode(200)
  @Post(API.handBackGradebook)
  fill(
    @CurrentUserOf() user: User,
    @AskerOf() asker: Asker,
    @Req() request: Request,
  ): Promise<FilledGradebook> {
    const limits = { field: GRADEBOOK_FIELD, maxFiles: 1, maxBytes: GRADEBOOK_MAX_BYTES };
    return withUpload(request, asker, limits, ({ files: [file], fields }) =>
      this.gradebooks.fill(user.id, file, asker, parsed(gradebookFieldsSchema, fields)),
    );
  }
}
