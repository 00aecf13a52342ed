import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { type PageQuery } from '@marklight/contracts/common';
import { idSchema, pageQuerySchema } from '@marklight/contracts/common.schema';
import { API } from '@marklight/contracts/routes';
import type { StudentEssay } from '@marklight/contracts/student-work';
import type { Response } from 'express';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { StudentWorkService } from './student-work.service';

@Controller()
export class StudentWorkController {
  constructor(private readonly work: StudentWorkService) {}

  @Get(API.studentWork)
  async list(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StudentEssay[]> {
    return listReply(response, await this.work.of(user.id, id, query));
  }
}
