import { Body, Controller, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import type { CurrentUser } from '@marklight/contracts/auth';
import {
  type ChangePasswordRequest,
  type DeleteAccountRequest,
  type ProfileReply,
  type UpdateProfileRequest,
} from '@marklight/contracts/profile';
import {
  changePasswordRequestSchema,
  deleteAccountRequestSchema,
  updateProfileRequestSchema,
} from '@marklight/contracts/profile.schema';
import { API } from '@marklight/contracts/routes';
import type { Request, Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { AuthService } from '../auth/auth.service';
import { requireUncommon } from '../auth/password-rules';
import { inConstantTime } from '../auth/constant-time';
import { MailLimits } from '../auth/mail-limits';
import { SessionsService } from '../auth/sessions.service';
import { CurrentUserOf, AllowExpired } from '../auth/signed-in.guard';
import { SignInLimits } from '../auth/sign-in-limits';
import type { User } from '../auth/user.entity';
import { sendFile } from '../common/files/send-file';
import { AccountDeletion } from './account-deletion.service';
import { DataArchive } from './archive/data-archive.service';
import { OwnPassword } from './own-password.service';
import { ProfileService } from './profile.service';

/** A person's own account. Open to accounts whose access has ended, too, because the data is theirs. */
@AllowExpired()
@Controller()
export class ProfileController {
  constructor(
    private readonly profile: ProfileService,
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimits,
    private readonly mailLimits: MailLimits,
    private readonly ownPassword: OwnPassword,
    private readonly archive: DataArchive,
    private readonly deletion: AccountDeletion,
  ) {}

  @Get(API.profile)
  read(@CurrentUserOf() user: User): Promise<ProfileReply> {
    return this.profile.of(user);
  }

  @LogActivity('profile_updated', {})
  @Put(API.profile)
  async update(
    @CurrentUserOf() user: User,
    @Body({ schema: updateProfileRequestSchema }) body: UpdateProfileRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CurrentUser> {
    const changesEmail = body.email.toLowerCase() !== user.email;
    if (changesEmail) {
      await this.ownPassword.requireForEmail(request, user, body.currentPassword);
      await this.mailLimits.requireAccount(user.id);
    }
    const work = () => this.profile.update(user, body);
    const updated = await (changesEmail ? inConstantTime(work) : work());
    // The browser becomes known under the new email as well.
    if (updated.email !== user.email) this.limits.rememberDevice(response, updated.email);
    return this.auth.toReply(updated);
  }

  /** Other sessions of the person end; this one continues under a new id. */
  @LogActivity('password_changed', {})
  @HttpCode(204)
  @Put(API.changePassword)
  async changePassword(
    @CurrentUserOf() user: User,
    @Body({ schema: changePasswordRequestSchema }) body: ChangePasswordRequest,
    @Req() request: Request,
  ): Promise<void> {
    await this.ownPassword.require(request, user, body.currentPassword, 'currentPassword');
    requireUncommon(body.newPassword, user, 'newPassword');
    await this.profile.changePassword(user.id, body.newPassword, request.sessionID);
    await this.sessions.open(request, user);
  }

  @LogActivity('data_downloaded', {})
  @Get(API.downloadMyData)
  async downloadData(@CurrentUserOf() user: User, @Res() response: Response): Promise<void> {
    await sendFile(response, () => this.archive.of(user));
  }

  @HttpCode(204)
  @Post(API.deleteAccount)
  async delete(
    @CurrentUserOf() user: User,
    @Body({ schema: deleteAccountRequestSchema }) body: DeleteAccountRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.ownPassword.require(request, user, body.password, 'password');
    await this.deletion.delete(user);
    await this.sessions.endOwn(request, response);
  }
}
