import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { EMAIL_LINK_HOURS } from '@marklight/contracts/business';
import type { DataSource, EntityManager } from 'typeorm';
import { MailService } from '../mail/mail.service';
import { AuthError } from './auth.errors';
import { FormerTrials } from './former-trials';
import { passwordFits } from './passwords';
import type { TokenPurpose } from './one-time-tokens.repository';
import { OneTimeTokens } from './one-time-tokens.service';
import { SignInLimits } from './sign-in-limits';
import { User } from './user.entity';
import { accountOfEmail, markVerified, passwordHashOf } from './users.repository';

/** Confirms, by mail, that an email belongs to the person who entered it. */
@Injectable()
export class EmailVerification {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly tokens: OneTimeTokens,
    private readonly formerTrials: FormerTrials,
    private readonly limits: SignInLimits,
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

  /**
   * Mails a new link if an account with this email waits for one; otherwise does the same work and gives the same
   * answer.
   */
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
   * Uses the link in a mail. The first confirmation is followed by the welcome mail. The password is asked for
   * because the mailbox's owner may open a link that a stranger's sign-up sent, and would confirm an account that the
   * stranger can sign in to.
   * @returns the account, which may be signed in
   * @throws AuthError link_invalid, also if the account has since been disabled or given another email;
   * wrong_password, after which the link can be used again; too_many_attempts
   */
  async verify(token: string, password: string): Promise<User> {
    const hash = await this.requirePassword('verify_email', token, password);
    return this.dataSource.transaction(async (manager) => {
      const { userId, email } = await this.tokens.use(manager, 'verify_email', token);
      const user = await manager.findOneBy(User, { id: userId });
      const isAsChecked = (await passwordHashOf(manager, userId)) === hash;
      if (!user || user.email !== email || user.disabledAt || !isAsChecked)
        throw new AuthError('link_invalid');
      await markVerified(manager, userId);
      // From here on, a sign-up with another address of the same mailbox continues this trial.
      await this.formerTrials.note(manager, email, user.trialEndsAt);
      await this.mail.queue(manager, { kind: 'welcome', userId, key: `welcome:${userId}` });
      return manager.findOneByOrFail(User, { id: userId });
    });
  }

  /**
   * Asks for the password of the account that a link is for. Outside a transaction, because a hash takes 50 ms and would keep a
   * connection to the database for as long; and a few times for each link.
   * @returns the hash that the password fits: it must still be the account's when the link is used
   * @throws AuthError link_invalid, wrong_password, too_many_attempts
   */
  async requirePassword(purpose: TokenPurpose, token: string, password: string): Promise<string> {
    const { manager } = this.dataSource;
    const { id, userId } = await this.tokens.requireUsable(manager, purpose, token);
    await this.limits.countLinkPassword(id);
    const hash = await passwordHashOf(manager, userId);
    if (hash === null || !(await passwordFits(hash, password)))
      throw new AuthError('wrong_password', { fields: { password: 'This password is incorrect.' } });
    return hash;
  }
}
