import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  type Assignment as AssignmentReply,
  type AssignmentsQuery,
  type CreateAssignmentRequest,
  type UpdateAssignmentRequest,
} from '@marklight/contracts/classes';
import {
  assignmentsQuerySchema,
  createAssignmentRequestSchema,
  updateAssignmentRequestSchema,
} from '@marklight/contracts/classes.schema';
import { idSchema } from '@marklight/contracts/common.schema';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { AssignmentsService } from './assignments.service';

@Controller()
export class AssignmentsController {
  constructor(private readonly assignments: AssignmentsService) {}

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

  @LogActivity('assignment_changed', { change: 'Edited' })
  @Put(API.assignment)
  update(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateAssignmentRequestSchema }) body: UpdateAssignmentRequest,
  ): Promise<AssignmentReply> {
    return this.assignments.update(user, id, body);
  }

  @LogActivity('assignment_changed', { change: 'Deleted' })
  @HttpCode(204)
  @Delete(API.assignment)
  delete(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<void> {
    return this.assignments.delete(user.id, id);
  }
}
