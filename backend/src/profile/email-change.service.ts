import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { EMAIL_LINK_HOURS } from '@marklight/contracts/business';
import type { DataSource, EntityManager } from 'typeorm';
import { AuthError } from '../auth/auth.errors';
import { EmailVerification } from '../auth/email-verification.service';
import { FormerTrials } from '../auth/former-trials';
import { KnownAddressNotice } from '../auth/known-address-notice';
import { OneTimeTokens } from '../auth/one-time-tokens.service';
import { isReservedEmail } from '../auth/reserved-emails';
import { User } from '../auth/user.entity';
import { accountOfEmail, passwordHashOf } from '../auth/users.repository';
import { BillingTasks } from '../billing/billing-tasks.service';
import { AppConfig } from '../config/app-config';
import { isUniqueViolation } from '../database/sql-errors';
import { MailService } from '../mail/mail.service';
import { ProfileError } from './profile.errors';

/** Changes a person's email. If mail is on, the old one stays until the new one is confirmed. */
@Injectable()
export class EmailChange {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly mail: MailService,
    private readonly tokens: OneTimeTokens,
    private readonly verification: EmailVerification,
    private readonly notice: KnownAddressNotice,
    private readonly formerTrials: FormerTrials,
    private readonly billingTasks: BillingTasks,
  ) {}

  /**
   * In the caller's transaction. If mail is on, an address that has an account gets the same answer as one that is
   * free, and its owner is notified.
   * @param email in lower case
   * @returns the customer whose email is to be changed at the payment provider
   * @throws ProfileError email_not_changed if mail is off and the address is taken
   */
  async ask(manager: EntityManager, user: User, email: string): Promise<string | null> {
    if (this.mail.enabled) {
      await manager.update(User, user.id, { pendingEmail: email });
      await this.mail.queue(manager, {
        kind: 'email_changing',
        userId: user.id,
        key: `email_changing:${user.id}:${Date.now()}`,
        to: user.email,
      });
      await this.sendLink(manager, user, email);
      return null;
    }
    if (await this.isTaken(manager, user, email)) throw new ProfileError('email_not_changed');
    return this.store(manager, user, { email, emailVerifiedAt: null, pendingEmail: null });
  }

  /**
   * Sends the newest link again: to the new address that is waiting to be confirmed, or to the account's own if that
   * is not confirmed yet.
   */
  async sendAgain(user: User): Promise<void> {
    if (!this.mail.enabled) throw new AuthError('mail_off');
    await this.dataSource.transaction(async (manager) => {
      const { pendingEmail, emailVerifiedAt } = await manager.findOneByOrFail(User, { id: user.id });
      if (pendingEmail !== null) await this.sendLink(manager, user, pendingEmail);
      else if (emailVerifiedAt === null) await this.verification.sendLink(manager, user);
    });
  }

  /** Cancels the change; the old email stays. */
  async cancel(userId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(User, userId, { pendingEmail: null });
      await this.tokens.revoke(manager, userId, 'change_email');
    });
  }

  /**
   * Uses the link that was mailed to the new address. Every other link of the account stops working. The password is
   * asked for because the mailbox's owner may open a link that a stranger asked for, and would confirm their address
   * for the stranger's account.
   * @param password of the account whose email changes
   * @throws AuthError link_invalid, also if the address now has an account or the account is disabled; wrong_password, after which
   * the link can be used again; too_many_attempts
   */
  async confirm(token: string, password: string): Promise<User> {
    const hash = await this.verification.requirePassword('change_email', token, password);
    try {
      const { user, customerId } = await this.dataSource.transaction(async (manager) => {
        const { userId, email } = await this.tokens.use(manager, 'change_email', token);
        const before = await manager.findOneBy(User, { id: userId });
        const isAsChecked = (await passwordHashOf(manager, userId)) === hash;
        if (!before || before.pendingEmail !== email || before.disabledAt || !isAsChecked)
          throw new AuthError('link_invalid');
        const changes = {
          email,
          emailVerifiedAt: new Date(),
          awaitsConfirmation: false,
          pendingEmail: null,
        };
        const customer = await this.store(manager, before, changes);
        await this.mail.queue(manager, {
          kind: 'email_changed',
          userId,
          key: `email_changed:${userId}:${Date.now()}`,
          to: before.email,
        });
        return { user: await manager.findOneByOrFail(User, { id: userId }), customerId: customer };
      });
      if (customerId) await this.billingTasks.workSoon(customerId);
      return user;
    } catch (error) {
      throw isUniqueViolation(error) ? new AuthError('link_invalid') : error;
    }
  }

  private async sendLink(manager: EntityManager, user: User, email: string): Promise<void> {
    if (await this.isTaken(manager, user, email)) {
      await this.tokens.revoke(manager, user.id, 'change_email');
      await this.notice.send(manager, email);
      return;
    }
    const { id } = await this.tokens.issue(manager, {
      purpose: 'change_email',
      userId: user.id,
      email,
      minutes: EMAIL_LINK_HOURS * 60,
    });
    await this.mail.queue(manager, {
      kind: 'change_email',
      userId: user.id,
      key: `change_email:${id}`,
      data: { tokenId: id },
    });
  }

  /** An administrator may change back to the first administrator's address. */
  private async isTaken(manager: EntityManager, user: User, email: string): Promise<boolean> {
    if (isReservedEmail(email, this.config) && !user.isAdmin) return true;
    return (await accountOfEmail(manager, email)) !== null;
  }

  /** Records the trial under the address that is given up, and ends every link of the account. */
  private async store(manager: EntityManager, user: User, changes: Partial<User>): Promise<string | null> {
    await this.formerTrials.note(manager, user.email, user.trialEndsAt);
    await manager.update(User, user.id, changes);
    await this.tokens.revoke(manager, user.id);
    return this.billingTasks.queueEmail(manager, user.id);
  }
}
