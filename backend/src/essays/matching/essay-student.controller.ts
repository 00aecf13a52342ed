import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { idSchema } from '@marklight/contracts/common.schema';
import type { AssignmentRoster, PutEssayStudentRequest } from '@marklight/contracts/roster-matches';
import { putEssayStudentRequestSchema } from '@marklight/contracts/roster-matches.schema';
import { API } from '@marklight/contracts/routes';
import { CurrentUserOf } from '../../auth/signed-in.guard';
import type { User } from '../../auth/user.entity';
import { EssayStudentService } from './essay-student.service';

/** Routes for who wrote the essays of an assignment. */
@Controller()
export class EssayStudentController {
  constructor(private readonly students: EssayStudentService) {}

  @Get(API.assignmentRoster)
  roster(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<AssignmentRoster> {
    return this.students.rosterOf(user.id, id);
  }

  @HttpCode(204)
  @Put(API.essayStudent)
  decide(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: putEssayStudentRequestSchema }) body: PutEssayStudentRequest,
  ): Promise<void> {
    return this.students.decide(user.id, id, body);
  }
}
