import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CurrentUser, SignupRequest } from '@marklight/contracts/auth';
import { TRIAL_DAYS } from '@marklight/contracts/business';
import { Repository } from 'typeorm';
import { accessOf } from '../billing/access';
import { Clock } from '../common/clock';
import { isUniqueViolation } from '../database/sql-errors';
import { AppConfig } from '../config/app-config';
import { InvitationsService } from '../invitations/invitations.service';
import { MailService } from '../mail/mail.service';
import { AuthError } from './auth.errors';
import { FormerTrials } from './former-trials';
import { hashPassword, passwordFits } from './passwords';
import { requireUncommon } from './password-rules';
import { IN_USE } from './sessions.repository';
import { SignUpRules } from './sign-up-rules';
import { User } from './user.entity';

const DAY_MS = 86_400_000;

@Injectable()
export class AuthService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly config: AppConfig,
    private readonly mail: MailService,
    private readonly clock: Clock,
    private readonly rules: SignUpRules,
    private readonly invitations: InvitationsService,
    private readonly formerTrials: FormerTrials,
  ) {}

  /** Whether a new account is sent a welcome. */
  get sendsWelcome(): boolean {
    return this.mail.enabled;
  }

  /**
   * Makes an account for whoever may have one, with a trial of TRIAL_DAYS from now less what the address has had, and queues its welcome where mail is on.
   * @throws AuthError email_taken, common_password, own_word_password
   */
  async signUp(request: SignupRequest, now = this.clock.now()): Promise<User> {
    await requireUncommon(request.password, request, 'password');
    const { invitation, awaitsConfirmation } = await this.rules.admit(request);
    const usualEnd = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
    const account = {
      email: request.email.toLowerCase(),
      firstName: request.firstName,
      lastName: request.lastName,
      password: await hashPassword(request.password),
      trialStartDate: now,
      awaitsConfirmation,
    };
    try {
      return await this.users.manager.transaction(async (manager) => {
        const trialEnd = await this.formerTrials.endOf(manager, account.email, usualEnd);
        const { id } = await manager.save(User, {
          ...account,
          trialEndDate: trialEnd,
          trialEndsAt: trialEnd,
        });
        if (invitation) await this.invitations.use(manager, invitation, id);
        await this.mail.queue(manager, { kind: 'welcome', userId: id, key: `welcome:${id}` });
        return manager.findOneByOrFail(User, { id });
      });
    } catch (error) {
      if (isUniqueViolation(error))
        throw new AuthError('email_taken', { fields: { email: 'This email has an account.' } });
      throw error;
    }
  }

  /** What somebody is told who has just signed up. */
  welcomeTo(user: User): string {
    if (user.awaitsConfirmation) return 'Your account is ready. Confirm your email address to use it.';
    if (this.config.env.BILLING === 'off') return 'Your account is ready.';
    const left = (user.trialEndsAt?.getTime() ?? 0) - this.clock.now().getTime();
    const days = Math.max(0, Math.round(left / DAY_MS));
    if (days === TRIAL_DAYS) return `Your account is ready. Your free trial runs for ${TRIAL_DAYS} days.`;
    const rest = days === 0 ? 'None' : days === 1 ? 'One day' : `${days} days`;
    return `Your account is ready. ${rest} of the free trial of this email address ${days > 1 ? 'are' : 'is'} left.`;
  }

  /**
   * The account that email and password belong to, or null.
   * @param decoy whether an email without an account costs as much time as one with
   */
  async verify(email: string, password: string, { decoy = true } = {}): Promise<User | null> {
    const found = await this.users
      .createQueryBuilder('user')
      .select(['user.id', 'user.password'])
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
    if (!found && !decoy) return null;
    const fits = await passwordFits(found?.password ?? null, password);
    return found && fits ? this.find(found.id) : null;
  }

  find(id: string): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  /** The account of a session that is still in use, or null where it has been idle for too long. */
  findSignedIn(id: string, sid: string): Promise<User | null> {
    return this.users
      .createQueryBuilder('user')
      .where('user.id = :id', { id })
      .andWhere(IN_USE, { sid })
      .getOne();
  }

  accessOf(user: User, now = this.clock.now()) {
    return accessOf(user, now, this.config.env.BILLING === 'off');
  }

  toReply(user: User): CurrentUser {
    return {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      isAdmin: user.isAdmin,
      awaitsConfirmation: user.awaitsConfirmation,
      accessStatus: this.accessOf(user),
      trialEndsAt: user.trialEndsAt?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
    };
  }
}
