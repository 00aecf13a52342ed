import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RESET_LINK_HOURS } from '@marklight/contracts/business';
import type { DataSource } from 'typeorm';
import { MailService } from '../mail/mail.service';
import { AuthError } from './auth.errors';
import { OneTimeTokens } from './one-time-tokens.service';
import { hashPassword } from './passwords';
import { requireUncommon } from './password-rules';
import { SessionsService } from './sessions.service';
import { User } from './user.entity';
import { accountOfEmail, markVerified } from './users.repository';

/** Choosing a new password without the old one: by a link in a mail, or by one that an administrator hands over. */
@Injectable()
export class PasswordReset {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: SessionsService,
  ) {}

  /** Mails a link where the address has an account; the same work and the same silence where it has none. */
  async request(email: string): Promise<void> {
    if (!this.mail.enabled) throw new AuthError('mail_off');
    await this.dataSource.transaction(async (manager) => {
      const account = await accountOfEmail(manager, email);
      const reachable = account && !account.disabled ? account : null;
      const { id } = await this.tokens.issue(manager, {
        purpose: 'reset_password',
        userId: reachable?.id ?? null,
        email: reachable?.email ?? email.toLowerCase(),
        minutes: RESET_LINK_HOURS * 60,
      });
      if (!reachable) return this.mail.queueNothing(manager);
      await this.mail.queue(manager, {
        kind: 'reset_password',
        userId: reachable.id,
        key: `reset_password:${id}`,
        data: { tokenId: id },
      });
    });
  }

  /**
   * Stores the new password, ends every session, cancels a change of email, and tells the person by mail.
   * @throws AuthError link_invalid; common_password and own_word_password, after which the link can be used again
   */
  async reset(token: string, password: string): Promise<User> {
    // Anybody may call this, so a hash (19 MB and 50 ms of processor time) is computed only for those who have a
    // link.
    await this.tokens.requireUsable(this.dataSource.manager, 'reset_password', token);
    const hash = await hashPassword(password);
    return this.dataSource.transaction(async (manager) => {
      const { userId, email, mailed } = await this.tokens.use(manager, 'reset_password', token);
      const user = await manager.findOneBy(User, { id: userId });
      if (!user || user.email !== email) throw new AuthError('link_invalid');
      requireUncommon(password, user, 'password');
      // Somebody who knew the old password may have asked for another email.
      await manager.update(User, userId, { password: hash, pendingEmail: null });
      if (mailed) await markVerified(manager, userId);
      await this.tokens.revoke(manager, userId);
      await this.sessions.endAll(manager, userId);
      await this.mail.queue(manager, {
        kind: 'password_changed',
        userId,
        key: `password_changed:${userId}:${Date.now()}`,
      });
      return manager.findOneByOrFail(User, { id: userId });
    });
  }
}
