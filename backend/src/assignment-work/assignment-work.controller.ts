import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { type AssignmentStanding, type WorkQuery, type WorkRow } from '@marklight/contracts/assignment-work';
import { workQuerySchema } from '@marklight/contracts/assignment-work.schema';
import { idSchema } from '@marklight/contracts/common.schema';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { AssignmentWorkService } from './assignment-work.service';

@Controller()
export class AssignmentWorkController {
  constructor(private readonly work: AssignmentWorkService) {}

  @Get(API.assignmentStanding)
  standing(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<AssignmentStanding> {
    return this.work.standing(user.id, id);
  }

  @Get(API.assignmentWork)
  async rows(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: workQuerySchema }) query: WorkQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WorkRow[]> {
    return listReply(response, await this.work.rows(user.id, id, query));
  }
}
