import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AppLog } from '../common/app-log';
import { DatabaseUrl } from '../database/database-url';
import { SupervisedQueue } from '../queue/supervised-queue';
import { WorkerRegistry } from '../queue/worker-registry';
import { queueUnsentMails } from './mail.repository';
import { MailFailure, MailTransport } from './mail-transport';
import { SEND_MAIL_TASK, type SendMailPayload } from './mail-queue';
import { MailSender } from './mail-sender';

/** Mail servers limit how fast one sender may send. */
const CONCURRENCY = 1;
/** Only a safety net: NOTIFY starts a job within milliseconds. */
const POLL_MS = 10_000;
/** A mail server takes at most this long over a mail. */
const STOP_PATIENCE_MS = 25_000;

/**
 * Sends the queued mails of this database, apart from grading so that a class set does not hold them up. If a process
 * dies while sending, the registry of workers hands its job back. Started by main.ts and worker.ts, not by the
 * module.
 */
@Injectable()
export class MailWorker {
  private queue: SupervisedQueue | undefined;

  constructor(
    private readonly url: DatabaseUrl,
    private readonly transport: MailTransport,
    private readonly sender: MailSender,
    private readonly registry: WorkerRegistry,
    private readonly log: AppLog,
  ) {}

  /** Says once in the log that mail is off. */
  async start(log: Logger): Promise<void> {
    if (!this.transport.enabled) {
      log.info('mail is off: SMTP_URL is not set, so no welcome, reminder or receipt is sent');
      return;
    }
    this.registry.onSweep('mail', queueUnsentMails);
    this.queue = new SupervisedQueue(
      {
        name: 'mail',
        url: this.url.direct,
        concurrency: CONCURRENCY,
        pollMs: POLL_MS,
        tasks: {
          [SEND_MAIL_TASK]: (payload, { attempts, maxAttempts }) =>
            this.work((payload as SendMailPayload).key, attempts, attempts >= maxAttempts, log),
        },
      },
      this.registry,
      this.log,
    );
    await this.queue.start();
  }

  /** Finishes sending the mails in progress, then stops. */
  async stop(): Promise<void> {
    const queue = this.queue;
    this.queue = undefined;
    await queue?.stop(STOP_PATIENCE_MS);
  }

  private async work(key: string, attempt: number, lastTry: boolean, log: Logger): Promise<void> {
    try {
      const outcome = await this.sender.send(key, lastTry);
      if (outcome?.state === 'given_up') {
        log.error({ mail: outcome.kind, attempt, reason: outcome.reason }, 'a mail was given up');
      } else if (outcome) {
        log.debug({ mail: outcome.kind, state: outcome.state }, 'a mail is done');
      }
    } catch (error) {
      // The queue stores a failure's text in the database, so only our own text, which names nobody, may reach it.
      const reason = error instanceof MailFailure ? error.message : 'unexpected error';
      log.warn({ attempt, reason }, 'a mail could not be sent and will be tried again');
      throw new Error(reason, { cause: undefined });
    }
  }
}
