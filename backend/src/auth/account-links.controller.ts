import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  type ConfirmLinkRequest,
  type ForgotPasswordReply,
  type ForgotPasswordRequest,
  type LoginReply,
  type ResendConfirmationReply,
  type ResendConfirmationRequest,
  type ResetPasswordRequest,
} from '@marklight/contracts/auth';
import {
  confirmLinkRequestSchema,
  forgotPasswordRequestSchema,
  resendConfirmationRequestSchema,
  resetPasswordRequestSchema,
} from '@marklight/contracts/auth.schema';
import { API } from '@marklight/contracts/routes';
import type { Request, Response } from 'express';
import { ActivityService } from '../activity/activity.service';
import { originOf } from '../activity/request-origin';
import { AuthService } from './auth.service';
import { inConstantTime } from './constant-time';
import { EmailVerification } from './email-verification.service';
import { MailLimits } from './mail-limits';
import { PasswordReset } from './password-reset.service';
import { SessionsService } from './sessions.service';
import { Public } from './signed-in.guard';
import { SignInLimits } from './sign-in-limits';

/** The routes behind one-time links. Only a POST uses a link up, so the visit of a mail scanner does not. */
@Public()
@Controller()
export class AccountLinksController {
  constructor(
    private readonly auth: AuthService,
    private readonly verification: EmailVerification,
    private readonly passwords: PasswordReset,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimits,
    private readonly mailLimits: MailLimits,
    private readonly activity: ActivityService,
  ) {}

  /** Signs in the person who opens the link and knows the password. */
  @HttpCode(200)
  @Post(API.verifyEmail)
  async verifyEmail(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: confirmLinkRequestSchema }) { token, password }: ConfirmLinkRequest,
  ): Promise<LoginReply> {
    const user = await this.verification.verify(token, password);
    await this.sessions.open(request, user);
    this.limits.rememberDevice(response, user.email);
    await this.activity.record(user.id, 'email_confirmed', null, originOf(request));
    return { user: this.auth.toReply(user) };
  }

  @HttpCode(202)
  @Post(API.resendConfirmation)
  async resendConfirmation(
    @Req() request: Request,
    @Body({ schema: resendConfirmationRequestSchema }) { email }: ResendConfirmationRequest,
  ): Promise<ResendConfirmationReply> {
    await this.mailLimits.requireAddress(request, email);
    await inConstantTime(async () => {
      if (await this.mailLimits.mayMail('confirmation', email)) await this.verification.sendAgain(email);
    });
    return {
      message: 'If an account with this email is waiting to be confirmed, a new link is on its way.',
    };
  }

  @HttpCode(202)
  @Post(API.forgotPassword)
  async forgotPassword(
    @Req() request: Request,
    @Body({ schema: forgotPasswordRequestSchema }) { email }: ForgotPasswordRequest,
  ): Promise<ForgotPasswordReply> {
    await this.mailLimits.requireAddress(request, email);
    await inConstantTime(async () => {
      if (await this.mailLimits.mayMail('new password', email)) await this.passwords.request(email);
    });
    return { message: 'If this email has an account, a link to choose a new password is on its way.' };
  }

  /** The browser counts as known afterwards, so that earlier failures do not keep its owner out. */
  @HttpCode(204)
  @Post(API.resetPassword)
  async resetPassword(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: resetPasswordRequestSchema }) { token, password }: ResetPasswordRequest,
  ): Promise<void> {
    const user = await this.passwords.reset(token, password);
    this.limits.rememberDevice(response, user.email);
    await this.activity.record(user.id, 'password_reset', null, originOf(request));
  }
}
