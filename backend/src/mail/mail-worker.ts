import { Injectable } from '@nestjs/common';
import { run, type Runner } from 'graphile-worker';
import type { Logger } from 'pino';
import { DatabaseUrl } from '../database/database-url';
import { quietQueueLogger } from '../database/queue-logger';
import { MailFailure, MailTransport } from './mail-transport';
import { MAX_ATTEMPTS, SEND_MAIL_TASK, type SendMailPayload } from './mail.service';
import { MailSender } from './mail-sender';

/** Mail servers limit how fast one sender may come. */
const CONCURRENCY = 1;
/** Only a safety net: NOTIFY starts a job within milliseconds. */
const POLL_MS = 10_000;

/**
 * Sends the queued mails of this database, apart from grading so that a class set does not hold them up.
 * A process that dies over a mail leaves its job to the grading workers' registry, which hands it back.
 * Started by main.ts and worker.ts, not by the module.
 */
@Injectable()
export class MailWorker {
  private runner: Runner | undefined;

  constructor(
    private readonly url: DatabaseUrl,
    private readonly transport: MailTransport,
    private readonly sender: MailSender,
  ) {}

  /** Says once in the log where mail is off. */
  async start(log: Logger): Promise<void> {
    if (!this.transport.enabled) {
      log.info('mail is off: SMTP_URL is not set, so no welcome, reminder or receipt is sent');
      return;
    }
    this.runner = await run({
      connectionString: this.url.direct,
      concurrency: CONCURRENCY,
      maxPoolSize: CONCURRENCY + 2,
      noHandleSignals: true,
      pollInterval: POLL_MS,
      logger: quietQueueLogger,
      taskList: {
        [SEND_MAIL_TASK]: async (payload, { job }) => {
          await this.work((payload as SendMailPayload).key, job.attempts, log);
        },
      },
    });
  }

  /** Lets a mail that is on its way get there, then leaves. */
  async stop(): Promise<void> {
    const runner = this.runner;
    this.runner = undefined;
    await runner?.stop().catch(() => undefined);
  }

  private async work(key: string, attempt: number, log: Logger): Promise<void> {
    try {
      const outcome = await this.sender.send(key, attempt >= MAX_ATTEMPTS);
      if (outcome?.state === 'given_up') {
        log.error({ mail: outcome.kind, attempt, reason: outcome.reason }, 'a mail was given up');
      } else if (outcome) {
        log.debug({ mail: outcome.kind, state: outcome.state }, 'a mail is done');
      }
    } catch (error) {
      // The queue keeps a failure's text in the database: only ours, which names nobody, may get there.
      const reason = error instanceof MailFailure ? error.message : 'unexpected error';
      log.warn({ attempt, reason }, 'a mail could not be sent and will be tried again');
      throw new Error(reason, { cause: undefined });
    }
  }
}
