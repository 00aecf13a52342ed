import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { QueuedMail } from './mail';
import { MailRepository } from './mail.repository';
import { MailTransport } from './mail-transport';

/** Mails of the product. Nothing is sent where SMTP_URL is not set, and nothing depends on it. */
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
   * Queues a mail in the caller's transaction: it is sent if and only if that commits, once for its key,
   * whoever asks again and whenever. Does nothing where mail is off.
   * @returns whether the mail is new
   */
  async queue(manager: EntityManager, mail: QueuedMail): Promise<boolean> {
    if (!this.enabled) return false;
    return this.mails.insert(manager, mail);
  }

  /**
   * The work of `queue` without a mail, in the caller's transaction: for an address that is answered like one that
   * gets a mail.
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
