import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CurrentUser, SignupRequest } from '@marklight/contracts/auth';
import { TRIAL_DAYS } from '@marklight/contracts/business';
import { Repository } from 'typeorm';
import { accessOf } from '../billing/access';
import { isUniqueViolation } from '../database/sql-errors';
import { AppConfig } from '../config/app-config';
import { AuthError } from './auth.errors';
import { hashPassword, passwordFits } from './passwords';
import { User } from './user.entity';

const DAY_MS = 86_400_000;

@Injectable()
export class AuthService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly config: AppConfig,
  ) {}

  /**
   * Makes an account with a trial of TRIAL_DAYS from now.
   * @throws AuthError email_taken
   */
  async signUp(request: SignupRequest, now = new Date()): Promise<User> {
    const trialEnd = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
    try {
      const { id } = await this.users.save({
        email: request.email.toLowerCase(),
        firstName: request.firstName,
        lastName: request.lastName,
        password: await hashPassword(request.password),
        trialStartDate: now,
        trialEndDate: trialEnd,
        trialEndsAt: trialEnd,
      });
      return await this.users.findOneByOrFail({ id });
    } catch (error) {
      if (isUniqueViolation(error))
        throw new AuthError('email_taken', { fields: { email: 'This email has an account.' } });
      throw error;
    }
  }

  /** The account that email and password belong to, or null. */
  async verify(email: string, password: string): Promise<User | null> {
    const found = await this.users
      .createQueryBuilder('user')
      .select(['user.id', 'user.password'])
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
    const fits = await passwordFits(found?.password ?? null, password);
    return found && fits ? this.find(found.id) : null;
  }

  find(id: string): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  accessOf(user: User, now = new Date()) {
    return accessOf(user, now, this.config.env.BILLING === 'off');
  }

  toReply(user: User): CurrentUser {
    return {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      isAdmin: user.isAdmin,
      accessStatus: this.accessOf(user),
      trialEndsAt: user.trialEndsAt?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
    };
  }
}
