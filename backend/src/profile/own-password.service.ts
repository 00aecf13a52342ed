import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AuthService } from '../auth/auth.service';
import { SignInLimits } from '../auth/sign-in-limits';
import type { User } from '../auth/user.entity';
import { ProfileError } from './profile.errors';

/** Asks for the password again before actions for which an unlocked computer must not be enough. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly auth: AuthService,
    private readonly limits: SignInLimits,
  ) {}

  /**
   * Wrong guesses count like failed sign-ins.
   * @param field the name of the form's field, for the error
   * @throws ProfileError wrong_password, AuthError too_many_attempts
   */
  async require(request: Request, user: User, password: string, field: string): Promise<void> {
    const right = await this.limits.guard(request, user.email, () => this.auth.verify(user.email, password));
    if (right) return;
    throw new ProfileError('wrong_password', { fields: { [field]: 'This password is incorrect.' } });
  }

  /**
   * Call it before the email changes.
   * @throws ProfileError password_needed, wrong_password; AuthError too_many_attempts
   */
  async requireForEmail(request: Request, user: User, password: string | undefined): Promise<void> {
    if (password) return this.require(request, user, password, 'currentPassword');
    const { message } = new ProfileError('password_needed');
    throw new ProfileError('password_needed', { fields: { currentPassword: message } });
  }
}
