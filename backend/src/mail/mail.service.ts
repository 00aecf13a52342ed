import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { QueuedMail } from './mail';
import { MailRepository } from './mail.repository';
import { MailTransport } from './mail-transport';

/** The product's mails. Without SMTP_URL none is sent, and nothing depends on them. */
@Injectable()
export class MailService {
  constructor(
    private readonly mails: MailRepository,
    private readonly transport: MailTransport,
  ) {}

  /** Whether this server sends mail. */
  get enabled(): boolean {
    return this.transport.enabled;
  }

  /**
   * Queues a mail in the caller's transaction: it is sent if and only if that commits, and only once for its key,
   * however often it is asked for. Does nothing if mail is off.
   * @returns whether the mail is new
   */
  async queue(manager: EntityManager, mail: QueuedMail): Promise<boolean> {
    if (!this.enabled) return false;
    return this.mails.insert(manager, mail);
  }

  /**
   * The work of `queue` without a mail, in the caller's transaction: for an address that gets the same answer as one
   * that is sent a mail.
   */
  async queueNothing(manager: EntityManager): Promise<void> {
    await this.mails.undone(manager, () =>
      this.queue(manager, {
        kind: 'has_account',
        to: 'nobody@no-mail.invalid',
        key: `nothing:${randomUUID()}`,
      }),
    );
  }
}
