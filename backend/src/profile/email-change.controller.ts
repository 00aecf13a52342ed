import { Body, Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { type ConfirmLinkRequest } from '@marklight/contracts/auth';
import { confirmLinkRequestSchema } from '@marklight/contracts/auth.schema';
import type { ConfirmEmailReply } from '@marklight/contracts/profile';
import { API } from '@marklight/contracts/routes';
import type { Request } from 'express';
import { ActivityService } from '../activity/activity.service';
import { LogActivity } from '../activity/log-activity';
import { originOf } from '../activity/request-origin';
import { inConstantTime } from '../auth/constant-time';
import { MailLimits } from '../auth/mail-limits';
import { CurrentUserOf, AllowExpired, Public } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { EmailChange } from './email-change.service';

/** Routes for an address that is waiting to be confirmed. */
@Controller()
export class EmailChangeController {
  constructor(
    private readonly change: EmailChange,
    private readonly limits: MailLimits,
    private readonly activity: ActivityService,
  ) {}

  @AllowExpired()
  @HttpCode(204)
  @Post(API.emailLink)
  async sendAgain(@CurrentUserOf() user: User): Promise<void> {
    await this.limits.requireAccount(user.id);
    await inConstantTime(() => this.change.sendAgain(user));
  }

  @AllowExpired()
  @LogActivity('profile_updated', { change: 'Change of email cancelled' })
  @HttpCode(204)
  @Delete(API.pendingEmail)
  async cancel(@CurrentUserOf() user: User): Promise<void> {
    await this.change.cancel(user.id);
  }

  /** Works without being signed in, since the link may be opened on another device: the password takes its place. */
  @Public()
  @HttpCode(200)
  @Post(API.confirmEmailChange)
  async confirm(
    @Body({ schema: confirmLinkRequestSchema }) { token, password }: ConfirmLinkRequest,
    @Req() request: Request,
  ): Promise<ConfirmEmailReply> {
    const user = await this.change.confirm(token, password);
    await this.activity.record(user.id, 'email_confirmed', null, originOf(request));
    return { email: user.email };
  }
}
