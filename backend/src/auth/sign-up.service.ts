import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SignupRequest } from '@marklight/contracts/auth';
import { TRIAL_DAYS } from '@marklight/contracts/business';
import type { DataSource, EntityManager } from 'typeorm';
import { DAY_MS } from '@marklight/contracts/durations';
import { ActivityService } from '../activity/activity.service';
import { Clock } from '../common/clock';
import { planOf } from '../plan/access';
import { AppConfig } from '../config/app-config';
import { InvitationsService } from '../invitations/invitations.service';
import { MailService } from '../mail/mail.service';
import { AuthError } from './auth.errors';
import { inConstantTime } from './constant-time';
import { EmailVerification } from './email-verification.service';
import { FormerTrials } from './former-trials';
import { KnownAddressNotice } from './known-address-notice';
import { hashPassword } from './passwords';
import { requireUncommon } from './password-rules';
import { isReservedEmail } from './reserved-emails';
import { SignUpRules } from './sign-up-rules';
import { User } from './user.entity';

type NewAccount = Partial<User> & { email: string };

/** Creating accounts. The answer does not tell whether an address has one: see docs/decisions/accounts.md. */
@Injectable()
export class SignUp {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly rules: SignUpRules,
    private readonly invitations: InvitationsService,
    private readonly formerTrials: FormerTrials,
    private readonly mail: MailService,
    private readonly verification: EmailVerification,
    private readonly notice: KnownAddressNotice,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an account for a person who may have one, with a trial of TRIAL_DAYS from now, less what the address has
   * used. Where mail is on, the owner of the address hears by mail how to confirm a new account, or that they already
   * have one.
   * @returns the new account if it may be signed in straight away; null if the rest is in the mail
   * @throws AuthError signup_failed if the address is taken and mail does not say so; common_password,
   *   own_word_password, and what `SignUpRules` throws
   */
  signUp(request: SignupRequest): Promise<User | null> {
    const work = () => this.makeAccount(request);
    return this.mail.enabled ? inConstantTime(work) : work();
  }

  /** The id of the request's invitation, if that may still be used. */
  async openInvitationIn({ invitation }: Pick<SignupRequest, 'invitation'>): Promise<string | null> {
    return invitation === undefined ? null : this.invitations.openIdIn(invitation);
  }

  /** The message for somebody who has just signed up. */
  welcomeTo(user: User): string {
    if (user.awaitsConfirmation) return 'Your account is ready. Confirm your email address to use it.';
    if (this.config.env.BILLING === 'off') return 'Your account is ready.';
    const now = this.clock.now();
    const end = user.trialEndsAt ?? now;
    if (end.getTime() === (user.trialStartDate?.getTime() ?? 0) + TRIAL_DAYS * DAY_MS)
      return `Your account is ready. Your free trial runs for ${TRIAL_DAYS} days.`;
    if (end <= now) return 'Your account is ready. The free trial of this email address has ended.';
    const days = planOf(user, now, false).trialDaysLeft;
    const rest = days === 1 ? 'One day' : `${days} days`;
    return `Your account is ready. ${rest} of the free trial of this email address ${days === 1 ? 'is' : 'are'} left.`;
  }

  private async makeAccount(request: SignupRequest): Promise<User | null> {
    requireUncommon(request.password, request, 'password');
    const admission = await this.rules.admit(request);
    const proved = admission.invitation?.provesEmail === true;
    const byMail = this.mail.enabled && !proved;
    const now = this.clock.now();
    const account = {
      email: request.email.toLowerCase(),
      firstName: request.firstName,
      lastName: request.lastName,
      password: await hashPassword(request.password),
      trialStartDate: now,
      emailVerifiedAt: proved ? now : null,
      awaitsConfirmation: byMail || admission.awaitsConfirmation,
    };
    return this.dataSource.transaction(async (manager) => {
      const id = await this.insert(manager, account, now);
      if (id && admission.invitation) await this.invitations.use(manager, admission.invitation, id);
      if (byMail) {
        if (id) {
          await this.activity.recordIn(manager, id, 'signed_up', null);
          await this.verification.sendLink(manager, { id, email: account.email });
        } else await this.notice.send(manager, account.email);
        return null;
      }
      if (!id) throw new AuthError('signup_failed');
      await this.mail.queue(manager, { kind: 'welcome', userId: id, key: `welcome:${id}` });
      return manager.findOneByOrFail(User, { id });
    });
  }

  /** The id, or null if the address has an account or is not available to anybody. */
  private async insert(manager: EntityManager, account: NewAccount, now: Date): Promise<string | null> {
    const usualEnd = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
    const trialEnd = await this.formerTrials.endOf(manager, account.email, usualEnd);
    if (isReservedEmail(account.email, this.config)) return null;
    return insertedId(manager, { ...account, trialEndDate: trialEnd, trialEndsAt: trialEnd });
  }
}

/** Null where the address has an account. */
async function insertedId(manager: EntityManager, account: Partial<User>): Promise<string | null> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(User)
    .values(account)
    .orIgnore()
    .returning('id')
    .execute();
  return (raw as { id: string }[])[0]?.id ?? null;
}
