import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import { type OpenSessionsReply } from '@marklight/contracts/profile';
import { sessionIdSchema } from '@marklight/contracts/profile.schema';
import { API } from '@marklight/contracts/routes';
import type { Request } from 'express';
import { LogActivity } from '../activity/log-activity';
import { SessionsService } from '../auth/sessions.service';
import { CurrentUserOf, AllowExpired } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';

/** The places where a person is signed in, and signing out there. */
@AllowExpired()
@Controller()
export class OwnSessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get(API.ownSessions)
  async list(@CurrentUserOf() user: User, @Req() request: Request): Promise<OpenSessionsReply> {
    return { sessions: await this.sessions.list(user, request.sessionID) };
  }

  @LogActivity('sessions_ended', { change: 'Signed out everywhere else' })
  @HttpCode(204)
  @Delete(API.ownSessions)
  async endOthers(@CurrentUserOf() user: User, @Req() request: Request): Promise<void> {
    await this.sessions.endOthers(user.id, request.sessionID);
  }

  @LogActivity('sessions_ended', { change: 'Signed out on another device' })
  @HttpCode(204)
  @Delete(API.ownSession)
  async endOne(
    @CurrentUserOf() user: User,
    @Param('id', { schema: sessionIdSchema }) id: string,
  ): Promise<void> {
    await this.sessions.endOne(user.id, id);
  }
}
