import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  ROSTER_VERSION_HEADER,
  type Class as ClassReply,
  type CreateClassRequest,
  type PutRosterRequest,
  type RosterReply,
  type Student,
  type UpdateClassRequest,
} from '@marklight/contracts/classes';
import {
  createClassRequestSchema,
  putRosterRequestSchema,
  updateClassRequestSchema,
} from '@marklight/contracts/classes.schema';
import { type PageQuery } from '@marklight/contracts/common';
import { idSchema, pageQuerySchema } from '@marklight/contracts/common.schema';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { AskerOf, type Asker } from '../common/work/asker';
import { ClassesService } from './classes.service';
import { RosterService } from './roster.service';
import { rosterVersion } from './roster-version';

@Controller()
export class ClassesController {
  constructor(
    private readonly classes: ClassesService,
    private readonly roster: RosterService,
  ) {}

  @Get(API.classes)
  async list(
    @CurrentUserOf() user: User,
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ClassReply[]> {
    return listReply(response, await this.classes.list(user.id, query));
  }

  @Get(API.class)
  one(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<ClassReply> {
    return this.classes.one(user.id, id);
  }

  @LogActivity('class_changed', { change: 'Created' })
  @Post(API.classes)
  create(
    @CurrentUserOf() user: User,
    @Body({ schema: createClassRequestSchema }) body: CreateClassRequest,
  ): Promise<ClassReply> {
    return this.classes.create(user.id, body);
  }

  @LogActivity('class_changed', { change: 'Edited' })
  @Put(API.class)
  update(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateClassRequestSchema }) body: UpdateClassRequest,
  ): Promise<ClassReply> {
    return this.classes.update(user.id, id, body);
  }

  @LogActivity('class_changed', { change: 'Deleted' })
  @HttpCode(204)
  @Delete(API.class)
  delete(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<void> {
    return this.classes.delete(user.id, id);
  }

  @Get(API.classStudents)
  async students(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Student[]> {
    const students = await this.roster.list(user.id, id);
    response.setHeader(ROSTER_VERSION_HEADER, rosterVersion(students));
    return students;
  }

  @LogActivity('class_changed', ({ students }: RosterReply) => ({
    change: 'Roster replaced',
    students: students.length,
  }))
  @Put(API.classStudents)
  putStudents(
    @CurrentUserOf() user: User,
    @AskerOf() asker: Asker,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: putRosterRequestSchema }) body: PutRosterRequest,
  ): Promise<RosterReply> {
    return this.roster.replace(user.id, id, body, asker);
  }
}
