import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { MailRepository } from './mail.repository';
import { MailService } from './mail.service';

const DAYS_BEFORE_THE_END = 2;

/** Reminds people of trials that end soon. */
@Injectable()
export class TrialReminders {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mails: MailRepository,
    private readonly config: AppConfig,
    private readonly mail: MailService,
  ) {}

  /**
   * Queues a reminder for each running trial that ends within two days, once per trial end, so that there is another
   * reminder for an extended trial. There is none for a trial whose end changes nothing, or to an address that nobody
   * has shown to be theirs. Safe to run repeatedly and in several processes.
   * @returns how many were queued
   */
  async queueDue(now = new Date()): Promise<number> {
    if (!this.mail.enabled || this.config.env.BILLING === 'off') return 0;
    return this.dataSource.transaction(async (manager) => {
      const due = await this.mails.trialsEndingSoon(manager, now, DAYS_BEFORE_THE_END);
      let queued = 0;
      for (const { id, trialEndsAt } of due) {
        const ends = trialEndsAt.toISOString();
        const isNew = await this.mail.queue(manager, {
          kind: 'trial_ending',
          userId: id,
          key: `trial_ending:${id}:${ends}`,
          data: { trialEndsAt: ends },
        });
        if (isNew) queued += 1;
      }
      return queued;
    });
  }
}
