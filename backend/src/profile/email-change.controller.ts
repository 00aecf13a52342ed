import { Body, Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { type LinkRequest } from '@marklight/contracts/auth';
import { linkRequestSchema } from '@marklight/contracts/auth.schema';
import type { ConfirmEmailReply } from '@marklight/contracts/profile';
import { API } from '@marklight/contracts/routes';
import type { Request } from 'express';
import { ActivityService } from '../activity/activity.service';
import { LogActivity } from '../activity/log-activity';
import { originOf } from '../activity/request-origin';
import { evenly } from '../auth/even-answer';
import { MailLimits } from '../auth/mail-limits';
import { CurrentUserOf, EvenExpired, Public } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { EmailChange } from './email-change.service';

/** The address that waits for its confirmation. */
@Controller()
export class EmailChangeController {
  constructor(
    private readonly change: EmailChange,
    private readonly limits: MailLimits,
    private readonly activity: ActivityService,
  ) {}

  @EvenExpired()
  @HttpCode(204)
  @Post(API.emailLink)
  async sendAgain(@CurrentUserOf() user: User): Promise<void> {
    await this.limits.requireAccount(user.id);
    await evenly(() => this.change.sendAgain(user));
  }

  @EvenExpired()
  @LogActivity('profile_updated', { change: 'Change of email cancelled' })
  @HttpCode(204)
  @Delete(API.pendingEmail)
  async cancel(@CurrentUserOf() user: User): Promise<void> {
    await this.change.cancel(user.id);
  }

  /** Works signed out: the link may be opened on another device. */
  @Public()
  @HttpCode(200)
  @Post(API.confirmEmailChange)
  async confirm(
    @Body({ schema: linkRequestSchema }) { token }: LinkRequest,
    @Req() request: Request,
  ): Promise<ConfirmEmailReply> {
    const user = await this.change.confirm(token);
    await this.activity.record(user.id, 'email_confirmed', null, originOf(request));
    return { email: user.email };
  }
}
