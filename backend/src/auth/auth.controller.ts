import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  type CurrentUser,
  type LoginReply,
  type SignupReply,
  type SignupRequest,
} from '@marklight/contracts/auth';
import { signupRequestSchema } from '@marklight/contracts/auth.schema';
import { API } from '@marklight/contracts/routes';
import type { Request, Response } from 'express';
import { ActivityService } from '../activity/activity.service';
import { originOf } from '../activity/request-origin';
import { AuthError } from './auth.errors';
import { AuthService } from './auth.service';
import { LocalAuthGuard } from './local.strategy';
import { SessionsService } from './sessions.service';
import { signedInUserOf } from './signed-in-user';
import { CurrentUserOf, AllowExpired, Public } from './signed-in.guard';
import { SignUp } from './sign-up.service';
import { SignInLimits } from './sign-in-limits';
import type { User } from './user.entity';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly signingUp: SignUp,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimits,
    private readonly activity: ActivityService,
  ) {}

  @AllowExpired()
  @Get(API.currentUser)
  currentUser(@CurrentUserOf() user: User): CurrentUser {
    return this.auth.toReply(user);
  }

  /** An account whose trial has ended gets 403, and a session that may only subscribe. */
  @Public()
  @UseGuards(LocalAuthGuard)
  @HttpCode(200)
  @Post(API.login)
  async login(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<LoginReply> {
    const user = signedInUserOf(request);
    await this.sessions.open(request, user);
    this.limits.rememberDevice(response, user.email);
    await this.activity.record(user.id, 'logged_in', null, originOf(request));
    if (this.auth.accessOf(user) === 'expired') throw new AuthError('trial_expired');
    return { user: this.auth.toReply(user) };
  }

  @Public()
  @Post(API.signup)
  async signUp(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: signupRequestSchema }) body: SignupRequest,
  ): Promise<SignupReply> {
    await this.limits.countSignup(request, await this.signingUp.openInvitationIn(body));
    const user = await this.signingUp.signUp(body);
    if (!user)
      return {
        emailSent: true,
        message: 'We have sent an email to the address you entered. Open the link in it to continue.',
      };
    await this.sessions.open(request, user);
    this.limits.rememberDevice(response, user.email);
    await this.activity.record(user.id, 'signed_up', null, originOf(request));
    return {
      emailSent: false,
      message: this.signingUp.welcomeTo(user),
      user: this.auth.toReply(user),
    };
  }

  @Public()
  @HttpCode(204)
  @Post(API.logout)
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const user = request.user;
    await this.sessions.endOwn(request, response);
    if (user) await this.activity.record(user.id, 'logged_out', null, originOf(request));
  }
}
