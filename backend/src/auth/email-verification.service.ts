import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { EMAIL_LINK_HOURS } from '@marklight/contracts/business';
import type { DataSource, EntityManager } from 'typeorm';
import { MailService } from '../mail/mail.service';
import { AuthError } from './auth.errors';
import { FormerTrials } from './former-trials';
import { passwordFits } from './passwords';
import { OneTimeTokens } from './one-time-tokens.service';
import { User } from './user.entity';
import { accountOfEmail, markVerified, passwordHashOf } from './users.repository';

/** Proving by mail that an email is one's own. */
@Injectable()
export class EmailVerification {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly tokens: OneTimeTokens,
    private readonly formerTrials: FormerTrials,
  ) {}

  /** Mails a new link to the account's own address, in the caller's transaction. */
  async sendLink(manager: EntityManager, account: Pick<User, 'id' | 'email'>): Promise<void> {
    const { id } = await this.tokens.issue(manager, {
      purpose: 'verify_email',
      userId: account.id,
      email: account.email,
      minutes: EMAIL_LINK_HOURS * 60,
    });
    await this.mail.queue(manager, {
      kind: 'verify_email',
      userId: account.id,
      key: `verify_email:${id}`,
      data: { tokenId: id },
    });
  }

  /** Mails a new link where an account of this email waits for one; the same work and the same silence otherwise. */
  async sendAgain(email: string): Promise<void> {
    if (!this.mail.enabled) throw new AuthError('mail_off');
    await this.dataSource.transaction(async (manager) => {
      const account = await accountOfEmail(manager, email);
      if (account && !account.disabled && !account.confirmed) return this.sendLink(manager, account);
      await this.tokens.issue(manager, { purpose: 'verify_email', userId: null, email, minutes: 1 });
      await this.mail.queueNothing(manager);
    });
  }

  /**
   * Takes the link of a mail. A first confirmation is followed by the welcome. The password is asked for because the
   * mailbox's owner may open a link that a stranger's sign-up sent, and would confirm an account that the stranger can
   * sign in to.
   * @returns the account, which may be signed in
   * @throws AuthError link_invalid, also where the account has another email by now or is disabled; wrong_password,
   * after which the link can be used again
   */
  async verify(token: string, password: string): Promise<User> {
    return this.dataSource.transaction(async (manager) => {
      const { userId, email } = await this.tokens.use(manager, 'verify_email', token);
      const user = await manager.findOneBy(User, { id: userId });
      if (!user || user.email !== email || user.disabledAt) throw new AuthError('link_invalid');
      if (!(await passwordFits(await passwordHashOf(manager, userId), password)))
        throw new AuthError('wrong_password', { fields: { password: 'This password is incorrect.' } });
      await markVerified(manager, userId);
      // From here on another address of the same mailbox goes on with this trial.
      await this.formerTrials.note(manager, email, user.trialEndsAt);
      await this.mail.queue(manager, { kind: 'welcome', userId, key: `welcome:${userId}` });
      return manager.findOneByOrFail(User, { id: userId });
    });
  }
}
