import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module';
import { InvitationsModule } from '../invitations/invitations.module';
import { MailModule } from '../mail/mail.module';
import { ScheduledJobsModule } from '../scheduled-jobs/scheduled-jobs.module';
import { AccountLinksController } from './account-links.controller';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { CleanUp } from './clean-up';
import { CleanUpRepository } from './clean-up.repository';
import { FormerTrials } from './former-trials';
import { FormerTrialsRepository } from './former-trials.repository';
import { SignUpRules } from './sign-up-rules';
import { RefusalLog } from './refusal-log';
import { RefusalLogRepository } from './refusal-log.repository';
import { EmailVerification } from './email-verification.service';
import { InvitationController } from './invitation.controller';
import { KnownAddressNotice } from './known-address-notice';
import { LocalStrategy } from './local.strategy';
import { MailLimits } from './mail-limits';
import { OneTimeTokens } from './one-time-tokens.service';
import { PasswordReset } from './password-reset.service';
import { SessionWatch } from './session-watch';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';
import { SignedInGuard } from './signed-in.guard';
import { SignUp } from './sign-up.service';
import { SignInLimits } from './sign-in-limits';
import { User } from './user.entity';

@Module({
  imports: [
    TypeOrmModule.forFeature([User]),
    ActivityModule,
    InvitationsModule,
    MailModule,
    PassportModule.register({ session: true }),
    ScheduledJobsModule,
  ],
  controllers: [AuthController, AccountLinksController, InvitationController],
  providers: [
    AuthService,
    CleanUp,
    CleanUpRepository,
    FormerTrials,
    FormerTrialsRepository,
    EmailVerification,
    KnownAddressNotice,
    MailLimits,
    OneTimeTokens,
    PasswordReset,
    SignUp,
    LocalStrategy,
    RefusalLog,
    RefusalLogRepository,
    SignUpRules,
    SessionWatch,
    SessionsRepository,
    SessionsService,
    SignInLimits,
    { provide: APP_GUARD, useClass: SignedInGuard },
  ],
  exports: [
    AuthService,
    EmailVerification,
    KnownAddressNotice,
    MailLimits,
    OneTimeTokens,
    FormerTrials,
    PasswordReset,
    SessionWatch,
    SessionsService,
    SignInLimits,
  ],
})
export class AuthModule {}
