import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type {
  AssignmentStanding,
  GradeAssignmentRequest,
  WorkInProgress,
  WorkQuery,
  WorkRow,
} from '@marklight/contracts/assignment-work';
import { gradeAssignmentRequestSchema, workQuerySchema } from '@marklight/contracts/assignment-work.schema';
import { idSchema } from '@marklight/contracts/common.schema';
import type { GradeEnhancedReply } from '@marklight/contracts/grading';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { AssignmentWorkService } from './assignment-work.service';

@Controller()
export class AssignmentWorkController {
  constructor(private readonly work: AssignmentWorkService) {}

  @Get(API.workInProgress)
  inProgress(@CurrentUserOf() user: User): Promise<WorkInProgress[]> {
    return this.work.inProgress(user.id);
  }

  @Get(API.assignmentStanding)
  standing(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<AssignmentStanding> {
    return this.work.standing(user, id);
  }

  @Get(API.assignmentWork)
  async rows(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: workQuerySchema }) query: WorkQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WorkRow[]> {
    return listReply(response, await this.work.rows(user, id, query));
  }

  @LogActivity('grading_started', ({ jobs }: GradeEnhancedReply) => ({ essays: jobs.length }))
  @HttpCode(202)
  @Post(API.gradeAssignment)
  grade(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: gradeAssignmentRequestSchema }) body: GradeAssignmentRequest,
  ): Promise<GradeEnhancedReply> {
    return this.work.grade(user, id, body);
  }
}
