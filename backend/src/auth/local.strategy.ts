import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { loginRequestSchema } from '@marklight/contracts/auth.schema';
import { CONSTANT_TIME_MS } from '@marklight/contracts/business';
import { checked } from '@marklight/contracts/issue-words';
import { ActivityService } from '../activity/activity.service';
import { originOf } from '../activity/request-origin';
import { invalidInput } from '../common/schema.pipe';
import { AuthError } from './auth.errors';
import { AuthService } from './auth.service';
import { RefusalLog } from './refusal-log';
import { SignInLimits } from './sign-in-limits';
import type { User } from './user.entity';

/** passport-local over our accounts, behind the limits on failed sign-ins. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly auth: AuthService,
    private readonly limits: SignInLimits,
    private readonly activity: ActivityService,
    private readonly refusals: RefusalLog,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  async validate(request: Request, email: string, password: string): Promise<User> {
    // Hashing takes the same time either way, but recording a refusal does not, and the difference could reveal an
    // account.
    const minimum = sleep(CONSTANT_TIME_MS, undefined, { ref: false });
    const user = await this.limits.guard(request, email, (slowLane) =>
      this.auth.verify(email, password, { decoy: !slowLane }),
    );
    if (user?.disabledAt) throw new AuthError('account_disabled');
    if (user) return user;
    await this.activity.recordFailedLogin(email, originOf(request));
    await this.refusals.unknownAccount(email, request.ip);
    await minimum;
    throw new AuthError('invalid_credentials');
  }
}

/** Checks the body against the contract first: passport-local itself would answer a plain 401. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  override async canActivate(
    context: Parameters<InstanceType<ReturnType<typeof AuthGuard>>['canActivate']>[0],
  ) {
    const request = context.switchToHttp().getRequest<Request>();
    const parsed = checked(loginRequestSchema, request.body ?? {});
    if (!parsed.success) throw invalidInput(parsed.error.issues);
    request.body = parsed.data;
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<T>(error: unknown, user: T): T {
    if (error) throw error;
    if (!user) throw new AuthError('invalid_credentials');
    return user;
  }
}
