import {
  createParamDecorator,
  Injectable,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Audience } from '@marklight/contracts/operations';
import type { Request } from 'express';
import { AuthError } from './auth.errors';
import { AuthService } from './auth.service';
import { RefusalLog } from './refusal-log';
import { signedInUserOf } from './signed-in-user';
import type { User } from './user.entity';

/** Key of the decorators' metadata. */
export const AUDIENCE = 'marklight:audience';

/** Visitors may call this. */
export const Public = () => SetMetadata(AUDIENCE, 'everyone' satisfies Audience);
/** Also for accounts whose trial has ended: signing out, and paying. */
export const AllowExpired = () => SetMetadata(AUDIENCE, 'even_expired' satisfies Audience);
/** Administrators only; their role is read from the database on each call. */
export const AdminsOnly = () => SetMetadata(AUDIENCE, 'admins' satisfies Audience);

/** The signed-in user of the request. */
export const CurrentUserOf = createParamDecorator((_: unknown, context: ExecutionContext): User =>
  signedInUserOf(context.switchToHttp().getRequest<Request>()),
);

/** Guards every route: without a decorator, for signed-in people with access. Also checks `?email=`. */
@Injectable()
export class SignedInGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly auth: AuthService,
    private readonly refusals: RefusalLog,
  ) {}

  /** Returns a promise only if something has to be recorded, because awaiting one takes a turn of the event loop. */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (audience === 'everyone') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const user = request.user;
    // The sessions of a disabled account are removed; one opened in the meantime is worthless.
    if (!user || user.disabledAt !== null) throw new AuthError('not_signed_in');
    requireOwnEmail(request, user);
    if (audience === 'even_expired') return true;
    if (audience === 'admins' && !user.isAdmin) return this.refuseAdminCall(user, request);
    this.requireAccess(user);
    return true;
  }

  private async refuseAdminCall(user: User, request: Request): Promise<never> {
    await this.refusals.deniedAdminCall(user, `${request.method} ${String(request.route?.path)}`);
    this.requireAccess(user);
    throw new AuthError('admins_only');
  }

  private requireAccess(user: User): void {
    if (user.awaitsConfirmation) throw new AuthError('email_not_confirmed');
    if (this.auth.accessOf(user) === 'expired') throw new AuthError('trial_expired');
  }
}

/** Clients name themselves by `?email=`; the session decides, and the two must agree. */
function requireOwnEmail(request: Request, user: User): void {
  const named = request.query.email;
  if (named === undefined || named === '') return;
  if (typeof named !== 'string' || named.trim().toLowerCase() !== user.email.toLowerCase()) {
    throw new AuthError('other_account');
  }
}
