import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { QueuedMail } from './mail';
import { MailTransport } from './mail-transport';

/** Name of the queue's task; the mail's key travels with it. */
export const SEND_MAIL_TASK = 'send_mail';
/** How the queue's job of a mail is found. */
export const MAIL_JOB_KEY = 'mail:';
export interface SendMailPayload {
  key: string;
}

/**
 * The queue waits e^n seconds after the nth try, at most e^10 (6 h): the 13th try comes 22 hours after
 * the first, the last one within a day.
 */
export const MAX_ATTEMPTS = 13;

/** Mails of the product. Nothing is sent where SMTP_URL is not set, and nothing depends on it. */
@Injectable()
export class MailService {
  constructor(private readonly transport: MailTransport) {}

  /** Whether this server sends mail. */
  get enabled(): boolean {
    return this.transport.enabled;
  }

  /**
   * Queues a mail in the caller's transaction: it is sent if and only if that commits, once for its key,
   * whoever asks again and whenever. Does nothing where mail is off.
   * @returns whether the mail is new
   */
  async queue(manager: EntityManager, { kind, userId, to, key, data }: QueuedMail): Promise<boolean> {
    if (!this.enabled) return false;
    const added = (await manager.query(
      `with added as (
         insert into mails (key, kind, user_id, recipient, data) values ($1, $2, $3, $7, $4)
         on conflict (key) do nothing returning key
       )
       select graphile_worker.add_job(
         $5, json_build_object('key', key), job_key := $8 || key, max_attempts := $6
       ) from added`,
      [
        key,
        kind,
        userId ?? null,
        JSON.stringify(data ?? {}),
        SEND_MAIL_TASK,
        MAX_ATTEMPTS,
        to ?? null,
        MAIL_JOB_KEY,
      ],
    )) as unknown[];
    return added.length > 0;
  }

  /**
   * The work of `queue` without a mail, in the caller's transaction: for an address that is answered like one that
   * gets a mail.
   */
  async queueNothing(manager: EntityManager): Promise<void> {
    await manager.query('savepoint no_mail');
    await this.queue(manager, {
      kind: 'has_account',
      to: 'nobody@no-mail.invalid',
      key: `nothing:${randomUUID()}`,
    });
    await manager.query('rollback to savepoint no_mail');
  }
}
