import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ESSAY_MAX_BYTES } from '@marklight/contracts/business';
import {
  SOURCE_FILE_FIELD,
  type Assignment as AssignmentReply,
  type AssignmentCriteria,
  type AssignmentsQuery,
  type CreateAssignmentRequest,
  type PutAssignmentCriteriaRequest,
  type SourceTextReply,
  type UpdateAssignmentRequest,
} from '@marklight/contracts/classes';
import {
  assignmentsQuerySchema,
  createAssignmentRequestSchema,
  putAssignmentCriteriaRequestSchema,
  updateAssignmentRequestSchema,
} from '@marklight/contracts/classes.schema';
import { idSchema } from '@marklight/contracts/common.schema';
import { API } from '@marklight/contracts/routes';
import type { Request, Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { AskerOf, type Asker } from '../common/work/asker';
import { withUpload } from '../common/work/upload-turns';
import { AssignmentCriteriaService } from './assignment-criteria.service';
import { AssignmentsService } from './assignments.service';
import { SourceTextService } from './source-text.service';

@Controller()
export class AssignmentsController {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly criteria: AssignmentCriteriaService,
    private readonly sourceTexts: SourceTextService,
  ) {}

  @Get(API.assignments)
  async list(
    @CurrentUserOf() user: User,
    @Query({ schema: assignmentsQuerySchema }) query: AssignmentsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AssignmentReply[]> {
    return listReply(response, await this.assignments.list(user.id, query));
  }

  @Get(API.assignment)
  one(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<AssignmentReply> {
    return this.assignments.one(user.id, id);
  }

  @LogActivity('assignment_changed', { change: 'Created' })
  @Post(API.assignments)
  create(
    @CurrentUserOf() user: User,
    @Body({ schema: createAssignmentRequestSchema }) body: CreateAssignmentRequest,
  ): Promise<AssignmentReply> {
    return this.assignments.create(user, body);
  }

  @HttpCode(200)
  @Post(API.sourceText)
  sourceText(@AskerOf() asker: Asker, @Req() request: Request): Promise<SourceTextReply> {
    const limits = { field: SOURCE_FILE_FIELD, maxFiles: 1, maxBytes: ESSAY_MAX_BYTES };
    return withUpload(request, asker, limits, async ({ files: [file] }) => ({
      text: await this.sourceTexts.read(file, asker),
    }));
  }

  @LogActivity('assignment_changed', { change: 'Edited' })
  @Put(API.assignment)
  update(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateAssignmentRequestSchema }) body: UpdateAssignmentRequest,
  ): Promise<AssignmentReply> {
    return this.assignments.update(user, id, body);
  }

  @Get(API.assignmentCriteria)
  readCriteria(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<AssignmentCriteria> {
    return this.criteria.read(user.id, id);
  }

  @LogActivity('assignment_changed', { change: 'Criteria changed' })
  @Put(API.assignmentCriteria)
  putCriteria(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: putAssignmentCriteriaRequestSchema }) body: PutAssignmentCriteriaRequest,
    @AskerOf() asker: Asker,
  ): Promise<AssignmentReply> {
    return this.criteria.replace(user, id, body, asker);
  }

  @LogActivity('assignment_changed', { change: 'Deleted' })
  @HttpCode(204)
  @Delete(API.assignment)
  delete(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<void> {
    return this.assignments.delete(user.id, id);
  }
}
