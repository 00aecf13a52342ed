import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HOUR_MS } from '@marklight/contracts/durations';
import { Clock } from '../common/clock';
import { MailService } from '../mail/mail.service';
import { OneTimeTokens } from './one-time-tokens.service';
import { accountOfEmail } from './users.repository';

/**
 * When somebody enters an address that has an account, only its owner learns of it, by mail: the answer and the rows
 * written are the same as for an address that is free.
 */
@Injectable()
export class KnownAddressNotice {
  constructor(
    private readonly mail: MailService,
    private readonly tokens: OneTimeTokens,
    private readonly clock: Clock,
  ) {}

  /** In the caller's transaction; one mail an hour at most, so that nobody's mailbox can be filled. */
  async send(manager: EntityManager, email: string): Promise<void> {
    // As many rows as a link for a free address takes; nobody ever gets this one.
    await this.tokens.issue(manager, { purpose: 'verify_email', userId: null, email, minutes: 1 });
    const owner = await accountOfEmail(manager, email);
    if (!owner) return this.mail.queueNothing(manager);
    const hour = Math.floor(this.clock.now().getTime() / HOUR_MS);
    await this.mail.queue(manager, {
      kind: 'has_account',
      userId: owner.id,
      key: `has_account:${owner.id}:${hour}`,
    });
  }
}
